/// Required constraints that cannot hold together, and the one that was given up.
public struct Conflict: Hashable, Sendable {
  /// A minimal contradictory set in the order of addition: without any single one of them the rest can hold.
  public let constraints: [ConstraintID]
  /// The member that was dropped: the one with the highest break rank, and of those the last added.
  public let broken: ConstraintID
}
