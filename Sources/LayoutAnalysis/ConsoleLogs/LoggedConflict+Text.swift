import StackModel

extension LoggedConflict {
  /// A constraint in UIKit's notation, with names in place of classes and addresses.
  package func text(of place: Int, _ names: [String]) -> String {
    let constraint = constraints[place]
    func side(_ anchor: LoggedConstraint.Anchor) -> String { "\(names[anchor.item]).\(anchor.attribute.rawValue)" }
    return Constraint.text(
      side(constraint.first), constraint.relation, constraint.second.map(side), multiplier: constraint.multiplier,
      constant: constraint.constant, priority: constraint.priority)
  }
}
