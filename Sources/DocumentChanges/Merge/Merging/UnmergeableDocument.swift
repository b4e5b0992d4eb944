/// Why a merge has no result that can be trusted.
public enum UnmergeableDocument: Error, Hashable, Sendable, CustomStringConvertible {
  /// Elements look alike, and the sides change which is the first: nothing tells which is which.
  case lookalikes
  /// The encoding of ours lacks a character of theirs, or the result cannot be read in it.
  case notEncodable

  /// The reason, as a sentence.
  public var description: String {
    switch self {
    case .lookalikes: "elements that look alike cannot be told apart"
    case .notEncodable: "the result cannot be written in the encoding of ours; save it as UTF-8"
    }
  }
}
