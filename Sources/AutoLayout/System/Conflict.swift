/// Required constraints that cannot hold together, and the one that is broken.
public struct Conflict: Hashable, Sendable {
  /// A minimal contradictory set in the order of addition: if any one is removed, the others can hold. Only in systems
  /// with many hundreds of contradictory rows it may not be minimal.
  public let constraints: [ConstraintID]
  /// The member that is broken: the one with the highest break rank, and among equals the last added. It still counts
  /// as an optional constraint, stronger than any other.
  public let broken: ConstraintID
}
