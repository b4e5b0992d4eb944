/// A word, a sign or a string literal of source code. Comments are no tokens.
struct SourceToken: Sendable {
  enum Kind: Equatable, Sendable {
    /// A name, a keyword, or a number; in Swift without its backticks.
    case word
    case sign(UInt8)
    /// A string literal or, in Objective-C, a character.
    case text
    /// No token: what stands before the first one and after the last one.
    case end
  }

  let kind: Kind
  private let start: UInt32
  private let stop: UInt32

  init(_ kind: Kind, _ range: Range<Int>) {
    self.kind = kind
    (start, stop) = (UInt32(truncatingIfNeeded: range.lowerBound), UInt32(truncatingIfNeeded: range.upperBound))
  }

  static let end = SourceToken(.end, 0..<0)

  /// The bytes of the token; of a literal with its quotes.
  var range: Range<Int> { Int(start)..<Int(stop) }

  func isSign(_ sign: Unicode.Scalar) -> Bool { kind == .sign(UInt8(ascii: sign)) }
}

/// The languages that classes are written in.
public enum SourceLanguage: Sendable {
  /// The language of the file.
  case swift, objectiveC
}
