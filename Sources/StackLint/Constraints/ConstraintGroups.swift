import StackModel

/// Constraints that compare the same things in the same proportion, in groups of at least two.
struct ConstraintGroups {
  let groups: [[NormalizedConstraint]]

  /// Groups in the order of their first members, members in document order.
  init(_ constraints: [LayoutConstraint]) {
    var order: [NormalizedConstraint.Anchors] = []
    var byAnchors: [NormalizedConstraint.Anchors: [NormalizedConstraint]] = [:]
    for constraint in constraints.compactMap(NormalizedConstraint.init) {
      if byAnchors[constraint.anchors] == nil { order.append(constraint.anchors) }
      byAnchors[constraint.anchors, default: []].append(constraint)
    }
    groups = order.compactMap { byAnchors[$0] }.filter { $0.count > 1 }.map { group in
      group.sorted { ($0.constraint.range?.lowerBound ?? 0) < ($1.constraint.range?.lowerBound ?? 0) }
    }
  }

  /// One finding for each constraint that an earlier one explains, at the later of the two.
  func findings(_ finding: (_ later: NormalizedConstraint, _ earlier: NormalizedConstraint) -> Finding?) -> [Finding] {
    groups.flatMap { group in
      group.indices.compactMap { index in
        for earlier in group[..<index] where earlier.compares(theSameAs: group[index]) {
          if let found = finding(group[index], earlier) { return found }
        }
        return nil
      }
    }
  }
}
