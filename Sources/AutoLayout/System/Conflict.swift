/// Required constraints that cannot hold together, and the one that was given up.
public struct Conflict: Hashable, Sendable {
  /// A minimal contradictory set in the order of addition: without any single one of them the rest can hold. Only in
  /// systems with many hundreds of contradictory rows it may hold more than it must.
  public let constraints: [ConstraintID]
  /// The member that was given up: the one with the highest break rank, and of those the last added. It goes on
  /// counting as an optional constraint stronger than any other.
  public let broken: ConstraintID
}
