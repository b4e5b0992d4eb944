/// Where a view's text stands in its alignment rectangle, in points.
public struct BaselineOffsets: Hashable, Sendable {
  /// From the top down to the first line's baseline.
  public let first: Double
  /// From the last line's baseline down to the bottom.
  public let last: Double

  /// Creates offsets.
  public init(first: Double, last: Double) {
    self.first = first
    self.last = last
  }
}
