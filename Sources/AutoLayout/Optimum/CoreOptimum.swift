/// The simplex method for convex piecewise linear costs, level by level.
///
/// Each column has a range that the levels so far leave open. A level is minimized by moving nonbasic columns within
/// their ranges, across the breakpoints of all columns that move, as long as the cost decreases. Then the ranges shrink
/// to the optimal face: by duality, a column may move only where its slope equals the price of the rows.
struct CoreOptimum: ~Copyable {
  let problem: CoreProblem
  private let functions: CostFunctions
  var tableau: Tableau
  var values: UncheckedArray<Double>
  var lows: UncheckedArray<Double>
  var highs: UncheckedArray<Double>
  /// The slopes of each column's segments at the current level.
  private var slopes = SegmentSlopes()
  /// The segments below and above the value of each column; they differ only at a breakpoint.
  var segmentBelow: UncheckedArray<Int32>
  var segmentAbove: UncheckedArray<Int32>
  var prices: UncheckedArray<Double>
  var steps: StepLimit
  /// The range of each column before ties are settled.
  private var untiedRanges: ContiguousArray<(low: Double, high: Double)> = []

  private init(
    _ problem: CoreProblem, _ functions: consuming CostFunctions, isCareful: Bool, budget: SolvingBudget?
  ) {
    self.problem = problem
    self.functions = functions
    let count = problem.columns.count
    steps = StepLimit(columns: count, entries: problem.rows.columns.count, budget: budget)
    tableau = Tableau(problem, pivotThreshold: isCareful ? 0.9 : 0.1, &steps)
    lows = UncheckedArray(repeating: -.infinity, count: count)
    highs = UncheckedArray(repeating: .infinity, count: count)
    segmentBelow = UncheckedArray(repeating: 0, count: count)
    segmentAbove = UncheckedArray(repeating: 0, count: count)
    prices = UncheckedArray(repeating: 0, count: count)
    values = UncheckedArray(repeating: 0, count: count)
    for column in 0..<count where tableau.rowOfColumn[column] < 0 {
      guard let cost = problem.costs[column] else { continue }
      steps.allow(Int(cost.breakpointCount))
      let range = self.functions.minimum(cost)
      values[column] = min(max(0, range.low), range.high)
    }
    setBasicValues()
  }

  var columnCount: Int { values.count }

  /// - Parameter budget: What limits it further; nothing is spent of it.
  static func solve(
    _ problem: CoreProblem, _ functions: consuming CostFunctions, isCareful: Bool, budget: SolvingBudget?
  ) -> CoreSolution {
    var optimum = CoreOptimum(problem, functions, isCareful: isCareful, budget: budget)
    optimum.solve()
    return CoreSolution(
      problem: problem, values: optimum.column { optimum.values[$0] }, ranges: optimum.untiedRanges,
      isBasic: optimum.column { optimum.tableau.rowOfColumn[$0] >= 0 }, isComplete: !optimum.steps.isOver,
      visits: optimum.steps.spentVisits)
  }

  private func column<Value>(_ value: (Int) -> Value) -> ContiguousArray<Value> {
    ContiguousArray((0..<columnCount).map(value))
  }

  private mutating func solve() {
    for priority in priorities where !steps.isOver {
      if priority == SlopePool.tiePriority { untiedRanges = column { (lows[$0], highs[$0]) } }
      if hasFreedom { minimize(priority) }
    }
    if untiedRanges.isEmpty { untiedRanges = column { (lows[$0], highs[$0]) } }
    setBasicValues()
  }

  /// The levels that occur, from the highest down.
  private var priorities: [Double] {
    var found: Set<Double> = []
    for case let cost? in problem.costs {
      for index in 0...Int(cost.breakpointCount) {
        let slope = functions.slope(cost, index)
        for place in functions.pool.places(slope) { found.insert(functions.pool[place].priority) }
      }
    }
    return found.sorted(by: >)
  }

  private var hasFreedom: Bool {
    (0..<columnCount).contains { tableau.rowOfColumn[$0] < 0 && lows[$0] < highs[$0] }
  }

  mutating func setBasicValues() {
    steps.count(visits: columnCount + tableau.matrix.entryCount)
    for row in 0..<tableau.basicOfRow.count where tableau.basicOfRow[row] >= 0 {
      let column = tableau.basicOfRow[row]
      var value = tableau.rightSides[row]
      var place = tableau.matrix.first(row: Int32(row))
      while place >= 0 {
        let entry = tableau.matrix[place]
        value -= entry.coefficient * values[entry.column]
        place = entry.nextInRow
      }
      values[column] = value
    }
  }

  private mutating func minimize(_ priority: Double) {
    setBasicValues()
    slopes.set(problem.costs, functions, priority)
    for column in 0..<columnCount { locate(column) }
    steps.startLevel()
    setPrices()
    while let entering = chooseEntering() {
      steps.count(progress: move(entering))
      guard !steps.isOver else { return }
      setPrices()
    }
    for column in 0..<columnCount { shrink(column) }
  }

  /// Whether to choose the lowest candidate, which prevents cycles, after many steps without progress.
  var usesBlandsRule: Bool { steps.areStalled }

  /// Finds the segments around a column's value, within its range.
  private mutating func locate(_ column: Int) {
    let tolerance = Tolerance.breakpoint * max(1, abs(values[column]))
    setSegments(of: column, tolerance: tolerance)
    guard tableau.rowOfColumn[column] >= 0 else { return }
    let isAtEnd = values[column] >= highs[column] - tolerance
    let segment = isAtEnd ? segmentBelow[column] : segmentAbove[column]
    segmentBelow[column] = segment
    segmentAbove[column] = segment
  }

  /// Sets the segments below and above a column's value; they differ only at a breakpoint.
  mutating func setSegments(of column: Int, tolerance: Double) {
    let count = breakpointCount(column)
    let value = values[column]
    var below = 0
    while below < count, breakpoint(column, below) < value - tolerance { below += 1 }
    var above = below
    while above < count, breakpoint(column, above) <= value + tolerance { above += 1 }
    segmentBelow[column] = Int32(below)
    segmentAbove[column] = Int32(above)
  }

  func breakpoint(_ column: Int, _ index: Int) -> Double {
    guard let cost = problem.costs[column] else { return .infinity }
    return functions.breakpoint(cost, index)
  }

  func breakpointCount(_ column: Int) -> Int { Int(problem.costs[column]?.breakpointCount ?? 0) }

  func slope(_ column: Int, _ segment: Int32) -> Double { slopes[column, segment] }

  /// Sets the cost of a unit of each nonbasic column through the basic ones.
  mutating func setPrices() {
    var visits = columnCount
    for column in 0..<columnCount { prices[column] = 0 }
    for row in 0..<tableau.basicOfRow.count where tableau.basicOfRow[row] >= 0 {
      let column = tableau.basicOfRow[row]
      let slope = slope(Int(column), segmentBelow[column])
      guard slope != 0 else { continue }
      visits += Int(tableau.matrix.count(row: Int32(row)))
      var place = tableau.matrix.first(row: Int32(row))
      while place >= 0 {
        let entry = tableau.matrix[place]
        prices[entry.column] -= slope * entry.coefficient
        place = entry.nextInRow
      }
    }
    steps.count(visits: visits)
  }

  /// Narrows a column's range to where it costs no more at this level.
  private mutating func shrink(_ column: Int) {
    let isBasic = tableau.rowOfColumn[column] >= 0
    let price = isBasic ? -slope(column, segmentBelow[column]) : prices[column]
    let tolerance = Tolerance.slope * max(1, abs(price))
    var (low, high) = (values[column], values[column])
    var segment = Int(segmentAbove[column])
    while high < highs[column], abs(slope(column, Int32(segment)) + price) <= tolerance {
      high = segment < breakpointCount(column) ? breakpoint(column, segment) : .infinity
      segment += 1
      if high == .infinity { break }
    }
    segment = Int(segmentBelow[column])
    while low > lows[column], abs(slope(column, Int32(segment)) + price) <= tolerance {
      low = segment > 0 ? breakpoint(column, segment - 1) : -.infinity
      segment -= 1
      if low == -.infinity { break }
    }
    lows[column] = max(lows[column], low)
    highs[column] = min(highs[column], high)
  }
}

/// The solution of a core problem.
struct CoreSolution {
  let problem: CoreProblem
  let values: ContiguousArray<Double>
  /// The range of each column that makes no level worse.
  let ranges: ContiguousArray<(low: Double, high: Double)>
  let isBasic: ContiguousArray<Bool>
  /// Whether the limit of steps was enough.
  let isComplete: Bool
  /// How many entries were visited.
  let visits: Int
}

extension CoreOptimum {
  /// A nonbasic column that moves, which way, and how its cost changes at first.
  struct Entering {
    let column: Int
    let direction: Double
    let slope: Double
  }

  /// A column that reaches a breakpoint or the end of its range.
  private struct Event {
    let column: Int
    let step: Double
    let rate: Double
    /// The increase of the cost's slope; infinite at the end of the range.
    let jump: Double
    let place: Double
  }

  func slopeRising(_ column: Int) -> Double {
    values[column] < highs[column] ? slope(column, segmentAbove[column]) + prices[column] : .infinity
  }

  func slopeFalling(_ column: Int) -> Double {
    values[column] > lows[column] ? -slope(column, segmentBelow[column]) - prices[column] : .infinity
  }

  /// The direction that lowers the cost fastest, nil at the optimum.
  func chooseEntering() -> Entering? {
    var best: Entering?
    for column in 0..<columnCount where tableau.rowOfColumn[column] < 0 && lows[column] < highs[column] {
      let (rising, falling) = (slopeRising(column), slopeFalling(column))
      let slope = min(rising, falling)
      guard slope < -Tolerance.slope * max(1, abs(prices[column])), slope < best?.slope ?? 0 else { continue }
      best = Entering(column: column, direction: rising < falling ? 1 : -1, slope: slope)
      if usesBlandsRule { break }
    }
    return best
  }

  /// Moves as far as the cost decreases; returns the step length.
  mutating func move(_ entering: Entering) -> Double {
    var slope = entering.slope
    while let event = firstEvent(entering) {
      steps.count(visits: 1 + Int(tableau.matrix.count(column: Int32(entering.column))))
      slope += event.rate * event.jump
      if slope >= -Tolerance.slope || usesBlandsRule || event.jump == .infinity {
        finish(entering, event)
        return event.step
      }
      cross(event, isRising: event.column == entering.column ? entering.direction > 0 : isRising(event, entering))
    }
    // The cost decreases without end: the numbers exceed the precision. The column stays where it is.
    lows[entering.column] = values[entering.column]
    highs[entering.column] = values[entering.column]
    return 0
  }

  private func isRising(_ event: Event, _ entering: Entering) -> Bool {
    rate(of: event.column, entering) > 0
  }

  private func rate(of column: Int, _ entering: Entering) -> Double {
    let row = tableau.rowOfColumn[column]
    guard row >= 0 else { return entering.direction }
    return -tableau.entry(row: row, column: Int32(entering.column)) * entering.direction
  }

  /// The next breakpoint or end in the direction of the movement; among equals, that of the fastest column.
  private func firstEvent(_ entering: Entering) -> Event? {
    var best = event(entering.column, rate: entering.direction)
    var place = tableau.matrix.first(column: Int32(entering.column))
    while place >= 0 {
      let entry = tableau.matrix[place]
      place = entry.nextInColumn
      let rate = -entry.coefficient * entering.direction
      guard abs(rate) > Tolerance.pivot else { continue }
      let column = Int(tableau.basicOfRow[entry.row])
      if let event = event(column, rate: rate), best.map({ precedes(event, $0) }) ?? true { best = event }
    }
    return best
  }

  private func precedes(_ left: Event, _ right: Event) -> Bool {
    let tolerance = Tolerance.breakpoint * max(1, abs(left.place), abs(right.place))
    if abs(left.step - right.step) > tolerance { return left.step < right.step }
    if usesBlandsRule { return left.column < right.column }
    if (left.jump == .infinity) != (right.jump == .infinity) { return left.jump == .infinity }
    return left.rate > right.rate
  }

  private func event(_ column: Int, rate: Double) -> Event? {
    let value = values[column]
    if rate > 0 {
      let segment = segmentAbove[column]
      let next = Int(segment) < breakpointCount(column) ? breakpoint(column, Int(segment)) : .infinity
      let place = min(next, highs[column])
      guard place < .infinity else { return nil }
      let jump = next < highs[column] ? slope(column, segment + 1) - slope(column, segment) : .infinity
      return Event(column: column, step: max(0, (place - value) / rate), rate: rate, jump: jump, place: place)
    }
    let segment = segmentBelow[column]
    let next = segment > 0 ? breakpoint(column, Int(segment) - 1) : -.infinity
    let place = max(next, lows[column])
    guard place > -.infinity else { return nil }
    let jump = next > lows[column] ? slope(column, segment) - slope(column, segment - 1) : .infinity
    return Event(column: column, step: max(0, (place - value) / rate), rate: -rate, jump: jump, place: place)
  }

  /// Moves the column on to its next segment.
  private mutating func cross(_ event: Event, isRising: Bool) {
    let segment = isRising ? segmentAbove[event.column] + 1 : segmentBelow[event.column] - 1
    segmentAbove[event.column] = segment
    segmentBelow[event.column] = segment
  }

  /// Stops at an event: its column becomes nonbasic there.
  private mutating func finish(_ entering: Entering, _ event: Event) {
    let signed = entering.direction * event.step
    var place = tableau.matrix.first(column: Int32(entering.column))
    while place >= 0 {
      let entry = tableau.matrix[place]
      values[tableau.basicOfRow[Int(entry.row)]] -= entry.coefficient * signed
      place = entry.nextInColumn
    }
    values[entering.column] += signed
    let isRising = isRising(event, entering)
    stop(event, isRising: isRising)
    guard event.column != entering.column else { return }
    let segment = entering.direction > 0 ? segmentAbove[entering.column] : segmentBelow[entering.column]
    segmentBelow[entering.column] = segment
    segmentAbove[entering.column] = segment
    let row = tableau.rowOfColumn[event.column]
    if let entry = tableau.matrix.entry(row: row, column: Int32(entering.column)) {
      tableau.pivot(entry, &steps)
    }
  }

  private mutating func stop(_ event: Event, isRising: Bool) {
    values[event.column] = event.place
    // At the end of its range a column has segments on both sides only if there is a breakpoint.
    guard event.jump < .infinity else { return setSegments(of: event.column, tolerance: 0) }
    if isRising {
      segmentBelow[event.column] = segmentAbove[event.column]
      segmentAbove[event.column] += 1
    } else {
      segmentAbove[event.column] = segmentBelow[event.column]
      segmentBelow[event.column] -= 1
    }
  }
}
