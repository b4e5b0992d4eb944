internal import AutoLayout

extension Relation {
  /// How far a difference of left and right side is from what the relation allows.
  func excess(of difference: Double) -> Double {
    switch self {
    case .equal: abs(difference)
    case .lessThanOrEqual: max(0, difference)
    case .greaterThanOrEqual: max(0, -difference)
    }
  }
}
