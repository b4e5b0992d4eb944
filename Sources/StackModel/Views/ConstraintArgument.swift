/// What an attribute can be compared with in code: another attribute with or without modifiers, an item, or a number.
public protocol ConstraintArgument {
  /// The right side.
  var constraintOperand: ConstraintOperand { get }
}

/// The right-hand side of a constraint in code, before the left-hand side is known.
public enum ConstraintOperand {
  /// An attribute with its modifiers.
  case expression(LayoutExpression)
  /// The left side's attribute, of another item.
  case item(LayoutItem)
  /// For a width or height this number of points, for any other attribute the superview's same one plus it.
  case number(Double)
}

extension LayoutAnchor: ConstraintArgument {
  /// The attribute itself.
  public var constraintOperand: ConstraintOperand { .expression(LayoutExpression(anchor: self)) }
}

extension LayoutExpression: ConstraintArgument {
  /// The expression itself.
  public var constraintOperand: ConstraintOperand { .expression(self) }
}

extension LayoutItem: ConstraintArgument {
  /// The left side's attribute of this item.
  public var constraintOperand: ConstraintOperand { .item(self) }
}

extension Double: ConstraintArgument {
  /// This number of points, from the superview where the left side is a place.
  public var constraintOperand: ConstraintOperand { .number(self) }
}

extension Int: ConstraintArgument {
  /// This number of points, from the superview where the left side is a place.
  public var constraintOperand: ConstraintOperand { .number(Double(self)) }
}
