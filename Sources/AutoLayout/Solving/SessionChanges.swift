/// The constraints that changed since the last solution.
struct SessionChanges: Sendable {
  /// Whether nothing has been solved.
  var isAll = false
  /// Added or removed.
  var structural: Set<Int32> = []
  /// Changed from or to required, or from or to what makes variables equal.
  var reclassified: Set<Int32> = []
  /// With another constant or priority.
  var numeric: Set<Int32> = []
  /// With another order.
  var ordered: Set<Int32> = []

  var isEmpty: Bool {
    !isAll && structural.isEmpty && reclassified.isEmpty && numeric.isEmpty && ordered.isEmpty
  }
}
