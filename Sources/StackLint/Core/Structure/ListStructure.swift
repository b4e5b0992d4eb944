import NibDecoder
import StackModel

/// Tables, collections, bars and gesture recognizers of iOS and tvOS.
struct ListStructure {
  private let document: StructuredDocument

  init(_ document: StructuredDocument) { self.document = document }

  var faults: [StructureFault] { cells + tables + items + recognizers }

  private var cells: [StructureFault] {
    let contents = document.elements["tableViewCellContentView"].compactMap { content -> StructureFault? in
      guard let cell = content["tableViewCell"], let parent = content.parent, cell != parent["id"] else { return nil }
      let fix = parent["id"].flatMap { id in
        content.valueRange("tableViewCell").map {
          [Diagnostic.FixIt("write the cell's id", range: $0, replacement: id)]
        }
      }
      return .never(
        "tableViewCell \"\(cell)\" of a content view is not its cell; write \(parent["id"] ?? "its id")", content,
        fix ?? [])
    }
    guard !document.isOfFirstFormat else { return contents }
    return contents
      + document.elements["tableViewCell"].compactMap { cell in
        guard let view = cell.child(forKey: "contentView"), view.name != "tableViewCellContentView" else { return nil }
        return .never("the content view of a cell is a <tableViewCellContentView>, not a <\(view.name)>", view)
      }
  }

  private var tables: [StructureFault] {
    document.elements["tableView"].flatMap { table -> [StructureFault] in
      let mode = table["dataMode"]
      let sections = table.child(named: "sections")
      var found: [StructureFault] = []
      if mode == "static" {
        if !document.isStoryboard || table.parent?.name != "tableViewController" {
          found.append(
            .refused(
              Diagnostic.message("\(Self.staticTable); use prototypes, or a table view controller", Self.staticTable),
              table))
        } else if sections == nil {
          found.append(.never("a static table has its cells in <sections>; add them", table))
        } else if let prototypes = table.child(named: "prototypes") {
          found.append(.never("a static table has no prototypes; remove them", prototypes))
        }
      } else if let sections, !Array(sections.children).isEmpty {
        found.append(.never("a table with sections has dataMode=\"static\", not \"\(mode ?? "")\"", table))
      }
      if table.child(named: "prototypes") != nil, mode != "prototypes", mode != "static" {
        let range = table.valueRange("dataMode")
        let fix = range.map { [Diagnostic.FixIt("write prototypes", range: $0, replacement: "prototypes")] }
        found.append(
          .never(
            "a table with prototypes has dataMode=\"prototypes\"", table, fix ?? table.adding("dataMode", "prototypes"))
        )
      }
      return found
    }
  }

  private static let staticTable =
    "ibtool: Static table views are only valid when embedded in UITableViewController instances"

  private var items: [StructureFault] {
    document.elements["barButtonItem"].compactMap { item in
      guard let parent = item.parent, let key = item["key"], parent.name == "navigationItem",
        !Self.itemKeys.contains(key)
      else { return nil }
      return .never(
        "a navigation item has no key \(key); write leftBarButtonItem, rightBarButtonItem or backBarButtonItem",
        item)
    }
      + document.elements["navigationItem"].compactMap { item in
        guard item["key"] == nil, let parent = item.parent, parent.name != "items", parent.name != "objects" else {
          return nil
        }
        return .never(
          "a navigation item has key=\"navigationItem\"; add it", item, item.addingKey("navigationItem"))
      }
  }

  private static let itemKeys: Set = [
    "leftBarButtonItem", "rightBarButtonItem", "backBarButtonItem", "displayModeButtonItem",
  ]

  private var recognizers: [StructureFault] {
    let names = document.elements.document.tree.names.filter { $0.hasByteSuffix("GestureRecognizer") }
    return names.flatMap { document.elements[$0] }.filter { $0.parent?.name != "objects" }.map {
      .never("a gesture recognizer is an object of its own; move it into <objects>", $0)
    }
  }
}

/// Images and colors that a document lists, and modules of classes.
struct ResourceStructure {
  private let document: StructuredDocument
  private let declared: Set<Resource>

  private struct Resource: Hashable {
    let kind: String
    let name: String
  }

  init(_ document: StructuredDocument) {
    self.document = document
    let list = document.root.child(named: "resources").map { Array($0.children) } ?? []
    declared = Set(list.compactMap { one in one["name"].map { Resource(kind: one.name, name: $0) } })
  }

  var faults: [StructureFault] { images + colors + modules }

  private var images: [StructureFault] {
    document.elements.document.attributes(named: Self.imageAttributes).compactMap { written in
      let (element, attribute) = (written.element, written.name)
      guard let name = element.written(attribute), !Self.others.contains(element.name),
        element.parent?.name != "resources",
        !declared.contains(Resource(kind: "image", name: name)), element["catalog"] != "system"
      else { return nil }
      return .lossy("image \"\(name)\" is not in <resources>, where Xcode lists it with its size; add it", element)
    }
  }

  private static let imageAttributes = [
    "image", "selectedImage", "highlightedImage", "backgroundImage", "landscapeImage", "alternateImage", "thumbImage",
    "largeContentSizeImage",
  ]
  private static let others: Set = [
    "accessibilityTraits", "window", "ImageDescription", "userDefinedRuntimeAttribute", "binding", "outlet", "action",
  ]

  private var colors: [StructureFault] {
    // The first finding adds all.
    var isFirst = true
    return document.elements["color"].compactMap { color in
      if document.listsSystemColors, document.platform != .macOS, let name = color["systemColor"],
        color.parent?.name != "systemColor", !declared.contains(Resource(kind: "systemColor", name: name))
      {
        defer { isFirst = false }
        let fix = isFirst ? systemColorFix : []
        return .lossy("system color \(name) is not in <resources>, where Xcode lists it; add it", color, fix)
      }
      guard document.listsNamedColors, let name = color["name"], color["colorSpace"] != "catalog",
        !declared.contains(Resource(kind: "namedColor", name: name))
      else { return nil }
      return .lossy("color \"\(name)\" is not in <resources>, where Xcode lists it; add it", color)
    }
  }

  /// The edits that list the colors of the system, each in its place.
  private var systemColorFix: [Diagnostic.FixIt] {
    let used = document.elements["color"].filter { $0.parent?.name != "systemColor" }.compactMap { $0["systemColor"] }
    let missing = Set(used).filter { !declared.contains(Resource(kind: "systemColor", name: $0)) }.sorted()
    let entries = missing.compactMap { name in
      SystemColors.resource(named: name).map {
        (name, ["<systemColor name=\"\(name)\">", "    " + DocumentElement.tag("color", $0), "</systemColor>"])
      }
    }
    guard let last = Array(document.root.children).last, !entries.isEmpty else { return [] }
    guard let list = document.root.child(named: "resources") else {
      let lines = entries.flatMap { $1 }.map { "    " + $0 }
      let edit = SourceEdit(at: last.wholeRange.upperBound, last.lines(["<resources>"] + lines + ["</resources>"]))
      return [Diagnostic.FixIt("list the colors of the system", edit)]
    }
    let listed = Array(list.children)
    return entries.map { name, lines in
      let next = listed.firstIndex { $0.name == "systemColor" && $0["name"].map { $0 > name } ?? false }
      let place = listed[..<(next ?? listed.count)].last?.wholeRange.upperBound ?? list.range.upperBound
      return Diagnostic.FixIt("list the color of the system", SourceEdit(at: place, list.lines(lines, inside: true)))
    }
  }

  private var modules: [StructureFault] {
    document.elements.document.attributes(named: ["customModule", "customModuleProvider"]).compactMap { written in
      let (element, attribute) = (written.element, written.name)
      guard element["customClass"] == nil, attribute == "customModule" || element["customModule"] == nil else {
        return nil
      }
      return .lossy("\(attribute) without customClass says nothing; add the class, or remove it", element)
    }
  }
}
