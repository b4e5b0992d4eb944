/// A convex piecewise linear cost: a run of rising breakpoints in `CostFunctions`, and the slopes between and beyond.
struct CostFunction {
  let firstBreakpoint: Int32
  let firstSlope: Int32
  let breakpointCount: Int32
}

/// Cost functions in flat arrays; those that are no longer needed are dropped from the end.
struct CostFunctions: ~Copyable {
  var pool = SlopePool()
  private var breakpoints = UncheckedArray<Double>()
  private var slopes = UncheckedArray<Slope>()

  /// Removes all functions, but not the slopes that others may use.
  mutating func removeAll() {
    breakpoints.removeAll()
    slopes.removeAll()
  }

  func breakpoint(_ function: CostFunction, _ index: Int) -> Double {
    breakpoints[Int(function.firstBreakpoint) + index]
  }

  /// The slope before breakpoint `index`; the last one, beyond all breakpoints, has their count as its index.
  func slope(_ function: CostFunction, _ index: Int) -> Slope {
    slopes[Int(function.firstSlope) + index]
  }

  /// The index of the first slope that is not negative.
  func firstRise(_ function: CostFunction, withTies: Bool = true) -> Int {
    let count = Int(function.breakpointCount)
    for index in 0...count where pool.sign(slope(function, index), withTies: withTies) >= 0 { return index }
    return count
  }

  /// Where the cost is least.
  func minimum(_ function: CostFunction, withTies: Bool = true) -> (low: Double, high: Double) {
    let count = Int(function.breakpointCount)
    let rise = firstRise(function, withTies: withTies)
    var end = rise
    while end < count, pool.sign(slope(function, end), withTies: withTies) == 0 { end += 1 }
    let isOpen = end == count && pool.sign(slope(function, end), withTies: withTies) == 0
    let low = rise == 0 ? -Double.infinity : breakpoint(function, rise - 1)
    let high = isOpen ? Double.infinity : breakpoint(function, max(0, end - 1))
    return (min(low, high), high)
  }

  mutating func begin() -> (breakpoint: Int, slope: Int) { (breakpoints.count, slopes.count) }

  mutating func append(slope: Slope) { slopes.append(slope) }
  mutating func append(breakpoint: Double) { breakpoints.append(breakpoint) }

  func close(_ start: (breakpoint: Int, slope: Int)) -> CostFunction {
    CostFunction(
      firstBreakpoint: Int32(start.breakpoint), firstSlope: Int32(start.slope),
      breakpointCount: Int32(breakpoints.count - start.breakpoint))
  }

  /// A function from another collection.
  mutating func copy(_ function: CostFunction, from other: borrowing CostFunctions) -> CostFunction {
    let start = begin()
    for index in 0...Int(function.breakpointCount) {
      slopes.append(pool.copy(other.slope(function, index), from: other.pool))
      if index < Int(function.breakpointCount) { breakpoints.append(other.breakpoint(function, index)) }
    }
    return close(start)
  }
}
