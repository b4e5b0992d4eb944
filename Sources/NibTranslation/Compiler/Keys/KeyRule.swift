import Formats

/// One key of a compiled object, and how its value follows from an element.
struct KeyRule: Sendable {
  /// The value; nil leaves the key out.
  typealias Value = @Sendable (_ element: ElementIndex, _ content: inout NibContent) -> ArchivedValue?

  let key: String
  let value: Value

  init(_ key: String, _ value: @escaping Value) { (self.key, self.value) = (key, value) }

  /// No key: attributes that have one known value, or say nothing that a nib has.
  static func reading(_ read: @escaping @Sendable (ElementIndex, VocabularyReader) -> Void) -> KeyRule {
    KeyRule("") { element, content in
      read(element, content.reader)
      return nil
    }
  }
}

extension Array where Element == KeyRule {
  /// The keys of an element, in the order of the rules, which is the order of the keys in a nib.
  func values(of element: ElementIndex, in content: inout NibContent) -> [ArchivedObject.KeyedValue] {
    var values: [ArchivedObject.KeyedValue] = []
    for rule in self {
      if let value = rule.value(element, &content) { values.append(.init(rule.key, value)) }
    }
    return values
  }
}
