import NibDecoder

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
