/// Words that are looked for in source code, where most words are none of them.
struct WordSet {
  private let hashes: Set<UInt64>
  /// A bit for the end of each hash: one that is not set saves looking at the set.
  private let bits: [UInt64]

  private static let bitCount: UInt64 = 1 << 13

  init(_ words: some Sequence<String>) {
    hashes = Set(words.map { AssignmentScanner.hash($0.utf8) })
    var bits = [UInt64](repeating: 0, count: Int(Self.bitCount / 64))
    for hash in hashes { bits[Self.place(hash)] |= Self.bit(hash) }
    self.bits = bits
  }

  /// Whether a word with this hash is one of them.
  func contains(_ hash: UInt64) -> Bool { mayContain(hash) && hashes.contains(hash) }

  /// Whether a word with this hash may be one of them. Few others pass.
  func mayContain(_ hash: UInt64) -> Bool { bits[Self.place(hash)] & Self.bit(hash) != 0 }

  /// Whether a text contains one of them, be it in a comment or a string.
  func occurs(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    Self.hasWord(in: bytes, where: contains)
  }

  /// Whether a text has a word whose hash meets a condition. Words are found and hashed in one pass.
  static func hasWord(in bytes: UnsafeBufferPointer<UInt8>, where meets: (UInt64) -> Bool) -> Bool {
    let empty = AssignmentScanner.emptyHash
    var (hash, isInWord) = (empty, false)
    for byte in bytes {
      if SourceTokenizer.isWordByte(byte) {
        hash = AssignmentScanner.hash(hash, adding: byte)
        isInWord = true
      } else if isInWord {
        if meets(hash) { return true }
        (hash, isInWord) = (empty, false)
      }
    }
    return isInWord && meets(hash)
  }

  private static func place(_ hash: UInt64) -> Int { Int(hash % bitCount / 64) }
  private static func bit(_ hash: UInt64) -> UInt64 { 1 << (hash % 64) }
}
