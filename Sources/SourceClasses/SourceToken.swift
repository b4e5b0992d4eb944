/// A word or a sign of source code. Comments and the contents of strings are no tokens.
struct SourceToken {
  enum Kind: Equatable {
    /// A name, a keyword, or a number; in Swift without its backticks.
    case word
    case sign(UInt8)
  }

  let kind: Kind
  /// The bytes of a word.
  let range: Range<Int>

  func isSign(_ sign: Unicode.Scalar) -> Bool { kind == .sign(UInt8(ascii: sign)) }
}

/// The languages that classes are written in.
public enum SourceLanguage: Sendable {
  /// The language of the file.
  case swift, objectiveC
}
