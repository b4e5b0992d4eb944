/// A value in a YAML document, and where it starts.
struct YAMLNode {
  enum Content {
    case scalar(Scalar)
    case sequence([YAMLNode])
    case mapping([(key: YAMLNode, value: YAMLNode)])
  }

  /// A word, number or text as it is written, without quotes and escapes.
  struct Scalar {
    let string: String
    /// Whether it is written without quotes. `"true"` is a text, `true` is none.
    let isPlain: Bool
  }

  let content: Content
  let mark: YAMLMark
  /// Where the text of the value ends.
  let end: YAMLMark
  /// Whether it is written in brackets or braces.
  let isFlow: Bool

  var scalar: Scalar? { if case .scalar(let scalar) = content { scalar } else { nil } }

  var sequence: [YAMLNode]? { if case .sequence(let items) = content { items } else { nil } }

  var mapping: [(key: YAMLNode, value: YAMLNode)]? {
    if case .mapping(let members) = content { members } else { nil }
  }

  /// YAML 1.1's words for true and false.
  var bool: Bool? {
    guard let scalar, scalar.isPlain else { return nil }
    return switch scalar.string.lowercased() {
    case "true", "yes", "on": true
    case "false", "no", "off": false
    default: nil
    }
  }

  /// A decimal number, whose digits may be grouped with `_`.
  var float: Double? {
    guard let scalar, scalar.isPlain else { return nil }
    let digits = scalar.string.filter { $0 != "_" }
    return digits.allSatisfy { $0.isASCII && ($0.isWholeNumber || "+-.eE".contains($0)) } ? Double(digits) : nil
  }
}

/// A place in a YAML document: its line and column from 1, in characters of Unicode.
struct YAMLMark {
  let line: Int
  let column: Int
}

/// Why a text is no YAML document.
struct YAMLFailure: Error {
  let problem: String
  /// Nil where the whole text is meant.
  let mark: YAMLMark?
}
