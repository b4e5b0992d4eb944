internal import AutoLayout

/// An attribute of an item, which constraints in code start from: `label.layoutLeft`.
public struct LayoutAnchor {
  /// The view or guide.
  public let item: LayoutItem
  /// Its attribute.
  public let attribute: LayoutAttribute

  /// Names an attribute of an item.
  public init(_ item: LayoutItem, _ attribute: LayoutAttribute) {
    self.item = item
    self.attribute = attribute
  }

  /// The attribute is the same as the argument's value; see ``ConstraintArgument`` for what that can be.
  public func equalTo(_ argument: some ConstraintArgument) -> ConstraintDescription {
    ConstraintDescription(self, .equal, argument.constraintOperand)
  }

  /// The attribute is at most the argument's value.
  public func lessThanOrEqualTo(_ argument: some ConstraintArgument) -> ConstraintDescription {
    ConstraintDescription(self, .lessThanOrEqual, argument.constraintOperand)
  }

  /// The attribute is at least the argument's value.
  public func greaterThanOrEqualTo(_ argument: some ConstraintArgument) -> ConstraintDescription {
    ConstraintDescription(self, .greaterThanOrEqual, argument.constraintOperand)
  }

  /// The attribute times a factor, as an argument.
  public func multiplier(_ multiplier: Double) -> LayoutExpression {
    LayoutExpression(anchor: self, multiplier: multiplier)
  }

  /// The attribute plus a distance in points, as an argument.
  public func constant(_ constant: Double) -> LayoutExpression {
    LayoutExpression(anchor: self, constant: constant)
  }
}

/// An attribute times a factor plus a constant: the right side of a constraint in code.
public struct LayoutExpression {
  /// The attribute.
  public let anchor: LayoutAnchor
  /// Its factor.
  public var multiplier: Double = 1
  /// The constant, in points.
  public var constant: Double = 0

  /// The expression with another factor.
  public func multiplier(_ multiplier: Double) -> LayoutExpression {
    LayoutExpression(anchor: anchor, multiplier: multiplier, constant: constant)
  }

  /// The expression with another constant, in points.
  public func constant(_ constant: Double) -> LayoutExpression {
    LayoutExpression(anchor: anchor, multiplier: multiplier, constant: constant)
  }
}
