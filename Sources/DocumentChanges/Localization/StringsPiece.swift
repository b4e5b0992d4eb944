import Formats

/// An entry of a strings file with everything before it. A file is its pieces one after another, and a rest.
struct StringsPiece {
  /// White space, and comments that are not the entry's own; also a byte order mark.
  var lead: [UInt8]
  /// The entry's comment with what stands between it and the key.
  var comment: [UInt8]
  /// From the key to the semicolon.
  var entry: [UInt8]
  let key: TranslationKey

  /// Takes a file apart.
  static func pieces(of file: TranslationFile) -> (pieces: [StringsPiece], rest: [UInt8]) {
    let bytes = file.source.bytes
    var pieces: [StringsPiece] = []
    var end = 0
    for entry in file.tables.first?.entries ?? [] {
      let start = entry.key.range.lowerBound
      let commentStart = ownComment(bytes, end..<start, isFirst: end == 0) ?? start
      let after = self.end(bytes, from: entry.range.upperBound)
      pieces.append(
        StringsPiece(
          lead: Array(bytes[end..<commentStart]), comment: Array(bytes[commentStart..<start]),
          entry: Array(bytes[start..<after]), key: entry.key))
      end = after
    }
    return (pieces, Array(bytes[end...]))
  }

  /// A piece for a new entry.
  ///
  /// - Parameter value: The translation; nil for the document's own text.
  init(_ string: LocalizableString, lead: [UInt8], value: String?, in style: StringsFileStyle) {
    self.lead = lead
    comment = style.text("/* \(string.comment) */\n")
    entry = style.text("\"\(StringsText.escaped(string.key))\" = \"\(StringsText.escaped(value ?? string.text))\";")
    key = TranslationKey(string.key, range: SourceRange(0, 0))
  }

  private init(lead: [UInt8], comment: [UInt8], entry: [UInt8], key: TranslationKey) {
    (self.lead, self.comment, self.entry, self.key) = (lead, comment, entry, key)
  }

  var bytes: [UInt8] { lead + comment + entry }

  /// Makes the last comment before the entry its own, if it has none.
  ///
  /// - Parameter isFirst: Whether no entry comes before it.
  mutating func takeComment(isFirst: Bool) {
    guard comment.isEmpty, let start = Self.ownComment(lead, 0..<lead.count, isFirst: isFirst) else { return }
    comment = Array(lead[start...])
    lead = Array(lead[..<start])
  }

  /// After the semicolon that follows a value.
  private static func end(_ bytes: [UInt8], from start: Int) -> Int {
    var position = start
    while position < bytes.count, bytes[position] != UInt8(ascii: ";") {
      position = commentEnd(bytes, at: position, limit: bytes.count) ?? position + 1
    }
    return min(position + 1, bytes.count)
  }

  /// The last comment before a key, unless it ends the line of the entry before.
  private static func ownComment(_ bytes: [UInt8], _ range: Range<Int>, isFirst: Bool) -> Int? {
    var (position, found) = (range.lowerBound, Int?.none)
    while position < range.upperBound {
      if let end = commentEnd(bytes, at: position, limit: range.upperBound) {
        found = position
        position = end
      } else {
        position += 1
      }
    }
    guard let found, isFirst || bytes[range.lowerBound..<found].contains(where: isLineBreak) else {
      return nil
    }
    return found
  }

  private static func commentEnd(_ bytes: [UInt8], at start: Int, limit: Int) -> Int? {
    guard start + 1 < limit, bytes[start] == UInt8(ascii: "/") else { return nil }
    var position = start + 2
    if bytes[start + 1] == UInt8(ascii: "/") {
      while position < limit, !isLineBreak(bytes[position]) { position += 1 }
      return position
    }
    guard bytes[start + 1] == UInt8(ascii: "*") else { return nil }
    while position + 1 < limit {
      if bytes[position] == UInt8(ascii: "*"), bytes[position + 1] == UInt8(ascii: "/") { return position + 2 }
      position += 1
    }
    return limit
  }

  private static func isLineBreak(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
}

/// How a strings file is written.
struct StringsFileStyle {
  private let lineBreak: String

  init(of source: SourceFile) {
    let first = source.bytes.firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    guard let first, source.bytes[first] == UInt8(ascii: "\r") else {
      lineBreak = "\n"
      return
    }
    let isPair = first + 1 < source.bytes.count && source.bytes[first + 1] == UInt8(ascii: "\n")
    lineBreak = isPair ? "\r\n" : "\r"
  }

  /// A text with the file's line breaks.
  func text(_ text: String) -> [UInt8] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return Array(lines.joined(separator: lineBreak).utf8)
  }
}
