/// Finds the views because of which stored frames break constraints.
extension StoredFrameCheck {
  /// The views whose stored frames break a constraint, and those that constraints attach to their computed frames.
  func misplacedViews() -> Set<ObjectIdentifier> {
    var moved: Set<Int> = []
    var found: Set<ObjectIdentifier> = []
    for row in rows where isBroken(row) {
      for view in culprits(row) {
        found.insert(ObjectIdentifier(view))
        moved.formUnion(movedEdges(of: view, row))
      }
    }
    var hasFollowers = !moved.isEmpty
    while hasFollowers {
      hasFollowers = false
      for row in rows where isHeld(row) {
        guard let follower = follower(row, moved) else { continue }
        found.insert(ObjectIdentifier(follower.view))
        moved.formUnion(follower.edges)
        hasFollowers = true
      }
    }
    return found
  }
}

// MARK: - Broken constraints

extension StoredFrameCheck {
  /// All views of constraints that stored frames break, whichever of them is in the wrong place.
  func contradictedViews() -> Set<ObjectIdentifier> {
    Set(rows.lazy.filter(isBroken).flatMap(views).map(ObjectIdentifier.init)).union(misplacedViews())
  }

  private func isBroken(_ row: StoredRow) -> Bool {
    let unconfirmed = row.unknowns.filter { !confirmed.contains($0) }
    if unconfirmed.isEmpty { return row.excess > row.tolerance }
    let isUnbounded = !isScreen && unconfirmed.contains { if case .canvas = $0 { true } else { false } }
    return !isUnbounded && row.excess > row.tolerance + CanvasLength.greatestInset
  }

  /// The views each of which explains the whole error by the distance of its edges from the computed ones. None if several
  /// views cause it together, since which one is wrong then depends on estimates.
  private func culprits(_ row: StoredRow) -> [View] {
    views(row).filter { view in
      let share = edges(of: view, row).reduce(0) { $0 + $1.coefficient * displacement($1.variable, of: view) }
      return abs(share - row.error) <= row.tolerance
    }
  }

  private func views(_ row: StoredRow) -> [View] {
    var views: [View] = []
    for index in 0..<row.form.count {
      if let view = owners[row.form[index].variable / 4], !views.contains(where: { $0 === view }) { views.append(view) }
    }
    return views
  }

  private func edges(of view: View, _ row: StoredRow) -> [(variable: Int, coefficient: Double)] {
    let number = session.items.number(of: view)
    return (0..<row.form.count).map { row.form[$0] }.filter { $0.variable / 4 == number }
  }

  /// The distance of the stored edge from the computed one, relative to the superview.
  private func displacement(_ variable: Int, of view: View) -> Double {
    guard let distance = offset(variable) else { return 0 }
    guard let superview = session.items.superview(of: view) else { return distance }
    let near = variable % 2 == 0 ? 0 : countsUpwards ? 3 : 1
    return distance - (offset(4 * session.items.number(of: superview) + near) ?? 0)
  }

  private func offset(_ variable: Int) -> Double? { stored[variable].map { $0 - computed(variable) } }
}

// MARK: - Views that follow

extension StoredFrameCheck {
  /// Whether the stored frames certainly satisfy an equality.
  private func isHeld(_ row: StoredRow) -> Bool { row.isKeptExactly && row.unknowns.allSatisfy(confirmed.contains) }

  /// The edges of a view in a constraint, if all of them differ by the same distance; otherwise none.
  private func movedEdges(of view: View, _ row: StoredRow) -> [Int] {
    let edges = edges(of: view, row).map { (variable: $0.variable, distance: displacement($0.variable, of: view)) }
    guard let first = edges.first, abs(first.distance) > row.tolerance,
      edges.allSatisfy({ abs($0.distance - first.distance) <= row.tolerance })
    else { return [] }
    return edges.map(\.variable)
  }

  /// The other view of a constraint that the stored frames satisfy, if the first view's edges move and the constraint
  /// moves the other's along.
  private func follower(_ row: StoredRow, _ moved: Set<Int>) -> (view: View, edges: [Int])? {
    let views = views(row)
    guard views.count == 2, views[0].superview !== views[1], views[1].superview !== views[0] else { return nil }
    for (leader, follower) in [(views[0], views[1]), (views[1], views[0])]
    where edges(of: leader, row).allSatisfy({ moved.contains($0.variable) }) {
      let edges = movedEdges(of: follower, row)
      if !moved.isSuperset(of: edges) { return (follower, edges) }
    }
    return nil
  }
}
