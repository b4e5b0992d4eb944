/// The side that a person chose for each conflict.
package struct MergeChoices: Sendable {
  private var sides: [MergeConflict: MergeSide] = [:]

  /// No conflict is decided.
  package init() {}

  /// The side whose changes the result has: ours unless the other one is chosen.
  package subscript(conflict: MergeConflict) -> MergeSide { sides[conflict] ?? .ours }

  /// Whether a person chose a side.
  package func decide(_ conflict: MergeConflict) -> Bool { sides[conflict] != nil }

  /// Chooses a side.
  package mutating func choose(_ side: MergeSide, for conflict: MergeConflict) { sides[conflict] = side }
}
