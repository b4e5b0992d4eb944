/// How often some words occur in files, those in comments and strings too.
package struct WordCounts {
  private var counts: [UInt64: Int]
  /// Most words of a file are none of them, and need not be looked up.
  private let words: WordSet

  /// - Parameter words: The words to count.
  package init(_ words: Set<String>) {
    counts = Dictionary(words.map { (AssignmentScanner.hash($0.utf8), 0) }) { first, _ in first }
    self.words = WordSet(words)
  }

  package subscript(word: String) -> Int { counts[AssignmentScanner.hash(word.utf8)] ?? 0 }

  /// Counts the words of a file.
  package mutating func add(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { bytes in
      words.forEach(in: bytes) { hash in
        counts[hash, default: 0] += 1
        return true
      }
    }
  }
}
