import NibDecoder

/// Views, their guides, and the controllers that hold them.
struct ViewStructure {
  private let document: StructuredDocument

  init(_ document: StructuredDocument) { self.document = document }

  var faults: [StructureFault] { controllers + guides + containers + cells + unavailable }

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

extension ViewStructure {
  /// Views of classes that the SDK of tvOS marks as unavailable.
  fileprivate var unavailable: [StructureFault] {
    guard document.platform == .tvOS else { return [] }
    return Self.unavailable.flatMap { document.elements[$0] }.map {
      .never("tvOS has no \(document.vocabulary[$0.name]?.className ?? $0.name); use another view", $0)
    }
  }

  private static let unavailable = [
    "switch", "slider", "stepper", "datePicker", "pickerView", "toolbar", "webView", "wkWebView", "refreshControl",
  ]

  /// Content views of table view cells in cells of collections.
  fileprivate var cells: [StructureFault] {
    document.elements["tableViewCellContentView"].filter { $0.parent?.name == "collectionViewCell" }.map {
      .never("the content view of a cell is a <collectionViewCellContentView>, not a <\($0.name)>", $0)
    }
  }
}

/// Controls with cells, tables, windows and stack views of macOS.
struct AppKitStructure {
  private let document: StructuredDocument

  init(_ document: StructuredDocument) { self.document = document }

  var faults: [StructureFault] { scrollViews + windows + boxes + stacks + menus }

  private var scrollViews: [StructureFault] {
    var found: [StructureFault] = []
    for view in document.elements["scrollView"] {
      if let list = view.child(named: "subviews") {
        found.append(.never("a scroll view has its content in its clip view; move it there", list))
      }
      for content in view.children(forKey: "contentView") where content.name != "clipView" {
        found.append(.never("the contentView of a scroll view is a <clipView>, not a <\(content.name)>", content))
      }
    }
    for clip in document.elements["clipView"]
    where clip.child(named: "subviews").map({ Array($0.children).count != 1 }) == true {
      found.append(.never("a clip view has one subview", clip))
    }
    for table in document.elements["tableView"] + document.elements["outlineView"]
    where table.parent?.name != "subviews" || table.parent?.parent?.name != "clipView" {
      found.append(.never("a table is in the clip view of a scroll view", table))
    }
    return found
  }

  private var windows: [StructureFault] {
    document.elements["window"].flatMap { window -> [StructureFault] in
      guard !document.isOfFirstFormat, let parent = window.parent,
        parent.name == "objects" || parent.name == "windowController"
      else { return [] }
      let keys =
        ["contentRect", "screenRect", "styleMask"]
        + (!document.isStoryboard && parent.name == "objects" ? ["contentView"] : [])
      return keys.filter { window.child(forKey: $0) == nil }.prefix(1).map {
        .never("a window has a \($0); add it", window)
      }
    }
  }

  private var boxes: [StructureFault] {
    document.elements["box"].compactMap { box in
      box.child(named: "subviews").map { .never("a box has its subviews in its contentView; move them there", $0) }
    }
  }

  private var stacks: [StructureFault] {
    guard document.listsPartsOfStackViews else { return [] }
    return document.elements["stackView"].compactMap { stack in
      guard let views = stack.child(named: "subviews") else { return nil }
      let count = Array(views.children).count
      for (list, one) in [("visibilityPriorities", "priority"), ("customSpacing", "spacing")] {
        let found = stack.child(named: list).map { Array($0.children).count } ?? 0
        guard found != count else { continue }
        return .never(
          "a stack view has a \(one) in <\(list)> for each of its \(count) subviews, and not \(found)", stack)
      }
      return nil
    }
  }

  private var menus: [StructureFault] {
    document.elements["menuItem"].compactMap { item in
      guard let parent = item.parent, parent.name == "menu", item["key"] == nil else { return nil }
      return .never("menu items are in <items>; move it there", item)
    }
  }
}

/// Constraints and what they are between.
struct ConstraintStructure {
  private let document: StructuredDocument

  init(_ document: StructuredDocument) { self.document = document }

  var faults: [StructureFault] {
    document.elements["constraint"].compactMap(fault)
      + document.elements["constraints"].compactMap { list in
        guard let view = list.parent, !document.isView(view) else { return nil }
        return .never("constraints belong to a view, not to <\(view.name)>", list)
      } + translated
  }

  /// Views without a frame that constraints and their autoresizing masks place.
  ///
  /// Evidence: of 111,139 views in constraints of 5,611 public documents 27 have no translatesAutoresizingMaskIntoConstraints,
  /// and all of these have a frame.
  private var translated: [StructureFault] {
    let views = document.elements["subviews"].flatMap(\.children).filter { view in
      view[Self.translates] != "NO" && document.isView(view) && view.child(forKey: "frame") == nil
    }
    guard !views.isEmpty else { return [] }
    let items = Set(document.elements["constraint"].flatMap { [$0["firstItem"], $0["secondItem"]].compactMap(\.self) })
    return views.filter { $0["id"].map(items.contains) ?? false }.map {
      .never("a view in constraints has \(Self.translates)=\"NO\"; add it", $0, $0.writing(Self.translates, "NO"))
    }
  }

  private static let translates = "translatesAutoresizingMaskIntoConstraints"

  private func fault(of constraint: DocumentElement) -> StructureFault? {
    guard constraint.parent?.name == "constraints" else { return nil }
    for attribute in ["firstItem", "secondItem"] {
      guard let item = document.object(constraint[attribute]) else { continue }
      if !document.isView(item), !Self.guides.contains(item.name) {
        return .never("\(attribute) of a constraint is a view or a layout guide, not \(item.title)", constraint)
      }
      if document.isStoryboard, item.enclosing("scene")?.index != constraint.enclosing("scene")?.index {
        return .never("\(attribute) of a constraint is in another scene", constraint)
      }
    }
    if constraint["secondItem"] != nil, constraint["secondAttribute"] == nil {
      return .never("a constraint with a secondItem has a secondAttribute; add it", constraint)
    }
    if constraint["secondItem"] == nil, constraint["secondAttribute"] != nil {
      return .never("a constraint with a secondAttribute has a secondItem; add it", constraint)
    }
    return nil
  }

  private static let guides: Set = [
    "viewLayoutGuide", "viewControllerLayoutGuide", "keyboardLayoutGuide", "layoutGuide",
  ]
}
