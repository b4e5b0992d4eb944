/// What a translated text stands for: a name in quotes, or for a text of an Interface Builder document `ID.property`.
package struct TranslationKey: Sendable, Hashable {
  /// The key as it is written, such as `abc-12-xyz.text`.
  package let text: String
  /// The note for translators; nil without one. Apple's tools write the object's class, text and id.
  package let comment: String?
  /// Whether translators are to leave it alone, or it is known to be out of use.
  package let isIgnored: Bool
  /// Where the key is written, with its quotes.
  package let range: SourceRange

  package init(_ text: String, comment: String? = nil, isIgnored: Bool = false, range: SourceRange) {
    self.text = text
    self.comment = comment
    self.isIgnored = isIgnored
    self.range = range
  }

  /// The id of the object; nil for a key of another kind.
  package var objectID: Substring? { dot.map { text[..<$0] } }

  /// The property of the object, such as `text` or `segmentTitles[0]`; nil for a key of another kind.
  package var property: Substring? { dot.map { text[text.utf8.index(after: $0)...] } }

  private var dot: String.Index? {
    // A project has many thousands of keys, and bytes are compared faster than characters.
    guard let dot = text.utf8.firstIndex(of: UInt8(ascii: ".")), dot > text.startIndex else { return nil }
    return dot
  }
}
