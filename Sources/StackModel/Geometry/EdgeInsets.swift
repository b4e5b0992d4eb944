/// Distances inwards from the four edges, in points.
public struct EdgeInsets: Hashable, Sendable {
  /// From the top.
  public var top: Double
  /// From the left.
  public var left: Double
  /// From the bottom.
  public var bottom: Double
  /// From the right.
  public var right: Double

  /// Creates insets.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// The same inset on each edge.
  public init(all inset: Double) {
    self.init(top: inset, left: inset, bottom: inset, right: inset)
  }

  /// No insets.
  public static let zero = EdgeInsets()

  /// The greater inset on each edge.
  func union(_ other: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }

  static func + (one: EdgeInsets, other: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: one.top + other.top, left: one.left + other.left, bottom: one.bottom + other.bottom,
      right: one.right + other.right)
  }
}

/// Distances inwards from the four edges in points, left and right by the direction of the language: UIKit's
/// `NSDirectionalEdgeInsets`.
public struct DirectionalEdgeInsets: Hashable, Sendable {
  /// From the top.
  public var top: Double
  /// From the edge where lines begin.
  public var leading: Double
  /// From the bottom.
  public var bottom: Double
  /// From the edge where lines end.
  public var trailing: Double

  /// Creates insets.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No insets.
  public static let zero = DirectionalEdgeInsets()
}
