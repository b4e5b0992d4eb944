import Support

/// Reads `.strings` files: keys and values in OpenStep's format, each pair with the comment above it.
struct StringsReader {
  private var scanner: OpenStepScanner
  /// Where the last entry ends that could be read; 0 without any.
  private var endOfEntries = 0
  private let source: SourceFile

  /// Reads all entries.
  static func read(_ source: SourceFile) throws(UnreadableStrings) -> [TranslationTable.Entry] {
    var end = 0
    do {
      return try source.bytes.withUnsafeBufferPointer { buffer throws(PropertyListError) in
        var reader = StringsReader(OpenStepScanner(buffer), source)
        defer { end = reader.endOfEntries }
        return try reader.readEntries()
      }
    } catch {
      let rest = source.bytes[end...]
      throw UnreadableStrings(
        error.message, at: error.offset, in: source,
        isBehindLastEntry: end > 0 && rest.count <= longestRest && !rest.contains(UInt8(ascii: "=")))
    }
  }

  /// More than this behind the last entry is no slip of the keyboard.
  private static let longestRest = 80

  private init(_ scanner: OpenStepScanner, _ source: SourceFile) { (self.scanner, self.source) = (scanner, source) }

  /// Braces around all entries, as in other property lists, may be there.
  private mutating func readEntries() throws(PropertyListError) -> [TranslationTable.Entry] {
    var entries: [TranslationTable.Entry] = []
    try scanner.skipSpace()
    let hasBraces = scanner.current == UInt8(ascii: "{")
    if hasBraces { try nextEntry() }
    while let byte = scanner.current, !(hasBraces && byte == UInt8(ascii: "}")) {
      entries.append(try readEntry())
    }
    if hasBraces {
      try scanner.expect("}")
      try scanner.skipSpace()
    }
    guard scanner.current == nil else {
      throw scanner.error("expected the end of the file, found \(scanner.found)")
    }
    return entries
  }

  /// Steps over a brace or a semicolon and to what follows.
  private mutating func nextEntry() throws(PropertyListError) {
    scanner.advance()
    scanner.forgetComment()
    try scanner.skipSpace()
  }

  /// A key without a value stands for itself.
  private mutating func readEntry() throws(PropertyListError) -> TranslationTable.Entry {
    let comment = scanner.comment.map(text(ofComment:))
    let (name, keyRange) = try readString("a key")
    let key = TranslationKey(name, comment: comment, range: keyRange)
    try scanner.skipSpace()
    var entry = TranslationTable.Entry(key, value: name, range: keyRange)
    if scanner.current == UInt8(ascii: "=") {
      scanner.advance()
      let (value, range) = try readString("a value")
      entry = TranslationTable.Entry(key, value: value, range: range)
    } else if scanner.current != UInt8(ascii: ";") {
      throw scanner.error("expected \"=\" and a value after the key", at: keyRange.upperBound)
    }
    try scanner.skipSpace()
    // The end of the value is where the semicolon has to be added.
    guard scanner.current == UInt8(ascii: ";") else {
      throw scanner.error(
        "expected \";\" after the value, found \(scanner.found)", at: entry.range.upperBound)
    }
    endOfEntries = scanner.position + 1
    try nextEntry()
    return entry
  }

  private mutating func readString(_ expected: String) throws(PropertyListError) -> (
    String, SourceRange
  ) {
    try scanner.skipSpace()
    guard let byte = scanner.current, !Self.punctuation.contains(byte) else {
      throw scanner.error("expected \(expected), found \(scanner.found)")
    }
    let start = scanner.position
    let text = try scanner.readString()
    return (text, SourceRange(start, scanner.position))
  }

  private static let punctuation = Array("=;{}()<>".utf8)

  /// A comment without its delimiters.
  private func text(ofComment range: Range<Int>) -> String {
    var bytes = source.bytes[range].dropFirst(2)
    if source.bytes[range].starts(with: "/*".utf8) { bytes = bytes.dropLast(2) }
    let head = bytes.drop(while: \.isASCIISpace)
    return String(
      decoding: head.prefix(upTo: (head.lastIndex { !$0.isASCIISpace } ?? head.startIndex - 1) + 1),
      as: UTF8.self)
  }
}
