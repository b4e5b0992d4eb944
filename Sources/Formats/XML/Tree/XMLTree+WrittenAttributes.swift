/// Attributes as they are written.
extension XMLTree {
  /// An attribute as it is written.
  public struct Attribute: Hashable, Sendable {
    /// The name, with its namespace prefix.
    public let name: String
    /// The value as XML reads it, without references such as `&amp;`.
    public let value: String
    /// The bytes of the name.
    public let nameRange: SourceRange
    /// The bytes of the value, without its quotes.
    public let valueRange: SourceRange

    /// The bytes of the whole attribute, with the quotes.
    public var range: SourceRange { SourceRange(nameRange.lowerBound, valueRange.upperBound + 1) }
  }

  /// The attributes of an element in the order in which they are written.
  public func attributes(of element: ElementIndex) -> [Attribute] {
    attributePositions(of: element).map(writtenAttribute(at:))
  }

  /// An attribute of an element, nil if the element does not have it.
  public func attribute(named name: String, of element: ElementIndex) -> Attribute? {
    attribute(name, of: element).map(writtenAttribute(at:))
  }

  /// The value of an attribute, nil if the element does not have it.
  public subscript(element: ElementIndex, attribute: String) -> String? {
    self.attribute(attribute, of: element).map { value(ofAttribute: $0) }
  }

  /// The namespaces that an element declares, as in `xmlns:x="…"`. They are not among its attributes.
  public func namespaceDeclarations(of element: ElementIndex) -> [Attribute] {
    source.bytes.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return [] }
      var scanner = StartTagScanner(base: base, count: bytes.count, tagStart: tagRange(of: element).lowerBound)
      return scanner.namespaceDeclarations().map { found in
        let nameRange = SourceRange(found.nameStart, found.nameEnd)
        let valueRange = SourceRange(found.valueStart, found.valueEnd)
        return Attribute(
          name: source.text(in: nameRange), value: source.text(in: valueRange), nameRange: nameRange,
          valueRange: valueRange)
      }
    }
  }

  /// The attribute at a position.
  package func writtenAttribute(at position: Int) -> Attribute {
    Attribute(
      name: name(ofAttribute: position), value: value(ofAttribute: position),
      nameRange: nameRange(ofAttribute: position), valueRange: valueRange(ofAttribute: position))
  }
}
