import Formats
import Support

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
  /// The object that the text is of.
  let objectID: String
  /// The hint for translators.
  let note: String?

  /// Nil for a comment of another form, such as one that runs on over other entries because its end is damaged.
  init?(_ comment: String) {
    guard let start = Self.find("Class = \"", in: comment[...]),
      let property = Self.find("\"; ", in: comment[start.upperBound...]),
      let quote = Self.find(" = \"", in: comment[property.upperBound...]),
      let end = Self.endOfString(comment[quote.upperBound...]),
      comment[end...].hasBytePrefix(Self.id)
    else { return nil }
    let id = Substring(comment.utf8[end...].dropFirst(Self.id.utf8.count))
    guard let endOfID = Self.endOfString(id) else { return nil }
    objectID = String(id[..<endOfID])
    textRange = quote.upperBound..<end
    text = StringsText.unescaped(String(comment[textRange]))
    var rest = Substring(comment.utf8[endOfID...].dropFirst())
    if let noted = Self.find("; Note = \"", in: rest), let end = Self.endOfString(comment[noted.upperBound...]) {
      note = StringsText.unescaped(String(comment[noted.upperBound..<end]))
      rest = Substring(comment.utf8[end...].dropFirst())
    } else {
      note = nil
    }
    guard !rest.utf8.contains(UInt8(ascii: "\"")) else { return nil }
  }

  private static let id = "\"; ObjectID = \""

  /// The first quote that is not escaped.
  private static func endOfString(_ text: Substring) -> String.Index? {
    var isEscaped = false
    return text.utf8.indices.first { index in
      defer { isEscaped = !isEscaped && text.utf8[index] == UInt8(ascii: "\\") }
      return !isEscaped && text.utf8[index] == UInt8(ascii: "\"")
    }
  }

  private static func find(_ text: String, in whole: Substring) -> Range<String.Index>? {
    whole.utf8.firstIndex(of: text.utf8).map { $0..<whole.utf8.index($0, offsetBy: text.utf8.count) }
  }
}

/// Text between quotes in strings files, and in the comments above their entries.
package enum StringsText {
  /// Escapes what would end the string or a comment around it.
  static func escaped(_ text: String) -> String {
    var result = ""
    var previous: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      // It would end a comment.
      case "/" where previous == "*": result += "\\/"
      case "\0": result += "\\U0000"
      default: result.unicodeScalars.append(scalar)
      }
      previous = scalar
    }
    return result
  }

  /// The text that was escaped. A backslash before another character is dropped.
  package static func unescaped(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return text }
    var result = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in text.unicodeScalars {
      guard isEscaped || scalar != "\\" else {
        isEscaped = true
        continue
      }
      switch (isEscaped, scalar) {
      case (true, "n"): result.append("\n")
      case (true, "r"): result.append("\r")
      case (true, "t"): result.append("\t")
      default: result.append(scalar)
      }
      isEscaped = false
    }
    return String(result)
  }
}
