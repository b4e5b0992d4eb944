package import XMLSource

/// A part of a document whose compiled form is not known.
package struct CompilationProblem: Error, Hashable, Sendable {
  /// What was found, and what to do.
  package let message: String
  /// Where.
  package let range: SourceRange

  /// Creates a problem.
  package init(_ message: String, at range: SourceRange) { (self.message, self.range) = (message, range) }
}
