/// What a web page, a text processor or a log's format made of a line of the console.
extension ArraySlice<UInt8> {
  /// The line as the console printed it.
  var asPrinted: ConsoleBytes { withoutEntities.withoutEscapes.withPlainQuotes }

  /// Without the character references of HTML.
  private var withoutEntities: ConsoleBytes {
    guard contains("&lt;") || contains("&gt;") || contains("&quot;") else { return self }
    return replacing(Self.entities)
  }

  private static let entities: [(StaticString, StaticString)] = [
    ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#34;", "\""), ("&apos;", "'"), ("&#39;", "'"), ("&#x27;", "'"),
    ("&nbsp;", " "), ("&amp;", "&"),
  ]

  /// With straight quotes. Where a line has some, the others are part of a text.
  private var withPlainQuotes: ConsoleBytes {
    guard contains("Constraint"), !contains("'"), contains("\u{2018}") || contains("\u{2019}") else { return self }
    return replacing([("\u{2018}", "'"), ("\u{2019}", "'")])
  }

  private func replacing(_ pairs: [(StaticString, StaticString)]) -> ConsoleBytes {
    var text: [UInt8] = []
    text.reserveCapacity(count)
    var rest = self
    while let byte = rest.first {
      if let pair = pairs.first(where: { rest.starts(with: $0.0) }) {
        pair.1.withUTF8Buffer { text += $0 }
        rest = rest.dropFirst(pair.0.utf8CodeUnitCount)
      } else {
        text.append(byte)
        rest = rest.dropFirst()
      }
    }
    return text[...]
  }

  /// The text of a line in which a string is escaped, as `log show --style ndjson` writes it; underscores where Markdown made
  /// asterisks of those in the mangled names of Swift's classes.
  private var withoutEscapes: ConsoleBytes {
    let isEscaped = contains("\\n") && contains("\\\"<")
    guard isEscaped || contains("*Tt") else { return self }
    var text: [UInt8] = []
    text.reserveCapacity(count)
    var isInName = false
    var rest = self
    while let byte = rest.popFirst() {
      if isEscaped, byte == UInt8(ascii: "\\"), let next = rest.popFirst() {
        let isSpace = next == UInt8(ascii: "n") || next == UInt8(ascii: "t")
        text.append(isSpace ? UInt8(ascii: " ") : next)
      } else if byte == UInt8(ascii: "*"), isInName || rest.starts(with: "Tt") {
        isInName = true
        text.append(UInt8(ascii: "_"))
      } else {
        isInName = isInName && byte.isNamePart
        text.append(byte)
      }
    }
    return text[...]
  }
}
