/// The texts of one language: a `.strings` file, or a part of a string catalog.
package struct TranslationTable: Sendable {
  /// A text, and what it stands for.
  package struct Entry: Sendable, Hashable {
    package let key: TranslationKey
    package let value: String
    /// Whether the text was translated, as far as the file says.
    package let isTranslated: Bool
    /// Whether somebody has to look at the translation, as far as the file says.
    package let needsReview: Bool
    /// Where the text is written, with its quotes.
    package let range: SourceRange

    init(
      _ key: TranslationKey, value: String, isTranslated: Bool = true, needsReview: Bool = false, range: SourceRange
    ) {
      self.key = key
      self.value = value
      self.isTranslated = isTranslated
      self.needsReview = needsReview
      self.range = range
    }
  }

  /// The language, such as `de` or `pt-BR`.
  package let language: String
  /// In the order of the file.
  package let entries: [Entry]
  private let places: [String: Int]

  init(language: String, entries: [Entry]) {
    self.language = language
    self.entries = entries
    places = Dictionary(zip(entries.lazy.map(\.key.text), entries.indices)) { _, last in last }
  }

  /// The text for a key, the last one if it is written twice; nil where it is not there.
  package subscript(key: String) -> Entry? { places[key].map { entries[$0] } }
}
