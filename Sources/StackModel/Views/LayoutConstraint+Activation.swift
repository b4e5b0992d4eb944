extension LayoutConstraint {
  /// Whether a view holds the constraint, so that layout obeys it.
  ///
  /// Setting it activates or deactivates the constraint. It stays false where the items have no common ancestor;
  /// ``activate()`` says so.
  public var isActive: Bool {
    get { holder != nil }
    set {
      if newValue { try? activate() } else { deactivate() }
    }
  }

  /// Gives the constraint to the closest common ancestor of its items; does nothing if it is active.
  ///
  /// - Throws: ``ConstraintError`` if there is no such view or an item is gone.
  public func activate() throws(ConstraintError) {
    guard holder == nil else { return }
    activate(in: try closestCommonAncestor)
  }

  /// Gives the constraint to a view that holds its items, as documents do, which name any of them.
  package func activate(in ancestor: View) {
    guard holder == nil else { return }
    ancestor.constraints.append(self)
    ancestor.hold(self)
    ancestor.layoutHost?.constraintDidChange(self)
  }

  /// Takes the constraint from the view that holds it.
  public func deactivate() {
    guard let holder, let index = holder.constraints.lastIndex(where: { $0 === self }) else { return }
    holder.constraints.remove(at: index)
    wasDropped(by: holder)
  }

  /// Activates constraints in order, or none of them.
  ///
  /// - Throws: ``ConstraintError`` where the items of one have no common ancestor.
  public static func activate(_ constraints: [LayoutConstraint]) throws(ConstraintError) {
    for constraint in constraints { _ = try constraint.closestCommonAncestor }
    for constraint in constraints { try constraint.activate() }
  }

  /// Deactivates constraints.
  public static func deactivate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.deactivate() }
  }

  /// The view that holds the constraint once it is active.
  var closestCommonAncestor: View {
    get throws(ConstraintError) {
      guard let first = firstItem, secondAttribute == nil || secondItem != nil else { throw .goneItem() }
      guard let ancestor = first.closestCommonAncestor(with: secondItem ?? first) else {
        throw .noCommonAncestor(first, secondItem ?? first)
      }
      return ancestor
    }
  }

  fileprivate func wasDropped(by view: View) {
    view.layoutHost?.constraintWillDeactivate(self)
    holder = nil
  }

  /// Whether one of the items is the given one.
  fileprivate func mentions(where isWanted: (LayoutItem) -> Bool) -> Bool {
    firstItem.map(isWanted) ?? false || secondItem.map(isWanted) ?? false
  }
}

extension LayoutItem {
  /// The lowest view that holds both items or is one of them; nil if they are in different trees. A guide counts as
  /// the view that it belongs to.
  public func closestCommonAncestor(with other: LayoutItem) -> View? {
    var one = view
    var two = other.view
    let difference = (one?.depth ?? 0) - (two?.depth ?? 0)
    for _ in 0..<max(0, difference) { one = one?.superview }
    for _ in 0..<max(0, -difference) { two = two?.superview }
    while let left = one, let right = two {
      if left === right { return left }
      (one, two) = (left.superview, right.superview)
    }
    return nil
  }
}

extension View {
  /// How many views hold this one.
  fileprivate var depth: Int {
    var depth = 0
    var view = superview
    while let current = view {
      depth += 1
      view = current.superview
    }
    return depth
  }

  /// Deactivates the constraints that name a wanted item, held by this view or one that holds it.
  func deactivateConstraints(where isWanted: (LayoutItem) -> Bool) {
    var view: View? = self
    while let current = view {
      current.dropConstraints { $0.mentions(where: isWanted) }
      view = current.superview
    }
  }

  /// Deactivates the view's own constraints that are no longer wanted.
  func dropConstraints(where isUnwanted: (LayoutConstraint) -> Bool) {
    let dropped = constraints.filter(isUnwanted)
    guard !dropped.isEmpty else { return }
    for constraint in dropped { constraint.wasDropped(by: self) }
    constraints.removeAll { $0.holder == nil }
  }

  /// Deactivates the constraints between what is in the view and what is not.
  func deactivateOuterConstraints() {
    var inside: Set<ObjectIdentifier>?
    var ancestor = superview
    while let current = ancestor {
      ancestor = current.superview
      if current.constraints.isEmpty { continue }
      let views = inside ?? Set(subtree.lazy.map(ObjectIdentifier.init))
      inside = views
      current.dropConstraints { constraint in
        constraint.mentions { item in item.view.map { views.contains(ObjectIdentifier($0)) } ?? false }
      }
    }
  }
}
