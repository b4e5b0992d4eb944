internal import AutoLayout

extension LayoutConstraint {
  /// As UIKit's console prints it, such as `H:[a]-(8)-[b]` or `a.width == 120`.
  package var consoleText: String { statement?.consoleText ?? "a constraint without an item" }

  /// The same without the name of a superview, for use in a sentence.
  package var shortConsoleText: String { statement?.shortConsoleText ?? "a constraint without an item" }

  /// The constraint as it is laid out; nil if an item or the attribute is missing.
  package var statement: Constraint? {
    guard let firstItem, let firstAttribute else { return nil }
    let second = secondItem.flatMap { item in secondAttribute.map { Constraint.Anchor(item, $0) } }
    return Constraint(
      Constraint.Anchor(firstItem, firstAttribute), relation, second, multiplier: multiplier, constant: constant,
      priority: priority, identifier: identifier, origin: .declared(self))
  }
}
