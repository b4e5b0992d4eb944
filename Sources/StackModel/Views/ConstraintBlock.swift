internal import AutoLayout

/// The constraints of a block, made and not active yet.
struct ConstraintBlock {
  private let constraints: [LayoutConstraint]

  init(_ descriptions: [ConstraintDescription]) throws(ConstraintError) {
    var made: [LayoutConstraint] = []
    for description in descriptions { made.append(try description.makeConstraint()) }
    constraints = made
  }

  func activate() throws(ConstraintError) -> [LayoutConstraint] {
    try LayoutConstraint.activate(constraints)
    return constraints
  }

  /// Activates those to which no active one is similar; the others give theirs their constant.
  func update() throws(ConstraintError) -> [LayoutConstraint] {
    var ancestors: [View] = []
    for constraint in constraints { ancestors.append(try constraint.closestCommonAncestor) }
    var active: [LayoutConstraint] = []
    for (constraint, ancestor) in zip(constraints, ancestors) {
      if let found = constraint.findSimilar(from: ancestor) {
        found.constraint.adoptConstant(of: constraint, found.similarity)
        active.append(found.constraint)
      } else {
        try constraint.activate()
        active.append(constraint)
      }
    }
    return active
  }

  /// Activates them in place of those that name their first items.
  func remake() throws(ConstraintError) -> [LayoutConstraint] {
    for constraint in constraints { _ = try constraint.closestCommonAncestor }
    Self.deactivateConstraints(naming: constraints.compactMap(\.firstItem))
    return try activate()
  }

  /// Looks through each view from the items up to the root once.
  private static func deactivateConstraints(naming items: [LayoutItem]) {
    let named = Set(items.lazy.map(ObjectIdentifier.init))
    var seen: Set<ObjectIdentifier> = []
    for item in items {
      var view = item.view
      while let current = view, seen.insert(ObjectIdentifier(current)).inserted {
        current.dropConstraints { constraint in
          [constraint.firstItem, constraint.secondItem].contains { item in
            item.map { named.contains(ObjectIdentifier($0)) } ?? false
          }
        }
        view = current.superview
      }
    }
  }
}

/// Collects the constraints that a block describes, one a line, with conditions and loops.
@resultBuilder
public enum ConstraintBuilder {
  /// One line.
  public static func buildExpression(_ description: ConstraintDescription) -> [ConstraintDescription] { [description] }

  /// A line with several constraints.
  public static func buildExpression(_ descriptions: [ConstraintDescription]) -> [ConstraintDescription] {
    descriptions
  }

  /// All lines.
  public static func buildBlock(_ parts: [ConstraintDescription]...) -> [ConstraintDescription] {
    Array(parts.joined())
  }

  /// An `if` without `else`.
  public static func buildOptional(_ part: [ConstraintDescription]?) -> [ConstraintDescription] { part ?? [] }

  /// The first branch of an `if` or `switch`.
  public static func buildEither(first part: [ConstraintDescription]) -> [ConstraintDescription] { part }

  /// Another branch of an `if` or `switch`.
  public static func buildEither(second part: [ConstraintDescription]) -> [ConstraintDescription] { part }

  /// A loop.
  public static func buildArray(_ parts: [[ConstraintDescription]]) -> [ConstraintDescription] { Array(parts.joined()) }
}

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
