import Support

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

extension PropertyList {
  /// Reads a property list in XML, in the binary format or in OpenStep's; nil if it breaks the format. Numbers and dates
  /// are text.
  package init?(inAnyFormat bytes: [UInt8]) {
    if BinaryPropertyList.isRecognized(bytes) {
      guard let list = try? BinaryPropertyList(bytes).propertyList() else { return nil }
      self = list
    } else if Self.isXML(bytes) {
      guard let list = try? XMLPropertyList(bytes, path: "").propertyList else { return nil }
      self = list
    } else {
      guard let list = try? PropertyList(openStep: bytes) else { return nil }
      self = list
    }
  }

  /// Where values stand in the bytes of a property list, by their paths: keys of dictionaries and positions in arrays,
  /// outermost first. A binary list has no lines, and no places.
  package static func places(of paths: some Sequence<[String]>, in bytes: [UInt8]) -> [[String]: Range<Int>] {
    let paths = PropertyListPaths(paths)
    if BinaryPropertyList.isRecognized(bytes) { return [:] }
    if isXML(bytes) { return (try? XMLPropertyList(bytes, path: ""))?.places(of: paths) ?? [:] }
    return (try? OpenStepReader.places(of: paths, in: bytes)) ?? [:]
  }

  /// Text in OpenStep's format starts with a bracket, a quote or a word.
  private static func isXML(_ bytes: [UInt8]) -> Bool {
    bytes.prefix(64).first { $0 != 0 && $0 < 0x80 && !$0.isASCIISpace } == UInt8(ascii: "<")
  }
}
