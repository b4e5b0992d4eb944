/// How many steps the simplex method may still take, and how many it took without progress.
struct StepLimit {
  private var remaining: Int
  private var stalled = 0
  private let mostStalled: Int

  init(columns: Int) { (remaining, mostStalled) = (1000 + 50 * columns, 20 + columns) }

  /// Allows more steps.
  mutating func allow(_ count: Int) { remaining += count }

  mutating func startLevel() { stalled = 0 }

  /// Counts a step of a length.
  mutating func count(progress step: Double) {
    stalled = step <= Tolerance.breakpoint ? stalled + 1 : 0
    remaining -= 1
  }

  var isOver: Bool { remaining <= 0 }

  /// Whether many steps brought no progress.
  var areStalled: Bool { stalled > mostStalled }
}
