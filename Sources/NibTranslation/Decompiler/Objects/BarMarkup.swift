/// Items of bars and segments.
struct BarMarkup {
  let views: ViewMarkup
  let scope: NibScope
  let parts: DocumentParts
  let values: ValueMarkup
  private var graph: ObjectGraph { scope.graph }

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
    AttributeWriting(values: values).write(.named(name), of: position, into: element)
    if name == "barButtonItem" {
      element.append(graph.reference("UICustomView", of: position).flatMap { views.element($0, key: "customView") })
    } else if name == "navigationItem" {
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
