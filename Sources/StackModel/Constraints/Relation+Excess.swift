internal import AutoLayout

extension Relation {
  /// The distance of the difference between left and right side from the values that the relation allows.
  func excess(of difference: Double) -> Double {
    switch self {
    case .equal: abs(difference)
    case .lessThanOrEqual: max(0, difference)
    case .greaterThanOrEqual: max(0, -difference)
    }
  }
}
