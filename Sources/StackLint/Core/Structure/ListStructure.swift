import NibDecoder

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
