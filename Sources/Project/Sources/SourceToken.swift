/// A word, a sign or a string literal of source code. Comments are no tokens.
struct SourceToken {
  enum Kind: Equatable {
    /// A name, a keyword, or a number; in Swift without its backticks.
    case word
    case sign(UInt8)
    /// A string literal or, in Objective-C, a character.
    case text
  }

  let kind: Kind
  /// The bytes of the token; of a literal with its quotes.
  let range: Range<Int>

  func isSign(_ sign: Unicode.Scalar) -> Bool { kind == .sign(UInt8(ascii: sign)) }
}

/// The languages that classes are written in.
public enum SourceLanguage: Sendable {
  /// The language of the file.
  case swift, objectiveC
}
