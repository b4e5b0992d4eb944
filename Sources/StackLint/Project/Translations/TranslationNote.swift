import DocumentChanges
import Formats

extension TranslationKey {
  /// The text in the document, as Apple's tools note it: `Class = "UILabel"; text = "Hello"; ObjectID = "abc-12-xyz";`. An
  /// element of a list has its whole key there: `abc-12-xyz.segmentTitles[0] = "Hello"`.
  var documentText: String? {
    guard let comment, let property else { return nil }
    let start = "; \(property.utf8.last == UInt8(ascii: "]") ? text[...] : property) = \""
    guard let place = comment.range(of: start), let end = comment.range(of: "\"; ObjectID", from: place.upperBound)
    else { return nil }
    return StringsText.unescaped(String(comment[place.upperBound..<end.lowerBound]))
  }

  /// Whether the note for translators asks them to leave the text alone.
  var forbidsTranslation: Bool {
    guard let note = note?.lowercased() else { return false }
    return note == "placeholder" || Self.prohibitions.contains { note.range(of: $0) != nil }
  }

  private static let prohibitions = [
    "do not translate", "don't translate", "don\u{2019}t translate", "do not localize", "don't localize",
    "don\u{2019}t localize", "not to be translated", "no translation", "bc-ignore!",
  ]

  /// What a developer wrote. Apple's tools put it behind what they know of the object: `ObjectID = "a"; Note = "...";`.
  private var note: Substring? {
    guard let comment else { return nil }
    guard let id = comment.range(of: "ObjectID = \"") else { return comment[...] }
    guard let start = comment.range(of: "; Note = \"", from: id.upperBound) else { return nil }
    let note = comment[start.upperBound...]
    let end = note.utf8.lastIndex(of: UInt8(ascii: "\"")) ?? note.endIndex
    return note[..<end]
  }
}

extension String {
  /// The first place where a text stands at or after an index.
  fileprivate func range(of text: String, from start: Index? = nil) -> Range<Index>? {
    let wanted = text.utf8
    var rest = utf8[(start ?? startIndex)...]
    while let first = rest.firstIndex(of: wanted[wanted.startIndex]) {
      rest = rest[first...]
      if rest.starts(with: wanted) { return first..<utf8.index(first, offsetBy: wanted.count) }
      rest = rest.dropFirst()
    }
    return nil
  }
}
