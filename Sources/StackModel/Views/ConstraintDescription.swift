internal import AutoLayout

/// A constraint that is not made yet: `view.layoutLeft.equalTo(other).constant(10).priority(750)`.
///
/// Nothing happens before ``makeConstraint()``, or before it is in a block such as ``View/makeConstraints(_:)``.
public struct ConstraintDescription {
  private let first: LayoutAnchor
  private let relation: Relation
  private let operand: ConstraintOperand
  private var multiplier: Double?
  private var constant: Double?
  private var priority = 1000.0
  private var identifier: String?

  init(_ first: LayoutAnchor, _ relation: Relation, _ operand: ConstraintOperand) {
    self.first = first
    self.relation = relation
    self.operand = operand
  }

  /// The same with another factor for the right-hand attribute, neither 0 nor infinite.
  public func multiplier(_ multiplier: Double) -> Self { with { $0.multiplier = multiplier } }

  /// The same with another constant, in points.
  public func constant(_ constant: Double) -> Self { with { $0.constant = constant } }

  /// The same with another priority, above 0 and up to 1000.
  public func priority(_ priority: Double) -> Self { with { $0.priority = priority } }

  /// The same with an identifier, which reports show.
  public func identifier(_ identifier: String) -> Self { with { $0.identifier = identifier } }

  /// Makes the constraint, not yet active.
  ///
  /// - Throws: ``ConstraintError`` for a number without a superview that it could be measured from, attributes that
  ///   cannot be compared, and numbers that cannot be used.
  public func makeConstraint() throws(ConstraintError) -> LayoutConstraint {
    let right = try rightSide
    let made = try LayoutConstraint(
      first, relation, right.anchor, multiplier: multiplier ?? right.multiplier, constant: constant ?? right.constant,
      priority: priority)
    made.identifier = identifier
    return made
  }

  private var rightSide: (anchor: LayoutAnchor?, multiplier: Double, constant: Double) {
    get throws(ConstraintError) {
      switch operand {
      case .expression(let expression): return (expression.anchor, expression.multiplier, expression.constant)
      case .item(let item): return (LayoutAnchor(item, first.attribute), 1, 0)
      case .number(let number) where first.attribute.isDimension: return (nil, 1, number)
      case .number(let number):
        guard let superview = first.item.enclosingView else { throw .noSuperview(first, number) }
        return (LayoutAnchor(superview, first.attribute), 1, number)
      }
    }
  }

  private func with(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }
}

extension LayoutItem {
  /// A view's superview, the view that a guide belongs to.
  fileprivate var enclosingView: View? { (self as? View)?.superview ?? (self as? LayoutGuide)?.owner }
}
