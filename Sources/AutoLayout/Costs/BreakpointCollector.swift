/// Adds up convex costs of one value: the kinks of all of them, and how they fall towards minus infinity.
struct KinkCollector: ~Copyable {
  struct Kink {
    let position: Double
    let priority: Double
    let jump: Double
  }

  struct Level {
    let priority: Double
    var value: Double
  }

  private var kinks = UncheckedArray<Kink>()
  /// The running slope, from the highest priority down.
  private var levels = UncheckedArray<Level>()

  mutating func removeAll() {
    kinks.removeAll()
    levels.removeAll()
  }

  mutating func addKink(at position: Double, priority: Double, jump: Double) {
    kinks.append(Kink(position: position, priority: priority, jump: jump))
  }

  /// Adds to the running slope, which is that at minus infinity until `build` walks through the kinks.
  mutating func addSlope(_ value: Double, priority: Double) {
    let place = self.place(behind: priority)
    if place > 0, levels[place - 1].priority == priority {
      levels[place - 1].value += value
      return
    }
    levels.append(Level(priority: priority, value: value))
    for later in stride(from: levels.count - 1, to: place, by: -1) { levels.swapAt(later, later - 1) }
  }

  /// Behind the levels of at least a priority.
  private func place(behind priority: Double) -> Int {
    var (low, high) = (0, levels.count)
    while low < high {
      let middle = (low + high) / 2
      if levels[middle].priority < priority { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The sum of all costs.
  mutating func build(into functions: inout CostFunctions) -> CostFunction {
    if kinks.count + levels.count > Self.mostLevels { joinLowestLevels() }
    sort()
    let start = functions.begin()
    functions.append(slope: runningSlope(&functions.pool))
    var index = 0
    while index < kinks.count {
      let position = kinks[index].position
      let tolerance = Tolerance.breakpoint * max(1, abs(position))
      repeat {
        addSlope(kinks[index].jump, priority: kinks[index].priority)
        index += 1
      } while index < kinks.count && kinks[index].position - position <= tolerance
      functions.append(breakpoint: position)
      functions.append(slope: runningSlope(&functions.pool))
    }
    return functions.close(start)
  }

  /// Each slope has an entry for each level, so that as many levels as kinks would take the square of memory and time.
  /// Nobody writes this many; beyond them the lowest count as one.
  private static let mostLevels = 256

  private mutating func joinLowestLevels() {
    var priorities: Set<Double> = []
    for place in 0..<kinks.count { priorities.insert(kinks[place].priority) }
    for place in 0..<levels.count { priorities.insert(levels[place].priority) }
    priorities.remove(SlopePool.tiePriority)
    guard priorities.count > Self.mostLevels else { return }
    let lowest = priorities.sorted(by: >)[Self.mostLevels - 1]
    for place in 0..<kinks.count {
      let kink = kinks[place]
      guard kink.priority < lowest, kink.priority != SlopePool.tiePriority else { continue }
      kinks[place] = Kink(position: kink.position, priority: lowest, jump: kink.jump)
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
    guard kinks.count > 24 else { return insertionSort() }
    kinks.sort { $0.position < $1.position }
  }

  private mutating func insertionSort() {
    for end in stride(from: 1, to: kinks.count, by: 1) {
      var place = end
      while place > 0, kinks[place].position < kinks[place - 1].position {
        kinks.swapAt(place, place - 1)
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
