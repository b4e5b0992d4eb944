/// How far a translation is.
public enum TranslationState: String, Sendable {
  /// Still to be made.
  case new
  /// To be looked at, for example because the document's text changed.
  case needsReview = "needs_review"
  /// Done.
  case translated
}

/// A translation from outside of the project.
public struct ImportedText: Sendable, Hashable {
  /// The translation.
  public let text: String
  /// String catalogs note it; strings files do not.
  public let state: TranslationState

  /// Creates a translation.
  public init(_ text: String, state: TranslationState = .translated) { (self.text, self.state) = (text, state) }
}
