/// The direction in which a stack view arranges its views.
public enum Axis: String, CaseIterable, Hashable, Sendable {
  case horizontal, vertical

  /// The other direction.
  public var perpendicular: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// One value for each axis.
public struct AxisPair<Value> {
  /// Along x.
  public var horizontal: Value
  /// Along y.
  public var vertical: Value

  /// Creates a pair.
  public init(horizontal: Value, vertical: Value) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The value for an axis.
  public subscript(axis: Axis) -> Value {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}

extension AxisPair: Sendable where Value: Sendable {}
extension AxisPair: Equatable where Value: Equatable {}
extension AxisPair: Hashable where Value: Hashable {}
