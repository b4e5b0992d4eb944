/// How far a translation is.
package enum TranslationState: String, Sendable {
  /// Still to be made.
  case new
  /// To be looked at, for example because the document's text changed.
  case needsReview = "needs_review"
  case translated
}

/// A translation from outside of the project.
package struct ImportedText: Sendable, Hashable {
  package let text: String
  /// String catalogs note it; strings files do not.
  package let state: TranslationState

  package init(_ text: String, state: TranslationState = .translated) { (self.text, self.state) = (text, state) }
}
