/// Adds up convex costs of one value: the kinks of all of them, and how they fall towards minus infinity.
struct KinkCollector {
  private struct Kink {
    let position: Double
    let priority: Double
    let jump: Double
  }

  private var kinks: ContiguousArray<Kink> = []
  private var priorities: ContiguousArray<Double> = []
  private var values: ContiguousArray<Double> = []

  mutating func removeAll() {
    kinks.removeAll(keepingCapacity: true)
    priorities.removeAll(keepingCapacity: true)
    values.removeAll(keepingCapacity: true)
  }

  mutating func addKink(at position: Double, priority: Double, jump: Double) {
    kinks.append(Kink(position: position, priority: priority, jump: jump))
  }

  /// Adds to the running slope, which is that at minus infinity until `build` walks through the kinks.
  mutating func addSlope(_ value: Double, priority: Double) {
    var place = 0
    while place < priorities.count, priorities[place] > priority { place += 1 }
    if place < priorities.count, priorities[place] == priority {
      values[place] += value
      return
    }
    priorities.append(priority)
    values.append(value)
    for later in stride(from: priorities.count - 1, to: place, by: -1) {
      priorities.swapAt(later, later - 1)
      values.swapAt(later, later - 1)
    }
  }

  /// The sum of all costs.
  mutating func build(into functions: inout CostFunctions) -> CostFunction {
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

  private mutating func sort() {
    guard kinks.count > 8 else { return insertionSort() }
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
    for place in 0..<priorities.count where abs(values[place]) > Tolerance.cancellation {
      pool.append(priority: priorities[place], value: values[place])
    }
    return pool.close(from: start)
  }
}
