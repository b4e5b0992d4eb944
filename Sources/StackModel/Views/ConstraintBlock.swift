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
