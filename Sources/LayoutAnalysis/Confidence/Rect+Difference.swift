package import StackModel

extension Rect {
  /// The largest difference of position or size, in points.
  package func difference(from other: Rect) -> Double {
    max(abs(x - other.x), abs(y - other.y), abs(width - other.width), abs(height - other.height))
  }
}
