import CompiledNib

/// Items of bars and segments.
struct BarMarkup {
  let views: ViewMarkup
  let scope: NibScope
  let parts: DocumentParts
  let values: ValueMarkup
  private var graph: ObjectGraph { scope.graph }

  private static let systemItems = [
    "done", "cancel", "edit", "save", "add", "flexibleSpace", "fixedSpace", "compose", "reply", "action", "organize",
    "bookmarks", "search", "refresh", "stop", "camera", "trash", "play", "pause", "rewind", "fastForward", "undo",
    "redo",
  ]
  private static let titleModes = ["automatic", "always", "never"]

  /// The items of a bar; those of a container's bar belong to the controllers that it holds.
  func items(of bar: Int) -> [MarkupElement] {
    if let owner = graph.reference("UIDelegate", of: bar), ControllerMarkup.isController(owner, in: scope) { return [] }
    return graph.objects(in: "UIItems", of: bar).compactMap { item($0) }
  }

  /// An item of a bar; nil if it is of another kind, or in the document already.
  func item(_ position: Int, key: String? = nil) -> MarkupElement? {
    let names = [
      "UIBarButtonItem": "barButtonItem", "UINavigationItem": "navigationItem", "UITabBarItem": "tabBarItem",
    ]
    guard let name = names[scope.className(of: position)], scope.begin(position), let id = scope.id(of: position) else {
      return nil
    }
    let element = parts.element(name, id: id)
    element.set("key", key)
    if let name = graph.customClass(of: position) { element.set(customClass: name) }
    let object = graph.objects[position]
    AttributeWriting(values: values).write(
      [
        AttributeRow("UITitle", "title", .text), AttributeRow("UIImage", "image", .image),
        AttributeRow("UIWidth", "width", .number), AttributeRow("UITag", "tag", .integer),
        AttributeRow("UITintColor", "tintColor", .color), AttributeRow("UIBadgeColor", "badgeColor", .color),
      ], of: position, into: element)
    if name == "barButtonItem" {
      let number = object["UIIsSystemItem"]?.integer == 1 ? object["UISystemItem"]?.integer : nil
      element.set("systemItem", number.flatMap { Self.systemItems.indices.contains($0) ? Self.systemItems[$0] : nil })
      if object["UIStyle"]?.integer == 2 { element.set("style", "done") }
      if object["UIEnabled"] != nil { element.set("enabled", object["UIEnabled"]?.integer != 0, unless: true) }
      element.append(graph.reference("UICustomView", of: position).flatMap { views.element($0, key: "customView") })
    } else if name == "navigationItem" {
      let mode = object["UILargeTitleDisplayMode"]?.integer ?? 0
      if mode > 0, Self.titleModes.indices.contains(mode) {
        element.set("largeTitleDisplayMode", Self.titleModes[mode])
      }
      addButtons(position, to: element)
    }
    PropertyMarkup(scope: scope, values: values).add(of: position, to: element)
    return element
  }

  private func addButtons(_ position: Int, to element: MarkupElement) {
    element.append(graph.reference("UITitleView", of: position).flatMap { views.element($0, key: "titleView") })
    element.append(graph.reference("UIBackBarButtonItem", of: position).flatMap { item($0, key: "backBarButtonItem") })
    for side in ["Left", "Right"] {
      let items = graph.objects(in: "UI\(side)BarButtonItems", of: position)
      let name = side.lowercased() + "BarButtonItem"
      if items.count > 1 {
        element.append(name + "s", items.compactMap { item($0) })
      } else {
        let single = items.first ?? graph.reference("UI\(side)BarButtonItem", of: position)
        element.append(single.flatMap { item($0, key: name) })
      }
    }
  }

  func addSegments(_ position: Int, to element: MarkupElement) {
    let segments = graph.objects(in: "UISegments", of: position).map { segment in
      let markup = MarkupElement("segment")
      if let info = graph.reference("UISegmentInfo", of: segment) {
        let text = graph.text(of: info)
        markup.set("title", text ?? "")
        if text == nil { markup.set("image", graph.text("UIResourceName", of: info)) }
      }
      return markup
    }
    element.append("segments", segments)
  }
}
