import Formats
import NibDecoder

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

/// Rules for the keys that the vocabulary has.
extension KeyRule {
  /// The keys of an element, with those that it inherits but for those of all views.
  ///
  /// - Parameters:
  ///   - name: The element's name.
  ///   - part: The part of the keys, for an element whose keys have parts.
  ///   - computed: What depends on more than an attribute, by its key. A key without a value is left out.
  static func rules(of name: String, part: String = "", computed: [String: Value] = [:]) -> [KeyRule] {
    let vocabulary = Vocabulary.cocoaTouch
    guard let element = vocabulary[name] else { return [] }
    return vocabulary.nibKeys(of: element, without: { $0 == "(view)" || $0 == "(controller)" })
      .filter { $0.part == part }
      .flatMap { row -> [KeyRule] in
        if case .child(let child) = row.source { return rules(ofChild: child, computed: computed) }
        return rule(row, of: element, computed[row.key]).map { [$0] } ?? []
      }
  }

  /// The keys of an object that has its child's.
  private static func rules(ofChild name: String, computed: [String: Value]) -> [KeyRule] {
    rules(of: name, computed: computed).map { rule in
      KeyRule(rule.key) { element, content in
        content.reader.child(name, of: element).flatMap { rule.value($0, &content) }
      }
    }
  }

  private static func rule(_ row: NibKey, of element: VocabularyElement, _ computed: Value?) -> KeyRule? {
    if let computed { return KeyRule(row.key, computed) }
    if row.isComputed || row.isOnlyRead { return nil }
    switch row.source {
    case .constant(let text):
      let value = ArchivedValue(literal: text)
      return KeyRule(row.key) { _, _ in value }
    case .pair(let first, let second): return pair(row.key, [first, second], of: element)
    case .property(let name):
      guard let attribute = Vocabulary.cocoaTouch.attribute(name, of: element) else {
        return child(row, name, of: element)
      }
      return rule(row, attribute)
    case .unnamed, .fixed, .implied, .child, .inherited: return nil
    }
  }

  // MARK: Attributes

  private static func rule(_ row: NibKey, _ attribute: VocabularyAttribute) -> KeyRule {
    let name = attribute.name
    switch attribute.form {
    case .flag: return flag(row, attribute)
    case .integer: return integer(row, attribute) { element, reader in reader.integer(name, of: element) }
    case .choice(let cases):
      let known = row.known ?? cases
      let numbers = attribute.numbers(of: known)
      return integer(row, attribute) { element, reader in reader.choice(name, of: element, numbers) }
    case .number, .length, .positive, .lengthOrFit, .lengthOrInfinite, .priority, .multiplier:
      return number(row, attribute)
    case .text:
      return KeyRule(row.key) { element, content in
        content.reader.string(name, of: element).map { content.localizable($0, name, of: element) }
      }
    case .resource:
      return KeyRule(row.key) { element, content in
        ImageCompiler(reader: content.reader).image(name, of: element, in: &content.builder)
      }
    default:
      return KeyRule(row.key) { element, content in
        content.reader.text(name, of: element).map { content.builder.string($0) }
      }
    }
  }

  private static func flag(_ row: NibKey, _ attribute: VocabularyAttribute) -> KeyRule {
    guard case .flag(let wanted, let written, let otherwise) = row.condition else {
      return KeyRule(row.key) { element, content in content.reader.flag(attribute.name, of: element).map { .bool($0) } }
    }
    let missing = attribute.defaultValue == "YES"
    let (value, other) = (ArchivedValue(literal: written), otherwise.map(ArchivedValue.init(literal:)))
    return KeyRule(row.key) { element, content in
      (content.reader.flag(attribute.name, of: element) ?? missing) == wanted ? value : other
    }
  }

  private static func integer(
    _ row: NibKey, _ attribute: VocabularyAttribute,
    _ read: @escaping @Sendable (ElementIndex, VocabularyReader) -> Int?
  ) -> KeyRule {
    func number(_ text: String?) -> Int? { text.flatMap { attribute.number(of: $0) ?? Int($0) } }
    let (missing, omitted) = (number(row.missing(of: attribute)), number(row.omitted))
    return KeyRule(row.key) { element, content in
      guard let number = read(element, content.reader) ?? missing, number != omitted else { return nil }
      return .integer(number)
    }
  }

  private static func number(_ row: NibKey, _ attribute: VocabularyAttribute) -> KeyRule {
    let missing = row.missing(of: attribute).flatMap { Double($0) }
    let omitted = row.omitted.flatMap { Double($0) }
    return KeyRule(row.key) { [isDouble = row.isDouble] element, content in
      guard let number = content.reader.number(attribute.name, of: element) ?? missing, number != omitted else {
        return nil
      }
      return isDouble ? .double(number) : .float(Float(number))
    }
  }

  /// A text with two numbers, if the element has one of them.
  private static func pair(_ key: String, _ names: [String], of element: VocabularyElement) -> KeyRule {
    let defaults = names.map { Vocabulary.cocoaTouch.attribute($0, of: element)?.defaultValue ?? "" }
    return KeyRule(key) { element, content in
      // The texts are kept as they are.
      let texts = names.map { name in
        content.reader.number(name, of: element).flatMap { _ in content.reader.text(name, of: element) }
      }
      guard texts.contains(where: { $0 != nil }) else { return nil }
      return content.builder.string("{\(zip(texts, defaults).map { $0 ?? $1 }.joined(separator: ", "))}")
    }
  }

  // MARK: Children

  private static func child(_ row: NibKey, _ name: String, of element: VocabularyElement) -> KeyRule? {
    let missing = row.missing(of: nil).map(ArchivedValue.init(literal:))
    let omitted = row.omitted.map(ArchivedValue.init(literal:))
    @Sendable func unlessOmitted(_ value: ArchivedValue?) -> ArchivedValue? { value == omitted ? nil : value }
    switch Vocabulary.cocoaTouch.child(withKey: name, of: element) {
    case "color":
      return KeyRule(row.key) { element, content in content.color(name, of: element) ?? missing }
    case "size":
      return KeyRule(row.key) { element, content in
        unlessOmitted(content.reader.child(name, of: element).map { .geometry(content.reader.size(of: $0)) } ?? missing)
      }
    case "inset", "edgeInsets":
      return KeyRule(row.key) { element, content in unlessOmitted(content.insets(name, of: element) ?? missing) }
    default: return nil
    }
  }
}

extension VocabularyAttribute {
  /// The numbers of cases in compiled nibs.
  func numbers(of cases: [String]) -> [String: Int] {
    Dictionary(cases.compactMap { name in number(of: name).map { (name, $0) } }, uniquingKeysWith: { $1 })
  }
}

extension ArchivedValue {
  /// A value as the vocabulary writes it: `YES`, `NO`, `null`, `{0,-1}`, a number of 64 bits such as `0.0`, or a whole number.
  init(literal text: String) {
    switch text {
    case "YES": self = .bool(true)
    case "NO": self = .bool(false)
    case "null": self = .null
    case _ where text.utf8.first == UInt8(ascii: "{"):
      self = .geometry(text.dropFirst().dropLast().split(separator: ",").map { Double($0) ?? 0 })
    case _ where text.utf8.contains(UInt8(ascii: ".")): self = .double(Double(text) ?? 0)
    default: self = .integer(Int(text) ?? 0)
    }
  }
}
