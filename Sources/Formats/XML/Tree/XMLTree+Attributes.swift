/// The attributes of elements.
extension XMLTree {
  /// The positions of an element's attributes, as they are written.
  @inlinable
  package func attributePositions(of element: ElementIndex) -> Range<Int> {
    let record = elements[element.position]
    return Int(record.firstAttribute)..<Int(record.firstAttribute + record.attributeCount)
  }

  /// The position of an attribute, nil if the element does not have it.
  @inlinable
  package func attribute(_ name: String, of element: ElementIndex) -> Int? {
    attribute(HashedName(name), of: element)
  }

  /// The position of an attribute, nil if the element does not have it.
  @inlinable
  package func attribute(_ key: HashedName, of element: ElementIndex) -> Int? {
    guard mayAnswer(key, element) else { return nil }
    return attributePositions(of: element).first { position in
      let name = Int(attributes[position].name)
      return nameHashes[name] == key.hash && names[name] == key.text
    }
  }

  @inlinable
  package func name(ofAttribute position: Int) -> String { names[Int(attributes[position].name)] }

  /// The value of an attribute as XML reads it.
  @usableFromInline
  package func value(ofAttribute position: Int) -> String {
    let decoded = attributes[position].decodedValue
    return decoded < 0 ? source.text(in: valueRange(ofAttribute: position)) : decodedValues[Int(decoded)]
  }

  @inlinable
  package func valueRange(ofAttribute position: Int) -> SourceRange {
    SourceRange(Int(attributes[position].valueStart), Int(attributes[position].valueEnd))
  }

  @inlinable
  package func nameRange(ofAttribute position: Int) -> SourceRange {
    SourceRange(Int(attributes[position].nameStart), Int(attributes[position].nameEnd))
  }
}
