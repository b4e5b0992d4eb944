public import Formats

/// A part of a document whose compiled form is not known.
public struct CompilationProblem: Hashable, Sendable {
  /// What was found, and what to do.
  public let message: String
  /// Where, in bytes of the document as UTF-8.
  public let range: SourceRange

  /// Creates a problem.
  init(_ message: String, at range: SourceRange) { (self.message, self.range) = (message, range) }
}
