/// Those of some words that a source names, in code and in string literals. Comments, imports and forward declarations use
/// nothing.
package struct NamedWords: Sendable {
  /// The hashes of the words.
  package private(set) var hashes: [UInt64] = []
  /// The hashes of the names of classes of which code makes objects.
  package private(set) var made: Set<UInt64> = []
  /// Whether an app starts in the file.
  package private(set) var isEntry = false

  private static let entries = Set(["UIApplicationMain", "NSApplicationMain"].map { NameHash.exact($0.utf8) })
  private static let main = NameHash.exact("main".utf8)

  /// The words that show where an app starts.
  package static let entryWords = ["UIApplicationMain", "NSApplicationMain", "main"]

  /// Looks through a source.
  ///
  /// - Parameter words: The words to look for, with ``entryWords``.
  package init(_ bytes: [UInt8], language: SourceLanguage, words: WordSet) {
    var found: Set<UInt64> = []
    bytes.withUnsafeBufferPointer { bytes in
      var code = CodeBytes(bytes, language: language)
      while let range = code.nextWord() {
        guard let hash = words.hash(of: range, in: bytes) else { continue }
        found.insert(hash)
        if code.isMade(range) { made.insert(hash) }
        if Self.entries.contains(hash) || hash == Self.main && code.isAttribute(range) { isEntry = true }
      }
    }
    hashes = Array(found)
  }
}

extension WordSet {
  /// The hashes of those of the words that a text contains.
  package func hashes(in bytes: [UInt8]) -> Set<UInt64> {
    var found: Set<UInt64> = []
    bytes.withUnsafeBufferPointer { bytes in
      forEach(in: bytes) { hash in
        found.insert(hash)
        return true
      }
    }
    return found
  }
}

/// The words of a source that stand outside of comments, imports and forward declarations. It knows less of strings than
/// a tokenizer, and is faster.
private struct CodeBytes {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let isObjectiveC: Bool
  private var place = 0
  private var isInString = false

  init(_ bytes: UnsafeBufferPointer<UInt8>, language: SourceLanguage) {
    self.bytes = bytes
    isObjectiveC = language == .objectiveC
  }

  func isAttribute(_ word: Range<Int>) -> Bool {
    word.lowerBound > 0 && bytes[word.lowerBound - 1] == UInt8(ascii: "@")
  }

  /// Whether code makes an object of a class: `Badge()`, `[Badge alloc]` or `[Badge new]`.
  func isMade(_ word: Range<Int>) -> Bool {
    let end = word.upperBound
    guard end < bytes.count else { return false }
    if !isObjectiveC { return bytes[end] == UInt8(ascii: "(") }
    guard bytes[end] == UInt8(ascii: " "), word.lowerBound > 0, bytes[word.lowerBound - 1] == UInt8(ascii: "[") else {
      return false
    }
    return isText(" alloc", at: end) || isText(" new]", at: end)
  }

  mutating func nextWord() -> Range<Int>? {
    while place < bytes.count {
      let byte = bytes[place]
      if SourceTokenizer.isWordByte(byte) {
        let start = place
        while place < bytes.count, SourceTokenizer.isWordByte(bytes[place]) { place += 1 }
        return start..<place
      }
      place += 1
      switch byte {
      case UInt8(ascii: "\""): isInString.toggle()
      case UInt8(ascii: "\n"): isInString = false
      case UInt8(ascii: "\\") where isInString: skipEscape()
      case UInt8(ascii: "/") where !isInString: skipComment()
      case UInt8(ascii: "#") where isObjectiveC && isNext("i") && (isNext("import") || isNext("include")): skipLine()
      case UInt8(ascii: "@") where isObjectiveC && isNext("class "): skip(to: UInt8(ascii: ";"))
      default: break
      }
    }
    return nil
  }

  /// What is interpolated is code.
  private mutating func skipEscape() {
    if place < bytes.count, bytes[place] != UInt8(ascii: "(") { place += 1 }
  }

  private mutating func skipComment() {
    guard place < bytes.count else { return }
    if bytes[place] == UInt8(ascii: "/") {
      skipLine()
    } else if bytes[place] == UInt8(ascii: "*") {
      repeat { skip(to: UInt8(ascii: "/")) } while place < bytes.count && bytes[place - 2] != UInt8(ascii: "*")
    }
  }

  private mutating func skipLine() { skip(to: UInt8(ascii: "\n")) }

  /// Goes behind the next such byte.
  private mutating func skip(to byte: UInt8) { place = min(bytes.firstPlace(of: byte, from: place) + 1, bytes.count) }

  private func isNext(_ text: StaticString) -> Bool { isText(text, at: place) }

  private func isText(_ text: StaticString, at start: Int) -> Bool {
    let count = text.utf8CodeUnitCount
    return start + count <= bytes.count && bytes.isText(start..<(start + count), text)
  }
}
