/// The side that a person chose for each conflict.
public struct MergeChoices: Sendable {
  private var sides: [MergeConflict: MergeSide] = [:]

  /// No conflict is decided.
  public init() {}

  /// The side whose changes the result has: ours unless the other one is chosen.
  public subscript(conflict: MergeConflict) -> MergeSide { sides[conflict] ?? .ours }

  /// Whether a person chose a side.
  package func decide(_ conflict: MergeConflict) -> Bool { sides[conflict] != nil }

  /// Chooses a side: ours or theirs.
  public mutating func choose(_ side: MergeSide, for conflict: MergeConflict) {
    precondition(side != .base, "a conflict is between ours and theirs")
    sides[conflict] = side
  }
}
