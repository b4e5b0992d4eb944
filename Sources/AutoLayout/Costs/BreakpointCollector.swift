import Support

/// Adds up convex costs of one value: their breakpoints, and their slopes at minus infinity.
struct BreakpointCollector: ~Copyable {
  struct Breakpoint {
    let position: Double
    let priority: Double
    let jump: Double
  }

  struct Level {
    let priority: Double
    var value: Double
  }

  private var breakpoints = UncheckedArray<Breakpoint>()
  /// The running slope, from the highest priority down.
  private var levels = UncheckedArray<Level>()

  /// Whether the cost of a required constraint had too small a slope to count, here or before.
  private(set) var isLossy = false

  /// Leaves out a cost whose slope would be too small to count.
  mutating func leaveOut() { isLossy = true }

  mutating func removeAll() {
    breakpoints.removeAll()
    levels.removeAll()
  }

  mutating func addBreakpoint(at position: Double, priority: Double, jump: Double) {
    if jump < SlopePool.leastSlope, priority == Priority.required.rawValue { isLossy = true }
    breakpoints.append(Breakpoint(position: position, priority: priority, jump: jump))
  }

  /// Adds to the running slope, which is that at minus infinity until `build` passes the breakpoints.
  mutating func addSlope(_ value: Double, priority: Double) {
    let place = self.place(after: priority)
    if place > 0, levels[place - 1].priority == priority {
      levels[place - 1].value += value
      return
    }
    levels.append(Level(priority: priority, value: value))
    for later in stride(from: levels.count - 1, to: place, by: -1) { levels.swapAt(later, later - 1) }
  }

  /// The place after the levels of at least a priority.
  private func place(after priority: Double) -> Int {
    (0..<levels.count).partitioningIndex { levels[$0].priority < priority }
  }

  /// The sum of all costs.
  mutating func build(into functions: inout CostFunctions) -> CostFunction {
    if breakpoints.count + levels.count > Self.mostLevels { joinLowestLevels() }
    sort()
    let start = functions.begin()
    functions.append(slope: runningSlope(&functions.pool))
    var index = 0
    while index < breakpoints.count {
      let position = breakpoints[index].position
      let tolerance = Tolerance.breakpoint * max(1, abs(position))
      repeat {
        addSlope(breakpoints[index].jump, priority: breakpoints[index].priority)
        index += 1
      } while index < breakpoints.count && breakpoints[index].position - position <= tolerance
      functions.append(breakpoint: position)
      functions.append(slope: runningSlope(&functions.pool))
    }
    return functions.close(start)
  }

  /// The most levels of one cost. Each slope has an entry for each level, so that an unlimited number would take
  /// quadratic memory and time. Beyond it, the lowest levels count as one.
  private static let mostLevels = 256

  private mutating func joinLowestLevels() {
    var priorities: Set<Double> = []
    var last = SlopePool.tiePriority
    for place in 0..<breakpoints.count where breakpoints[place].priority != last {
      last = breakpoints[place].priority
      priorities.insert(last)
    }
    for place in 0..<levels.count { priorities.insert(levels[place].priority) }
    priorities.remove(SlopePool.tiePriority)
    guard priorities.count > Self.mostLevels else { return }
    let lowest = priorities.sorted(by: >)[Self.mostLevels - 1]
    for place in 0..<breakpoints.count {
      let breakpoint = breakpoints[place]
      guard breakpoint.priority < lowest, breakpoint.priority != SlopePool.tiePriority else { continue }
      breakpoints[place] = Breakpoint(position: breakpoint.position, priority: lowest, jump: breakpoint.jump)
    }
    joinSlopes(below: lowest)
  }

  private mutating func joinSlopes(below lowest: Double) {
    var joined = 0.0
    var kept = UncheckedArray<Level>()
    swap(&kept, &levels)
    for place in 0..<kept.count {
      if kept[place].priority < lowest, kept[place].priority != SlopePool.tiePriority {
        joined += kept[place].value
      } else {
        addSlope(kept[place].value, priority: kept[place].priority)
      }
    }
    if joined != 0 { addSlope(joined, priority: lowest) }
  }

  private mutating func sort() {
    guard breakpoints.count > 24 else { return insertionSort() }
    breakpoints.sort { $0.position < $1.position }
  }

  private mutating func insertionSort() {
    for end in stride(from: 1, to: breakpoints.count, by: 1) {
      var place = end
      while place > 0, breakpoints[place].position < breakpoints[place - 1].position {
        breakpoints.swapAt(place, place - 1)
        place -= 1
      }
    }
  }

  private func runningSlope(_ pool: inout SlopePool) -> Slope {
    let start = pool.count
    for place in 0..<levels.count { pool.append(priority: levels[place].priority, value: levels[place].value) }
    return pool.close(from: start)
  }
}

/// The cost of one constraint as a function of one value: a breakpoint between two slopes.
struct ConstraintBreakpoint {
  let place: Double
  /// The change of the constraint's left side per unit of the value.
  let weight: Double
  let isPenalizedBelow: Bool
  let isPenalizedAbove: Bool

  /// `isReversed`: the left side decreases when the value increases.
  init(relation: Relation, isReversed: Bool, place: Double, weight: Double) {
    self.place = place
    self.weight = weight
    isPenalizedBelow = isReversed ? relation.penalizesAbove : relation.penalizesBelow
    isPenalizedAbove = isReversed ? relation.penalizesBelow : relation.penalizesAbove
  }
}

extension BreakpointCollector {
  /// Adds the cost of a constraint at one level.
  mutating func add(_ breakpoint: ConstraintBreakpoint, priority: Double, below: Double = 1, above: Double = 1) {
    let fall = breakpoint.isPenalizedBelow ? breakpoint.weight * below : 0
    let rise = breakpoint.isPenalizedAbove ? breakpoint.weight * above : 0
    if fall > 0 { addSlope(-fall, priority: priority) }
    addBreakpoint(at: breakpoint.place, priority: priority, jump: fall + rise)
  }
}
