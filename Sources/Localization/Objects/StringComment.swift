/// The comment that ibtool writes above an entry: `Class = "UILabel"; text = "Hello"; ObjectID = "abc-12-xyz";`.
struct StringComment {
  let text: String

  init(_ string: LocalizableString) {
    // ibtool names an element of a list by the whole key.
    let isInList = string.property.utf8.last == UInt8(ascii: "]")
    var text = "Class = \"\(string.className)\"; \(isInList ? string.key : string.property) = "
    text += "\"\(StringsText.escaped(string.text))\"; ObjectID = \"\(string.objectID)\";"
    if let note = string.note { text += " Note = \"\(StringsText.escaped(note))\";" }
    self.text = text
  }
}

/// What a comment of ibtool's form notes of the document; other comments are the developers' own.
struct NotedString {
  /// Where the noted text stands in the comment.
  let textRange: Range<String.Index>
  /// The text that the document had when the comment was written.
  let text: String
  /// The hint for translators.
  let note: String?

  /// Nil for a comment of another form.
  init?(_ comment: String) {
    guard comment.contains("Class = \""), let id = Self.find("\"; ObjectID = \"", in: comment[...], last: true) else {
      return nil
    }
    let head = comment[..<id.lowerBound]
    guard let start = Self.find("\"; ", in: head, last: false),
      let quote = Self.find(" = \"", in: head[start.upperBound...], last: false)
    else { return nil }
    textRange = quote.upperBound..<id.lowerBound
    text = StringsText.unescaped(String(comment[textRange]))
    let tail = comment[id.upperBound...]
    guard let noted = Self.find("\"; Note = \"", in: tail, last: false),
      let end = tail.lastIndex(of: "\""), end >= noted.upperBound
    else {
      note = nil
      return
    }
    note = StringsText.unescaped(String(tail[noted.upperBound..<end]))
  }

  private static func find(_ text: String, in whole: Substring, last: Bool) -> Range<String.Index>? {
    let (wanted, bytes) = (Array(text.utf8), whole.utf8)
    var found: Range<String.Index>?
    var start = bytes.startIndex
    while let first = bytes[start...].firstIndex(of: wanted[0]) {
      if bytes[first...].starts(with: wanted) {
        found = first..<bytes.index(first, offsetBy: wanted.count)
        if !last { return found }
      }
      start = bytes.index(after: first)
    }
    return found
  }
}
