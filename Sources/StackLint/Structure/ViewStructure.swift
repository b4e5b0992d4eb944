import NibDecoder

/// Views, their guides, and the controllers that hold them.
struct ViewStructure {
  private let document: StructuredDocument

  init(_ document: StructuredDocument) { self.document = document }

  var faults: [StructureFault] { subviews + repeatedKeys + controllers + guides + containers }

  private var subviews: [StructureFault] {
    document.elements["subviews"].flatMap { list in
      list.children.flatMap { view -> [StructureFault] in
        var found: [StructureFault] = []
        if let key = view["key"] {
          found.append(.never("a subview has no key, as \(key); remove it, or move the view out of <subviews>", view))
        }
        if view["id"] == nil { found.append(.never("\(view.title) has no id, which every subview has; add one", view)) }
        return found
      }
    }
  }

  /// Only the first child with a key is read.
  private var repeatedKeys: [StructureFault] {
    let keyed = document.elements.document.attributes(named: ["key"]).map(\.element)
    var seen: [Int: Set<String>] = [:]
    return keyed.compactMap { child in
      guard let parent = child.parent, let key = child["key"],
        !seen[parent.index.position, default: []].insert(key).inserted,
        !(parent.name == "textView" && ["minSize", "maxSize"].contains(key)), child.name != "variation"
      else { return nil }
      return .never("second child of <\(parent.name)> with the key \(key); remove it, or give it another key", child)
    }
  }

  private var controllers: [StructureFault] {
    Self.controllers.flatMap { document.elements[$0] }.flatMap { controller -> [StructureFault] in
      var found: [StructureFault] = []
      for child in controller.children where document.isView(child) {
        if child["key"] == nil {
          found.append(
            .never("the view of a controller has a key; add key=\"view\"", child, child.adding("key", "view")))
        } else if let key = child["key"], !Self.keys.contains(key) {
          let fix =
            controller.child(forKey: "view") == nil
            ? child.valueRange("key").map {
              [Diagnostic.FixIt("write view", range: $0, replacement: "view")]
            } ?? [] : []
          found.append(.never("the view of a controller has the key view, not \(key)", child, fix))
        }
      }
      return found + views(of: controller)
    }
  }

  private static let controllers = [
    "viewController", "tableViewController", "collectionViewController", "splitViewController", "tabBarController",
    "navigationController",
  ]
  private static let keys: Set = [
    "view", "toolbar", "navigationBar", "tabBar", "tableView", "splitView", "tabView", "refreshControl",
  ]

  private func views(of controller: DocumentElement) -> [StructureFault] {
    guard document.platform != .macOS, document.isStoryboard, controller.parent?.name == "objects",
      let wanted = Self.viewsOfControllers[controller.name]
    else { return [] }
    return controller.children(forKey: "view").filter { $0.name != wanted }.map {
      .never("the view of a <\(controller.name)> is a <\(wanted)>, not a <\($0.name)>", $0)
    }
  }

  private static let viewsOfControllers = [
    "tableViewController": "tableView", "collectionViewController": "collectionView",
  ]

  private var guides: [StructureFault] {
    document.elements["viewLayoutGuide"].compactMap { guide in
      guard let view = guide.parent else { return nil }
      guard document.isView(view) else {
        return .never("a layout guide belongs to a view, not to <\(view.name)>", guide)
      }
      let key = guide["key"] ?? ""
      guard Self.guides.contains(key) else {
        return .never(
          "no layout guide has the key \(key.isEmpty ? "\"\"" : key); write safeArea, contentLayoutGuide or frameLayoutGuide",
          guide)
      }
      guard Self.scrollGuides.contains(key), !Self.scrolling.contains(view.name) else { return nil }
      return .never("only scroll views have a \(key), and not <\(view.name)>", guide)
    }
      + document.elements["viewControllerLayoutGuide"].filter {
        $0.parent?.name != "layoutGuides" || !["top", "bottom"].contains($0["type"] ?? "")
      }.map { .never("a viewControllerLayoutGuide is in <layoutGuides>, of type top or bottom", $0) }
  }

  private static let guides: Set = ["safeArea", "contentLayoutGuide", "frameLayoutGuide", "layoutMargins", "keyboard"]
  private static let scrollGuides: Set = ["contentLayoutGuide", "frameLayoutGuide"]
  private static let scrolling: Set = ["scrollView", "collectionView", "tableView", "textView"]

  private var containers: [StructureFault] {
    document.elements["containerView"].flatMap { container in
      let segues = container.connections.filter { $0.name == "segue" }
      let others = segues.filter { $0["kind"] != "embed" }
      return others.map {
        StructureFault.never("the segue of a container view embeds; write kind=\"embed\"", $0)
      } + segues.dropFirst().map { .never("second segue of a container view, which embeds one controller", $0) }
    }
      + (document.platform == .macOS
        ? []
        : document.elements["visualEffectView"].compactMap { view in
          view.child(named: "subviews").map {
            .never("a visual effect view has its subviews in its contentView; move them there", $0)
          }
        })
  }
}
