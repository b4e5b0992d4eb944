package import Support

/// The changes that a resolved document lost, in words.
package struct LostChangeReport {
  private let sentences: [String]

  package init(_ merge: DocumentMerge, _ changes: [LostChange]) {
    var words = ChangeWords(merge)
    sentences = changes.map { lost in "lost of \(lost.side.rawValue): \(words.text(for: lost.change, by: lost.side))" }
  }

  /// A line for each change.
  package var lines: [Escaped<LogLine>] { sentences.map { "  \($0)" } }
}
