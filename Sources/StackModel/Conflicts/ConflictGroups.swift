/// Conflicts with the same cause: the same constraints contradict one constraint after the other, each of which would be
/// broken in its turn.
struct ConflictGroups {
  /// A conflict that stands for others.
  struct Group {
    let conflict: ConstraintConflict
    /// The constraints that the same others would break after it.
    fileprivate(set) var alsoBroken: [Constraint] = []
  }

  private(set) var groups: [Group] = []

  /// The solver lists the conflicts of one cause one after the other, at most 50 of them.
  private static let reach = 50

  /// - Parameter conflicts: The conflicts in the order in which they were found.
  init(_ conflicts: [ConstraintConflict]) {
    for conflict in conflicts { add(conflict) }
  }

  private mutating func add(_ conflict: ConstraintConflict) {
    let recent = groups.indices.suffix(Self.reach)
    if let same = recent.last(where: { groups[$0].conflict.hasCause(of: conflict) }) {
      groups[same].alsoBroken.append(conflict.broken)
    } else {
      groups.append(Group(conflict: conflict))
    }
  }
}

extension ConstraintConflict {
  /// Whether all that contradicts the broken constraint of one conflict takes part in the other, or one NSStackView holds its
  /// views together in both.
  fileprivate func hasCause(of other: ConstraintConflict) -> Bool {
    if let stack = stackThatHoldsViewsTogether, stack === other.stackThatHoldsViewsTogether { return true }
    let sharesCore = core.isSubset(of: other.members) || other.core.isSubset(of: members)
    return sharesCore && (min(core.count, other.core.count) > 1 || isAboutSameLength(as: other))
  }

  private func isAboutSameLength(as other: ConstraintConflict) -> Bool {
    broken.first.item === other.broken.first.item && broken.first.attribute == other.broken.first.attribute
  }
}
