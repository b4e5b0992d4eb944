import NibDecoder

/// The states and the configuration of a button.
struct ButtonMarkup {
  let values: ValueMarkup
  private var graph: ObjectGraph { values.graph }

  private static let states = [0: "normal", 1: "highlighted", 2: "disabled", 4: "selected", 8: "focused"]

  func add(of position: Int, to element: MarkupElement) {
    let contents = graph.entries(in: "UIButtonStatefulContent", of: position).compactMap { entry -> (Int, Int)? in
      graph.number(of: entry.key).flatMap { Int(exactly: $0) }.map { ($0, entry.value) }
    }
    for (number, content) in contents.sorted(by: { $0.0 < $1.0 }) {
      guard let name = Self.states[number] else { continue }
      element.append(state(name, content))
    }
    if let configuration = graph.reference("UIButtonConfiguration", of: position) {
      element.append(self.configuration(configuration))
    }
  }

  private func state(_ name: String, _ content: Int) -> MarkupElement {
    let state = MarkupElement("state", [("key", name)])
    AttributeWriting(values: values).write(.named("state"), of: content, into: state)
    state.append(SymbolMarkup(graph: graph).configuration("UIImageSymbolConfiguration", of: content))
    return state
  }

  private func configuration(_ position: Int) -> MarkupElement {
    let element = MarkupElement("buttonConfiguration", [("key", "configuration")])
    AttributeWriting(values: values).write(.named("buttonConfiguration"), of: position, into: element)
    if let title = graph.reference("UIButtonConfigurationTitle", of: position) {
      element.append(AttributedTextMarkup(values).element(title, key: "attributedTitle"))
    }
    return element
  }
}

/// How large and how heavy a symbol of the system is drawn.
struct SymbolMarkup {
  let graph: ObjectGraph

  /// The configuration under a key of an object; nil if there is none, or if it says nothing.
  func configuration(_ key: String, of position: Int) -> MarkupElement? {
    guard let object = graph.object(key, of: position) else { return nil }
    let element = MarkupElement("preferredSymbolConfiguration", [("key", "preferredSymbolConfiguration")])
    if let size = object["UIPointSize"]?.number {
      element.set("configurationType", "pointSize")
      element.set("pointSize", DecimalText.text(of: size))
    }
    for (attribute, key) in [("scale", "UISymbolScale"), ("weight", "UISymbolWeight")] {
      element.set(attribute, object[key]?.integer.flatMap { Self.name($0, of: attribute) })
    }
    return element.attributes.count > 1 ? element : nil
  }

  /// The name of a scale or a weight; nil for one that is unspecified.
  private static func name(_ number: Int, of attribute: String) -> String? {
    let vocabulary = Vocabulary.cocoaTouch
    guard number > 0, let element = vocabulary["preferredSymbolConfiguration"] else { return nil }
    return vocabulary.attribute(attribute, of: element)?.name(of: number)
  }
}
