import StackLint
import XMLSource

/// The value of a part in a few words: a color by its name, a size as `20 × 40`.
struct ValueText {
  let text: String

  init(_ element: ElementIndex, in tree: XMLTree) {
    let value = { (name: String) in tree[element, name] }
    switch tree.name(of: element) {
    case "color": text = Self.color(value)
    case "size": text = "\(Self.number(value("width"))) × \(Self.number(value("height")))"
    case "rect":
      text = "(" + ["x", "y", "width", "height"].map { Self.number(value($0)) }.joined(separator: ", ") + ")"
    case "point": text = "(\(Self.number(value("x"))), \(Self.number(value("y"))))"
    case "edgeInsets", "inset", "directionalEdgeInsets":
      text = tree.attributes(of: element).filter { $0.name != "key" }.map { "\($0.name) \(Self.number($0.value))" }
        .joined(separator: ", ")
    default: text = Self.words(element, tree)
    }
  }

  /// The name of a color, or its components as in CSS.
  private static func color(_ value: (String) -> String?) -> String {
    if let name = value("name") ?? value("systemColor") ?? value("cocoaTouchSystemColor") { return name }
    let components = ["red", "green", "blue"].map { value($0) ?? value("white") ?? "0" }
    let digits = components.map { component -> String in
      let number = Int(((Double(component) ?? 0) * 255).rounded())
      let text = String(min(max(number, 0), 255), radix: 16)
      return text.utf8.count == 1 ? "0" + text : text
    }
    let alpha = number(value("alpha") ?? "1")
    return "#" + digits.joined() + (alpha == "1" ? "" : " at \(alpha)")
  }

  /// A number as short as it can be told: `20` for `20.0`.
  private static func number(_ text: String?) -> String {
    guard let text, let number = Double(text) else { return text ?? "0" }
    let rounded = (number * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1e9 ? String(Int(rounded)) : String(rounded)
  }

  private static func words(_ element: ElementIndex, _ tree: XMLTree) -> String {
    let attributes = tree.attributes(of: element).filter { $0.name != "key" && $0.name != "id" }
    let content = tree.text(of: element)
    let words = attributes.map { "\(InspectorName.name(of: $0.name)) \($0.value)" } + (content.isEmpty ? [] : [content])
    return words.joined(separator: ", ").outlineText ?? ObjectName.words(of: tree.name(of: element))
  }

  /// Whether the attributes of an element are one value, which is told as a whole.
  static func isWhole(_ element: String) -> Bool {
    ["color", "size", "rect", "point", "edgeInsets", "inset", "directionalEdgeInsets"].contains(element)
  }
}
