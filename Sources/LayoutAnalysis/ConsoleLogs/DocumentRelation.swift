import StackModel

/// A constraint of a document between items that have numbers.
struct DocumentRelation {
  let constraint: Constraint
  let first: Int
  let second: Int?
}

extension DocumentRelation {
  /// The keys under which it is found: a console may print either side first.
  var keys: [(key: RelationKey, isReversed: Bool)] {
    let key = RelationKey(
      constraint.first.attribute, constraint.relation, constraint.second?.attribute,
      multiplier: constraint.multiplier, constant: constraint.constant)
    guard let second = constraint.second, constraint.multiplier != 0 else { return [(key, false)] }
    let relation = constraint.multiplier > 0 ? constraint.relation.reversed : constraint.relation
    let reversed = RelationKey(
      second.attribute, relation, constraint.first.attribute, multiplier: 1 / constraint.multiplier,
      constant: -constraint.constant / constraint.multiplier)
    return [(key, false), (reversed, true)]
  }
}

extension Relation {
  fileprivate var reversed: Relation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
