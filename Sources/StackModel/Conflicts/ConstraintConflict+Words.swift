/// A conflict in the words of `conflicting-constraints`.
extension ConstraintConflict {
  /// The contradiction in numbers, such as `8 + 120 + 8 + 200 = 336, but root is 320 wide`; nil where rounding hides it.
  package var contradiction: String? { proof.map { ConflictText($0).sentence } }

  /// The smallest change that ends the conflict, as a verb phrase; nil if nothing that a document says would.
  package var cure: String? { ConflictFix(self, nil)?.message }

  /// The constraints with what each adds to the contradiction, from edge to edge: the numbers add up to more than 0, though
  /// all edges cancel.
  package var summands: [(constraint: Constraint, share: Double)] {
    proof?.members.map { ($0.constraint, $0.share) } ?? ([broken] + others).map { ($0, 0) }
  }
}
