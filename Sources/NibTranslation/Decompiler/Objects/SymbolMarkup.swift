import NibDecoder

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
