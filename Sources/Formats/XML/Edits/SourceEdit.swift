/// A replacement of some bytes of a document.
public struct SourceEdit: Hashable, Sendable {
  /// The bytes to replace; an empty range inserts.
  public let range: SourceRange
  /// The new text; an empty one removes.
  public let replacement: String

  /// Creates an edit.
  public init(_ range: SourceRange, _ replacement: String) {
    self.range = range
    self.replacement = replacement
  }

  /// Creates an insertion.
  public init(at offset: Int, _ text: String) {
    self.init(SourceRange(offset, offset), text)
  }

  /// Creates a removal.
  public init(removing range: SourceRange) {
    self.init(range, "")
  }
}

extension SourceEdit {
  /// Whether the edit can be made together with a later one. Two insertions at one place cannot: their order is unknown.
  func isBefore(_ other: SourceEdit) -> Bool {
    range.upperBound <= other.range.lowerBound && range.lowerBound < other.range.upperBound
  }

  /// The order in which edits are made. An insertion comes before the replacement of what follows it.
  func precedes(_ other: SourceEdit) -> Bool {
    (range.lowerBound, range.upperBound) < (other.range.lowerBound, other.range.upperBound)
  }
}
