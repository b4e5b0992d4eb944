import NibDecoder

/// Views, their guides, and the controllers that hold them.
struct ViewStructure {
  private let document: StructuredDocument

  init(_ document: StructuredDocument) { self.document = document }

  var faults: [StructureFault] { controllers + guides + containers }

  private var controllers: [StructureFault] {
    Self.controllers.flatMap { document.elements[$0] }.flatMap { controller -> [StructureFault] in
      var found: [StructureFault] = []
      for child in controller.children where document.isView(child) {
        if child["key"] == nil {
          found.append(
            .never("the view of a controller has a key; add key=\"view\"", child, child.addingKey("view")))
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
      guard let key = guide["key"] else {
        let fix = Self.scrolling.contains(view.name) ? [] : guide.addingKey("safeArea")
        return .never("a layout guide has a key, such as safeArea; add it", guide, fix)
      }
      guard Self.guides.contains(key) else {
        return .never(
          "no layout guide has the key \(key); write safeArea, contentLayoutGuide or frameLayoutGuide", guide)
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
