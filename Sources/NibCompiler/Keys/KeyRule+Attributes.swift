import CompiledNib
import XMLSource

/// Rules for keys whose values are attributes.
extension KeyRule {
  /// A key that every object has.
  static func always(_ key: String, _ value: ArchivedValue) -> KeyRule { KeyRule(key) { _, _ in value } }

  /// No key: attributes that have one known value, or say nothing that a nib has.
  static func reading(_ read: @escaping @Sendable (ElementIndex, VocabularyReader) -> Void) -> KeyRule {
    KeyRule("") { element, content in
      read(element, content.reader)
      return nil
    }
  }

  /// A key for one of the two values of a flag.
  ///
  /// - Parameters:
  ///   - wanted: The value for which the key is written.
  ///   - missing: The value of an element without the attribute.
  ///   - written: What the key says.
  static func flag(
    _ key: String, _ attribute: String, when wanted: Bool, missing: Bool, written: ArchivedValue = .bool(true)
  ) -> KeyRule {
    KeyRule(key) { element, content in
      (content.reader.flag(attribute, of: element) ?? missing) == wanted ? written : nil
    }
  }

  /// A whole number.
  ///
  /// - Parameter omitted: The number for which the key is left out.
  static func integer(_ key: String, _ attribute: String, unless omitted: Int? = nil) -> KeyRule {
    KeyRule(key) { element, content in
      guard let number = content.reader.integer(attribute, of: element), number != omitted else { return nil }
      return .integer(number)
    }
  }

  /// A number of 32 bits.
  ///
  /// - Parameters:
  ///   - missing: The number of an element without the attribute; nil leaves the key out.
  ///   - omitted: The number for which the key is left out.
  static func float(
    _ key: String, _ attribute: String, missing: Double? = nil, unless omitted: Double? = nil
  ) -> KeyRule {
    KeyRule(key) { element, content in
      guard let number = content.reader.number(attribute, of: element) ?? missing, number != omitted else { return nil }
      return .float(Float(number))
    }
  }

  /// A number of 64 bits.
  static func double(_ key: String, _ attribute: String, missing: Double? = nil) -> KeyRule {
    KeyRule(key) { element, content in (content.reader.number(attribute, of: element) ?? missing).map { .double($0) } }
  }

  /// The number that stands for a name.
  ///
  /// - Parameters:
  ///   - missing: The number of an element without the attribute; nil leaves the key out.
  ///   - omitted: The number for which the key is left out.
  static func choice(
    _ key: String, _ attribute: String, _ names: [String: Int], missing: Int? = nil, unless omitted: Int? = nil
  ) -> KeyRule {
    KeyRule(key) { element, content in
      guard let number = content.reader.choice(attribute, of: element, names) ?? missing, number != omitted else {
        return nil
      }
      return .integer(number)
    }
  }

  /// A text that is not translated.
  static func identifier(_ key: String, _ attribute: String) -> KeyRule {
    KeyRule(key) { element, content in
      content.reader.text(attribute, of: element).map { content.builder.string($0) }
    }
  }

  /// A text that translators see, from an attribute or a `<string>` element.
  static func text(_ key: String, _ name: String) -> KeyRule {
    KeyRule(key) { element, content in
      content.reader.string(name, of: element).map { content.localizable($0, name, of: element) }
    }
  }

  /// An image of the app by its name, from an attribute.
  static func image(_ key: String, _ attribute: String) -> KeyRule {
    KeyRule(key) { element, content in
      ImageCompiler(reader: content.reader).image(attribute, of: element, in: &content.builder)
    }
  }
}
