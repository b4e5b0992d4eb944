/// Reads source code backward from some place: what a literal is assigned to, or the function that it is passed to.
struct BackwardReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  /// The offset after the next byte.
  private(set) var place: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>, from place: Int) {
    self.bytes = bytes
    self.place = place
  }

  /// Passes over a sign, if it comes next.
  mutating func skip(_ sign: Unicode.Scalar) -> Bool {
    skipBlanks()
    guard place > 0, bytes[place - 1] == UInt8(ascii: sign) else { return false }
    place -= 1
    return true
  }

  /// Passes over a word, if it comes next.
  mutating func skip(word: String) -> Bool {
    let start = self
    if self.word() == word { return true }
    self = start
    return false
  }

  /// Passes over the equal sign of an assignment, if it comes next.
  mutating func skipAssignment() -> Bool {
    let start = self
    if skip("="), place > 0, !"=!<>+~".utf8.contains(bytes[place - 1]) { return true }
    self = start
    return false
  }

  /// The next word; nil if no word comes next.
  mutating func word() -> String? {
    skipBlanks()
    let end = place
    while place > 0, SourceTokenizer.isWordByte(bytes[place - 1]) { place -= 1 }
    return place < end ? String(decoding: bytes[place..<end], as: UTF8.self) : nil
  }

  /// Words with dots in between, in the order of the text; empty if no word comes next.
  mutating func path() -> [String] {
    var parts: [String] = []
    while let part = word() {
      parts.insert(part, at: 0)
      let end = self
      if parts.count < Self.longestPath, skip(".") { continue }
      self = end
      break
    }
    return parts
  }

  private static let longestPath = 8

  private mutating func skipBlanks() {
    while place > 0, bytes[place - 1] <= UInt8(ascii: " ") { place -= 1 }
  }
}
