/// The positions of the first and last baseline in a view's alignment rectangle, in points.
public struct BaselineOffsets: Hashable, Sendable {
  /// The distance from the top to the baseline of the first line.
  public let first: Double
  /// The distance from the baseline of the last line to the bottom.
  public let last: Double
  /// For text in the vertical center of a view, the height at which the offsets hold; nil for text at a fixed distance
  /// from the edges.
  public let centeredHeight: Double?

  /// Creates offsets.
  public init(first: Double, last: Double, centeredHeight: Double? = nil) {
    self.first = first
    self.last = last
    self.centeredHeight = centeredHeight
  }
}
