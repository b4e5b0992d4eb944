/// Blocks of constraints, as XLYAutoLayoutEasy has them. A block that throws has changed nothing.
extension View {
  /// Makes the constraints of the block and activates them in order.
  ///
  /// - Returns: The constraints.
  /// - Throws: ``ConstraintError`` for one that cannot be made or whose items have no common ancestor.
  @discardableResult
  public static func makeConstraints(
    @ConstraintBuilder _ block: () -> [ConstraintDescription]
  ) throws(ConstraintError) -> [LayoutConstraint] {
    let made = try make(block())
    try LayoutConstraint.activate(made)
    return made
  }

  /// For each constraint of the block, changes the constant of an active one that says the same but for the constant;
  /// where there is none, activates the new one.
  ///
  /// Saying the same means the same items, attributes, relation, multiplier and priority, or the same with the sides
  /// exchanged. The search goes from the closest common ancestor upwards, newest first.
  ///
  /// - Returns: For each constraint of the block the one that is active now.
  /// - Throws: ``ConstraintError`` for one that cannot be made or whose items have no common ancestor.
  @discardableResult
  public static func updateConstraints(
    @ConstraintBuilder _ block: () -> [ConstraintDescription]
  ) throws(ConstraintError) -> [LayoutConstraint] {
    let made = try make(block())
    var ancestors: [View] = []
    for constraint in made { ancestors.append(try constraint.closestCommonAncestor) }
    var active: [LayoutConstraint] = []
    for (constraint, ancestor) in zip(made, ancestors) {
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

  /// Deactivates every constraint that names the left-hand item of one in the block, then activates the block's. Content
  /// sizes are no constraints of this kind and stay.
  ///
  /// - Returns: The new constraints.
  /// - Throws: ``ConstraintError`` for one that cannot be made or whose items have no common ancestor.
  @discardableResult
  public static func remakeConstraints(
    @ConstraintBuilder _ block: () -> [ConstraintDescription]
  ) throws(ConstraintError) -> [LayoutConstraint] {
    let made = try make(block())
    for constraint in made { _ = try constraint.closestCommonAncestor }
    deactivateConstraints(naming: made.compactMap(\.firstItem))
    try LayoutConstraint.activate(made)
    return made
  }

  private static func make(_ descriptions: [ConstraintDescription]) throws(ConstraintError) -> [LayoutConstraint] {
    var made: [LayoutConstraint] = []
    for description in descriptions { made.append(try description.makeConstraint()) }
    return made
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
