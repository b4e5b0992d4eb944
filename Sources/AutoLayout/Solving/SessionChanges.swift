/// Constraints that changed since a session was solved.
struct SessionChanges: Sendable {
  /// Whether nothing was solved yet.
  var isAll = false
  /// Added or removed.
  var structural: Set<Int32> = []
  /// Of those and of others, made or unmade a required equality, or required.
  var reclassified: Set<Int32> = []
  /// With another constant or priority.
  var numeric: Set<Int32> = []
  /// With another place among the others.
  var ordered: Set<Int32> = []

  var isEmpty: Bool {
    !isAll && structural.isEmpty && reclassified.isEmpty && numeric.isEmpty && ordered.isEmpty
  }
}
