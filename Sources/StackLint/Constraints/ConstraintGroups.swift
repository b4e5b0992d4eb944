import StackModel

/// Constraints that compare the same things in the same proportion, in groups of at least two.
struct ConstraintGroups {
  let groups: [[NormalizedConstraint]]

  /// Members in document order.
  init(_ constraints: [LayoutConstraint]) {
    // Few constraints are about the same items: sorting by their places leaves little to compare.
    let sorted = constraints.compactMap(NormalizedConstraint.init).map { (places: $0.anchors.places, constraint: $0) }
      .sorted { $0.places < $1.places }
    var groups: [[NormalizedConstraint]] = []
    var start = 0
    while start < sorted.count {
      let end = sorted[start...].firstIndex { $0.places != sorted[start].places } ?? sorted.count
      if end - start > 1 { groups += Self.groups(ofSamePlaces: sorted[start..<end].map(\.constraint)) }
      start = end
    }
    self.groups = groups.sorted { $0[0].start < $1[0].start }
  }

  private init(groups: [[NormalizedConstraint]]) { self.groups = groups }

  private static func groups(ofSamePlaces constraints: [NormalizedConstraint]) -> [[NormalizedConstraint]] {
    if constraints.count <= 8, !hasRepetition(constraints) { return [] }
    return Dictionary(grouping: constraints, by: \.anchors).values.filter { $0.count > 1 }.map { group in
      group.sorted { $0.start < $1.start }
    }
  }

  private static func hasRepetition(_ constraints: [NormalizedConstraint]) -> Bool {
    constraints.indices.contains { index in
      constraints[..<index].contains { $0.anchors == constraints[index].anchors }
    }
  }

  /// The groups that some of the constraints make.
  func keeping(_ isKept: (LayoutConstraint) -> Bool) -> Self {
    Self(groups: groups.map { $0.filter { isKept($0.constraint) } }.filter { $0.count > 1 })
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
