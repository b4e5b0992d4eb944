/// How Interface Builder's XML writes what a class asks a compiled nib for.
///
/// A registry declares keys that Interface Builder's vocabulary does not have, so that a class may keep the spelling of
/// its own `init(coder:)`: see ``NibRegistry/registerCompiledKeys(_:)``.
public enum CompiledNibKey: Hashable, Sendable {
  /// An attribute, an element or a container of another name.
  case named(String)
  /// An attribute that holds a text for each raw value of an enumeration, in the order of the raw values. Several texts
  /// may stand for one raw value.
  case enumeration(String, texts: [[String]])
  /// A flag that is set if the object has a child element with one of some keys.
  case presence(of: [String])
}

/// The compiled keys that a registry knows.
struct CompiledNibKeys: Sendable {
  private var keys: [String: CompiledNibKey] = [:]
  /// A bit for the first letter of each key, which excludes nearly all keys of the XML.
  private var firstLetters: UInt64 = 0

  mutating func add(_ added: [String: CompiledNibKey]) {
    keys.merge(added) { $1 }
    for key in added.keys { firstLetters |= Self.bit(ofFirstLetter: key) }
  }

  /// Whether a key may be one of compiled nibs: those of the vocabulary begin with a capital letter.
  func mayHave(_ key: String) -> Bool {
    guard let first = key.utf8.first else { return false }
    return first < UInt8(ascii: "a") || firstLetters & 1 << UInt64(first & 63) != 0
  }

  /// The XML's name for a key; nil for names that are not declared.
  func translated(_ key: String) -> String? {
    switch self[key] {
    case .named(let name), .enumeration(let name, _): name
    case .presence: key
    case nil: nil
    }
  }

  /// The texts for each raw value of an enumeration, nil for other keys.
  func choices(for key: String) -> [[String]]? {
    if case .enumeration(_, let texts) = self[key] { texts } else { nil }
  }

  /// The keys of child elements whose presence a compiled flag expresses, nil for other keys.
  func presence(for key: String) -> [String]? {
    if case .presence(let keys) = self[key] { keys } else { nil }
  }

  private subscript(key: String) -> CompiledNibKey? {
    firstLetters & Self.bit(ofFirstLetter: key) == 0 ? nil : keys[key]
  }

  private static func bit(ofFirstLetter key: String) -> UInt64 {
    key.utf8.first.map { 1 << UInt64($0 & 63) } ?? 0
  }
}

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

/// A key that names another object by its id. The object may come before or after it in the document.
public struct ObjectReference: Hashable, Sendable {
  /// The id that was written.
  public let id: String
  /// The bytes of the id.
  public let range: SourceRange
}
