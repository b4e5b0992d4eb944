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

  private init(_ problem: CoreProblem, _ functions: consuming CostFunctions, isCareful: Bool) {
    self.problem = problem
    self.functions = functions
    let count = problem.columns.count
    steps = StepLimit(columns: count, entries: problem.rows.columns.count)
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

  static func solve(
    _ problem: CoreProblem, _ functions: consuming CostFunctions, isCareful: Bool
  ) -> CoreSolution {
    var optimum = CoreOptimum(problem, functions, isCareful: isCareful)
    optimum.solve()
    return CoreSolution(
      problem: problem, values: optimum.column { optimum.values[$0] }, ranges: optimum.untiedRanges,
      isBasic: optimum.column { optimum.tableau.rowOfColumn[$0] >= 0 }, isComplete: !optimum.steps.isOver)
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
}
