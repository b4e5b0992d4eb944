/// A document that cannot be read at all; the diagnostic says why and where.
public struct UnreadableDocument: Error, Sendable {
  /// Why, and where.
  public let diagnostic: Diagnostic
  /// The text, as far as it could be turned into UTF-8, for showing the place.
  public let source: SourceFile

  /// Creates the error.
  public init(_ diagnostic: Diagnostic, in source: SourceFile) {
    self.diagnostic = diagnostic
    self.source = source
  }
}
