public import AutoLayout

/// A view or guide along one axis: its two edges.
public struct Span: Sendable {
  /// The left or top edge.
  public let min: Variable
  /// The right or bottom edge.
  public let max: Variable

  /// The length, as summands of a constraint.
  public func length(times factor: Double = 1) -> [LinearTerm] {
    [LinearTerm(max, coefficient: factor), LinearTerm(min, coefficient: -factor)]
  }

  /// The middle, as summands of a constraint.
  func center(times factor: Double = 1) -> [LinearTerm] {
    [LinearTerm(max, coefficient: factor / 2), LinearTerm(min, coefficient: factor / 2)]
  }
}
