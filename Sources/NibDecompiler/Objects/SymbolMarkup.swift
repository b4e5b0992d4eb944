import CompiledNib

/// How large and how heavy a symbol of the system is drawn.
struct SymbolMarkup {
  let graph: ObjectGraph

  private static let scales = [1: "small", 2: "medium", 3: "large"]
  private static let weights = [
    1: "ultraLight", 2: "thin", 3: "light", 4: "regular", 5: "medium", 6: "semibold", 7: "bold", 8: "heavy", 9: "black",
  ]

  /// The configuration under a key of an object; nil if there is none, or if it says nothing.
  func configuration(_ key: String, of position: Int) -> MarkupElement? {
    guard let object = graph.object(key, of: position) else { return nil }
    let element = MarkupElement("preferredSymbolConfiguration", [("key", "preferredSymbolConfiguration")])
    if let size = object["UIPointSize"]?.number {
      element.set("configurationType", "pointSize")
      element.set("pointSize", DecimalText.text(of: size))
    }
    element.set("scale", object["UISymbolScale"]?.integer.flatMap { Self.scales[$0] })
    element.set("weight", object["UISymbolWeight"]?.integer.flatMap { Self.weights[$0] })
    return element.attributes.count > 1 ? element : nil
  }
}
