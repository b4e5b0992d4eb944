/// The property that a key of compiled nibs stands for.
struct VocabularyKey {
  let property: String
  /// The attribute; nil if the property is a child element.
  let attribute: VocabularyAttribute?
  /// Whether the key is true where the attribute is `NO`.
  let isInverted: Bool

  /// - Returns: nil if the element has no such key, or if the key does not stand for one property.
  init?(_ key: String, of element: String, in vocabulary: Vocabulary) {
    guard let element = vocabulary[element],
      let row = vocabulary.nibKeys(of: element).first(where: { $0.key == key }), case .property(let name) = row.source
    else { return nil }
    property = name
    attribute = vocabulary.attribute(name, of: element)
    if case .flag(false, written: "YES", _) = row.condition { isInverted = true } else { isInverted = false }
  }
}
