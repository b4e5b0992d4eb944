/// Words that are looked for in source code, where most words are none of them.
package struct WordSet: Sendable {
  private let hashes: Set<UInt64>
  /// A bit for each length and first byte of a word: only words with a bit that is set need a hash.
  private let bits: [UInt64]

  private static let longest = 63

  package init(_ words: some Sequence<String>) {
    var bits = [UInt64](repeating: 0, count: (Self.longest + 1) * 256 / 64)
    hashes = words.reduce(into: []) { hashes, word in
      guard let first = word.utf8.first else { return }
      let place = Self.place(first, word.utf8.count)
      bits[place / 64] |= 1 << UInt64(place % 64)
      hashes.insert(NameHash.exact(word.utf8))
    }
    self.bits = bits
  }

  /// Whether a byte belongs to a word.
  package static func isPart(_ byte: UInt8) -> Bool { SourceLexer.isWordByte(byte) }

  /// Whether a text contains one of them, be it in a comment or a string.
  package func occurs(in bytes: [UInt8]) -> Bool {
    var isFound = false
    bytes.withUnsafeBufferPointer { bytes in
      forEach(in: bytes) { _ in
        isFound = true
        return false
      }
    }
    return isFound
  }

  /// Finds the words of a text that are among these, in the order of the text.
  ///
  /// - Parameter body: Receives the hash of a word, and answers whether to go on.
  private func forEach(in bytes: UnsafeBufferPointer<UInt8>, _ body: (UInt64) -> Bool) {
    guard !hashes.isEmpty else { return }
    Self.isWordByte.withUnsafeBufferPointer { isWordByte in
      bits.withUnsafeBufferPointer { bits in
        var end = 0
        while end < bytes.count {
          guard isWordByte[Int(bytes[end])] else {
            end += 1
            continue
          }
          let start = end
          while end < bytes.count, isWordByte[Int(bytes[end])] { end += 1 }
          let place = Self.place(bytes[start], end - start)
          guard bits[place / 64] >> UInt64(place % 64) & 1 == 1 else { continue }
          let hash = NameHash.exact(bytes[start..<end])
          if hashes.contains(hash), !body(hash) { return }
        }
      }
    }
  }

  /// How often each of the words occurs in a text, by their hashes.
  package func counts(in bytes: [UInt8]) -> [UInt64: Int] {
    var counts: [UInt64: Int] = [:]
    bytes.withUnsafeBufferPointer { bytes in
      forEach(in: bytes) { hash in
        counts[hash, default: 0] += 1
        return true
      }
    }
    return counts
  }

  /// The hash of a word of a text; nil if it is not among these.
  func hash(of word: Range<Int>, in bytes: [UInt8]) -> UInt64? {
    let place = Self.place(bytes[word.lowerBound], word.count)
    guard bits[place / 64] >> UInt64(place % 64) & 1 == 1 else { return nil }
    let hash = NameHash.exact(bytes[word])
    return hashes.contains(hash) ? hash : nil
  }

  private static func place(_ first: UInt8, _ count: Int) -> Int { min(count, longest) * 256 + Int(first) }

  private static let isWordByte = (0...255).map { SourceLexer.isWordByte($0) }
}
