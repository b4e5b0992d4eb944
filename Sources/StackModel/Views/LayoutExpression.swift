/// An attribute times a factor plus a constant: the right side of a constraint in code.
public struct LayoutExpression {
  /// The attribute.
  public let anchor: LayoutAnchor
  /// Its factor.
  public var multiplier: Double = 1
  /// The constant, in points.
  public var constant: Double = 0

  /// The expression with another factor.
  public func multiplier(_ multiplier: Double) -> LayoutExpression {
    LayoutExpression(anchor: anchor, multiplier: multiplier, constant: constant)
  }

  /// The expression with another constant, in points.
  public func constant(_ constant: Double) -> LayoutExpression {
    LayoutExpression(anchor: anchor, multiplier: multiplier, constant: constant)
  }
}
