/// Required constraints that cannot hold together.
public struct ConstraintConflict {
  /// The one that was given up.
  public let broken: Constraint
  /// Those that it contradicts; without any one of them all others could hold.
  public let others: [Constraint]
  /// Why they cannot; nil where rounding hides it.
  let proof: ConflictProof?
}
