/// Where a view's text stands in its alignment rectangle, in points.
public struct BaselineOffsets: Hashable, Sendable {
  /// From the top down to the first line's baseline.
  public let first: Double
  /// From the last line's baseline down to the bottom.
  public let last: Double
  /// The height at which the offsets hold where text stays in the middle of a view, whatever the view's height; nil where
  /// text hangs on the edges.
  public let centeredHeight: Double?

  /// Creates offsets.
  public init(first: Double, last: Double, centeredHeight: Double? = nil) {
    self.first = first
    self.last = last
    self.centeredHeight = centeredHeight
  }
}
