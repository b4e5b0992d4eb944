import CompiledNib

/// The states and the configuration of a button.
struct ButtonMarkup {
  let values: ValueMarkup
  private var graph: ObjectGraph { values.graph }

  private static let states = [0: "normal", 1: "highlighted", 2: "disabled", 4: "selected", 8: "focused"]
  private static let styles = ["plain", "gray", "tinted", "filled"]
  private static let cornerStyles = ["dynamic", "small", "medium", "large", "capsule"]
  private static let placements = [1: "top", 2: "leading", 4: "bottom", 8: "trailing"]

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
    AttributeWriting(values: values).write(
      [
        AttributeRow("UITitle", "title", .text), AttributeRow("UIImage", "image", .image),
        AttributeRow("UIBackgroundImage", "backgroundImage", .image),
        AttributeRow("UIAttributedTitle", "attributedTitle", .attributedText),
        AttributeRow("UITitleColor", "titleColor", .color), AttributeRow("UIShadowColor", "titleShadowColor", .color),
      ], of: content, into: state)
    state.append(SymbolMarkup(graph: graph).configuration("UIImageSymbolConfiguration", of: content))
    return state
  }

  private func configuration(_ position: Int) -> MarkupElement {
    let object = graph.objects[position]
    func name(_ key: String, _ names: [String]) -> String? {
      object[key]?.integer.flatMap { names.indices.contains($0) ? names[$0] : nil }
    }
    let element = MarkupElement("buttonConfiguration", [("key", "configuration")])
    element.set("style", name("UIButtonConfigurationButtonStyle", Self.styles) ?? "plain")
    element.set("cornerStyle", name("UIButtonConfigurationCornerStyle", Self.cornerStyles))
    element.set(
      "imagePlacement", object["UIButtonConfigurationImagePlacement"]?.integer.flatMap { Self.placements[$0] })
    AttributeWriting(values: values).write(
      [
        AttributeRow("UIButtonConfigurationTitle", "title", .text),
        AttributeRow("UIButtonConfigurationSubtitle", "subtitle", .text),
        AttributeRow("UIButtonConfigurationImage", "image", .image),
        AttributeRow("UIButtonConfigurationImagePadding", "imagePadding", .number),
        AttributeRow("UIButtonConfigurationTitlePadding", "titlePadding", .number),
        AttributeRow("UIButtonConfigurationBaseForegroundColor", "baseForegroundColor", .color),
        AttributeRow("UIButtonConfigurationBaseBackgroundColor", "baseBackgroundColor", .color),
      ], of: position, into: element)
    if let title = graph.reference("UIButtonConfigurationTitle", of: position) {
      element.append(AttributedText(values).element(title, key: "attributedTitle"))
    }
    return element
  }
}
