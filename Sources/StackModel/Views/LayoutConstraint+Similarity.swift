internal import AutoLayout

/// How two constraints compare but for their constants.
enum ConstraintSimilarity {
  /// They say the same, in the same words.
  case similar
  /// They say the same with the sides exchanged: `a == m × b` and `b == 1/m × a`.
  case reverseSimilar
}

extension LayoutConstraint {
  /// How the constraint compares with another one, whatever their constants; nil if they relate different things.
  ///
  /// The priorities must agree: in early UIKit they could not change, so that they were part of what a constraint is.
  func similarity(to other: LayoutConstraint) -> ConstraintSimilarity? {
    guard priority == other.priority else { return nil }
    if sidesAgree(with: other), relation == other.relation, multipliersAgree(multiplier - other.multiplier) {
      return .similar
    }
    guard sidesAgreeCrosswise(with: other), relation == other.reversedRelation,
      multipliersAgree(multiplier * other.multiplier - 1)
    else { return nil }
    return .reverseSimilar
  }

  /// Takes the constant of a constraint that says the same otherwise.
  ///
  /// From a == m × b + c follows b == 1/m × a - c/m, and 1/m is this constraint's multiplier.
  func adoptConstant(of other: LayoutConstraint, _ similarity: ConstraintSimilarity) {
    switch similarity {
    case .similar: constant = other.constant
    case .reverseSimilar: constant = -other.constant * multiplier
    }
  }

  /// The active constraint that says the same as this one but for the constant: the newest, in the closest common
  /// ancestor or else nearest above it.
  func findSimilar(from ancestor: View) -> (constraint: LayoutConstraint, similarity: ConstraintSimilarity)? {
    var view: View? = ancestor
    while let current = view {
      for constraint in current.constraints.reversed() {
        if let similarity = constraint.similarity(to: self) { return (constraint, similarity) }
      }
      view = current.superview
    }
    return nil
  }

  private func sidesAgree(with other: LayoutConstraint) -> Bool {
    firstItem === other.firstItem && secondItem === other.secondItem
      && firstAttribute?.canonical == other.firstAttribute?.canonical
      && secondAttribute?.canonical == other.secondAttribute?.canonical
  }

  private func sidesAgreeCrosswise(with other: LayoutConstraint) -> Bool {
    secondItem != nil && firstItem === other.secondItem && secondItem === other.firstItem
      && firstAttribute?.canonical == other.secondAttribute?.canonical
      && secondAttribute?.canonical == other.firstAttribute?.canonical
  }

  /// Dividing by the multiplier turns the relation, except that a negative one turns it once more.
  private var reversedRelation: Relation {
    switch relation {
    case .equal: .equal
    case .lessThanOrEqual: multiplier < 0 ? .lessThanOrEqual : .greaterThanOrEqual
    case .greaterThanOrEqual: multiplier < 0 ? .greaterThanOrEqual : .lessThanOrEqual
    }
  }

  private func multipliersAgree(_ difference: Double) -> Bool { abs(difference) <= 1e-6 }
}
