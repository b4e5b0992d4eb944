import StackModel

extension LayoutConstraint {
  /// Whether the second item has a part in it. No length is beyond a million points, so nothing is left of one that is
  /// multiplied by less than this; the reciprocal of the smallest multipliers is not even finite.
  var usesSecondItem: Bool { abs(multiplier) >= 1e-12 }

  /// Whether it is worth a closer look: most are not.
  var mayBeInvalid: Bool {
    incomparability != nil || multiplier == 0 || secondReference != nil && secondAttribute == nil
  }

  /// Whether nothing is wrong but that one side follows the language and the other does not.
  var mixesDirections: Bool {
    guard let first = firstAttribute, let second = secondAttribute else { return false }
    return first.axis == second.axis && !first.isDimension && !second.isDimension
  }
}
