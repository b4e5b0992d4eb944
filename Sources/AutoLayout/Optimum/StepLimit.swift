/// How much the simplex method may still do: steps, and entries of its matrix that they visit. It also counts steps without
/// progress.
///
/// Rows of views, of stacks and of grids take a few visits for each entry. Hundreds of wishes between random views fill the
/// matrix, and would take the third power of their number.
struct StepLimit {
  private var remaining: Int
  private var visits: Int
  private let allowedVisits: Int
  private var stalled = 0
  private let mostStalled: Int

  /// - Parameter budget: What is left for this system and others together; nil for no other limit.
  init(columns: Int, entries: Int, budget: SolvingBudget?) {
    (remaining, mostStalled) = (1000 + 50 * columns, 20 + columns)
    let most = min(500_000 + 20_000 * (columns + entries), Self.mostVisits)
    allowedVisits = min(most, budget?.remaining ?? most)
    visits = allowedVisits
  }

  /// Less than a second. The 250 views for which UIStackView's equalCentering makes gaps take 48 million.
  private static let mostVisits = 60_000_000

  /// Allows more steps.
  mutating func allow(_ count: Int) { remaining += count }

  mutating func startLevel() { stalled = 0 }

  /// Counts a step of a length.
  mutating func count(progress step: Double) {
    stalled = step <= Tolerance.breakpoint ? stalled + 1 : 0
    remaining -= 1
  }

  /// Counts entries that were visited.
  mutating func count(visits count: Int) { visits -= count }

  /// How many entries were visited.
  var spentVisits: Int { allowedVisits - visits }

  var isOver: Bool { remaining <= 0 || visits <= 0 }

  /// Whether many steps brought no progress.
  var areStalled: Bool { stalled > mostStalled }
}

/// The slopes of the segments of each column's cost at one level.
struct SegmentSlopes: ~Copyable {
  private var slopes = UncheckedArray<Double>()
  /// The index of each column's first slope.
  private var starts = UncheckedArray<Int>()

  subscript(column: Int, segment: Int32) -> Double { slopes[starts[column] + Int(segment)] }

  /// Takes the slopes of a level; the memory is kept.
  mutating func set(
    _ costs: ContiguousArray<CostFunction?>, _ functions: borrowing CostFunctions, _ priority: Double
  ) {
    slopes.removeAll()
    starts.removeAll()
    for cost in costs {
      starts.append(slopes.count)
      guard let cost else {
        slopes.append(0)
        continue
      }
      for index in 0...Int(cost.breakpointCount) {
        slopes.append(functions.pool.value(functions.slope(cost, index), at: priority))
      }
    }
  }
}
