/// Finds words in bytes, each after the one before.
struct ByteScanner {
  private let bytes: [UInt8]
  /// What is found next lies here or later.
  private(set) var offset = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Goes to the end of a word.
  ///
  /// - Returns: Whether there is such a word; if not, the scanner stays where it is.
  mutating func skip(past word: StaticString) -> Bool {
    let (start, count) = (word.utf8Start, word.utf8CodeUnitCount)
    let found = bytes.withUnsafeBufferPointer { bytes -> Int? in
      var place = offset
      while place + count <= bytes.count {
        if bytes[place] == start[0], (1..<count).allSatisfy({ bytes[place + $0] == start[$0] }) { return place + count }
        place += 1
      }
      return nil
    }
    guard let found else { return false }
    offset = found
    return true
  }
}
