internal import AutoLayout

/// What the last layout found.
extension LayoutSession {
  /// The last layout of a view; nil for a view of another session, and before the first layout.
  public func layout(of view: View) -> ViewLayout? {
    guard laysOut(view) else { return nil }
    return placement.layout(of: items.number(of: view))
  }

  /// The frame that the last layout gave a view, in the superview's coordinates, rounded to the device's pixels; nil for
  /// views that are not laid out here, or not yet.
  public func frame(of view: View) -> Rect? { layout(of: view)?.frame }

  /// Whether constraints leave the view's position or size open.
  public func hasAmbiguousLayout(_ view: View) -> Bool { layout(of: view)?.isAmbiguous ?? false }

  /// The rectangle that constraints act on, in the coordinates of the root view and not rounded; nil for views that are
  /// not laid out here, or not yet.
  public func alignmentRect(of view: View) -> Rect? {
    guard laysOut(view) else { return nil }
    return placement.alignmentRect(of: view, items.number(of: view))
  }

  /// What the last layout found for each view, in no particular order.
  var layouts: some Sequence<ViewLayout> { placement.all }

  /// The edges that the last pass gave a view that is laid out here.
  func edges(of view: View) -> ViewEdges { system.edges(ofItem: items.number(of: view)) }

  /// What bars and the device's edges cover of a view that is laid out here.
  func safeAreaInsets(of view: View) -> EdgeInsets {
    var inputs: ConstraintRow.Inputs = []
    return metrics.safeAreaInsets(of: view, &inputs)
  }

  /// How far the edges of a view are open.
  func freedom(of view: View) -> EdgeFreedom { system.freedom(ofItem: items.number(of: view)) }

  /// The length of a view's content; nil if it has none.
  func contentLength(of view: View, _ axis: Axis) -> Double? {
    views.sizes.contentLength(of: items.number(of: view), axis)
  }
}

// MARK: - Constraints and conflicts

extension LayoutSession {
  /// The constraints that are laid out, in the order in which ties between them are settled.
  public var constraints: [Constraint] {
    views.stacks.numberGuides()
    return rows.orderedRows.map(\.constraint)
  }

  /// Each constraint with the constant that its items add, such as margins: the whole of what is solved.
  package var rowLines: [String] {
    views.stacks.numberGuides()
    return rows.orderedRows.map { "\($0.constraint) | \($0.constraint.constant) | \($0.form.constant)" }
  }

  /// The conflicts of the last layout, in the order in which they were found.
  public var conflicts: [ConstraintConflict] {
    let found = system.solution?.conflicts ?? []
    guard !found.isEmpty else { return [] }
    views.stacks.numberGuides()
    var named: [ConstraintID: ConstraintRow] = [:]
    for row in rows.rows { named[row.id] = row }
    return found.compactMap { conflict in
      guard let broken = named[conflict.broken] else { return nil }
      let others = conflict.constraints.filter { $0 != conflict.broken }.compactMap { named[$0] }
      let ordered = others.sorted { $0.order.number(items.label) < $1.order.number(items.label) }
      return ConstraintConflict(broken, others: ordered)
    }
  }

  /// Whether there are any conflicts, without making their proofs.
  var hasConflicts: Bool { system.solution.map { !$0.conflicts.isEmpty || $0.hasMoreConflicts } ?? false }

  /// Whether the constraints are too tangled to be solved, or their numbers too large. Then frames need not meet even
  /// required constraints.
  public var isIncomplete: Bool { system.solution?.isIncomplete ?? false }

  /// Whether there are more conflicts than ``conflicts`` lists.
  public var hasMoreConflicts: Bool { system.solution?.hasMoreConflicts ?? false }
}
