internal import AutoLayout

/// Required constraints that cannot hold together.
public struct ConstraintConflict {
  /// The constraint that was broken.
  public let broken: Constraint
  /// The constraints that it contradicts. If any one of them is removed, all others can hold.
  public let others: [Constraint]
  /// Why they cannot; nil where rounding hides it.
  let proof: ConflictProof?
  /// What the broken constraint contradicts, apart from the rule that no length is negative.
  let core: Set<ConstraintID>
  /// The core and the broken constraint.
  let members: Set<ConstraintID>

  init(_ broken: ConstraintRow, others: [ConstraintRow]) {
    self.broken = broken.constraint
    self.others = others.map(\.constraint)
    proof = ConflictProof(others, broken: broken)
    core = Set(others.filter { !$0.constraint.isNonNegativeSize }.map(\.id))
    members = core.union([broken.id])
  }
}

extension Constraint {
  /// Whether it says no more than that a length is not negative.
  var isNonNegativeSize: Bool {
    if case .nonNegativeSize = origin { true } else { false }
  }
}
