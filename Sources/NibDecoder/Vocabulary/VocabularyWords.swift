/// The words of a text, line by line.
struct VocabularyWords {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  /// The end of the line, with the lines that continue it.
  private var end = -1

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Goes to the next line that is not empty.
  ///
  /// - Returns: By how many spaces it is indented; nil at the end of the text.
  mutating func nextLine() -> Int? {
    position = end + 1
    while position < bytes.count, bytes[position] == UInt8(ascii: "\n") { position += 1 }
    guard position < bytes.count else { return nil }
    let start = position
    end = lineEnd(position)
    while end < bytes.count, bytes[end - 1] == UInt8(ascii: "|") || isContinuation(end + 1) { end = lineEnd(end + 1) }
    skipSpace()
    return position - start
  }

  private func lineEnd(_ start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
    return end
  }

  private func isContinuation(_ start: Int) -> Bool {
    start + 6 <= bytes.count && bytes[start..<start + 6].allSatisfy { $0 == UInt8(ascii: " ") }
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") }

  private mutating func skipSpace() {
    while position < end, Self.isSpace(bytes[position]) { position += 1 }
  }

  /// The next word; empty at the end of the line.
  mutating func next() -> String { next { _ in false } }

  private mutating func next(endingAt isEnd: (UInt8) -> Bool) -> String {
    skipSpace()
    let start = position
    if position < end, bytes[position] == UInt8(ascii: "\"") { return nextInQuotes() }
    while position < end, !Self.isSpace(bytes[position]), !isEnd(bytes[position]) { position += 1 }
    return String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<position]), as: UTF8.self)
  }

  /// A word with a quote before it, and what is up to the next quote.
  private mutating func nextInQuotes() -> String {
    let start = position
    position += 1
    while position < end, bytes[position] != UInt8(ascii: "\"") { position += 1 }
    let word = String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<position]), as: UTF8.self)
    position = min(position + 1, end)
    return word
  }

  /// The next words that have `|` between them.
  mutating func cases() -> [String] {
    var cases = [next { $0 == UInt8(ascii: "|") }]
    while position < end, bytes[position] == UInt8(ascii: "|") {
      position += 1
      cases.append(next { $0 == UInt8(ascii: "|") })
    }
    return cases
  }

  /// All other words of the line.
  mutating func rest(separator: UInt8) -> [String] {
    var words: [String] = []
    while position < end {
      let word = next { $0 == separator }
      if !word.isEmpty { words.append(word) }
      if position < end, bytes[position] == separator { position += 1 }
    }
    return words
  }
}
