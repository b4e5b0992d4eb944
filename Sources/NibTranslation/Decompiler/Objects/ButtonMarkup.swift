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
