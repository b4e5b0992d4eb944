import StackModel

extension LayoutConstraint {
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
