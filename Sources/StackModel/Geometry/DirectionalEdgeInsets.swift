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
