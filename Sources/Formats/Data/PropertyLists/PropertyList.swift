/// A value of a property list.
public enum PropertyList: Sendable, Hashable {
  case string(String)
  case array([PropertyList])
  /// If a key occurs more than once, its last value counts.
  case dictionary([String: PropertyList])
  case data([UInt8])

  /// The text of a string; nil for other values.
  public var string: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The elements of an array; nil for other values.
  public var array: [PropertyList]? {
    if case .array(let values) = self { values } else { nil }
  }

  /// The values of a dictionary by their keys; nil for other values.
  public var dictionary: [String: PropertyList]? {
    if case .dictionary(let values) = self { values } else { nil }
  }

  /// The value of a dictionary's key; nil if there is none, or this is no dictionary.
  public subscript(key: String) -> PropertyList? { dictionary?[key] }

  /// The strings of an array; empty for other values.
  public var strings: [String] { array?.compactMap(\.string) ?? [] }
}
