/// Constraints that changed since a session was solved.
struct SessionChanges {
  /// Added, removed, or made or unmade a required equality.
  var structural: Set<Int32> = []
  /// With another constant or priority.
  var numeric: Set<Int32> = []
  /// With another place among the others.
  var ordered: Set<Int32> = []

  var isEmpty: Bool { structural.isEmpty && numeric.isEmpty && ordered.isEmpty }
}
