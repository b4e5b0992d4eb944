/// Why a file with translations cannot be read, and where.
package struct UnreadableStrings: Error, Sendable, CustomStringConvertible {
  /// What was expected and what was found, without a full stop.
  package let message: String
  /// Where reading stopped.
  package let range: SourceRange
  /// The text of the file; empty if it is not text.
  package let source: SourceFile

  /// Whether nothing but a sign or a word follows the last entry, such as a quote too many. Foundation passes over it.
  package let isBehindLastEntry: Bool

  init(_ message: String, at offset: Int, in source: SourceFile, isBehindLastEntry: Bool = false) {
    self.message = message
    self.isBehindLastEntry = isBehindLastEntry
    self.source = source
    range = SourceRange(offset, offset)
  }

  /// `path:line:column: message`.
  package var description: String {
    let place = LineIndex(source).position(at: range.lowerBound)
    return "\(source.path):\(place.line):\(place.column): \(message)"
  }
}
