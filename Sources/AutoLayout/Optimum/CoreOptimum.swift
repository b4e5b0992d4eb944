/// The simplex method for convex piecewise linear costs, level by level.
///
/// Each column has a range that the levels so far leave open. A level is minimised by moving nonbasic columns within
/// their ranges, through the kinks of all columns that move, as long as the cost falls. Then the ranges shrink to what
/// is as cheap: by duality, a column may move just where its slope agrees with the prices of the rows.
struct CoreOptimum: ~Copyable {
  let problem: CoreProblem
  private let functions: CostFunctions
  var tableau: Tableau
  var values: UncheckedArray<Double>
  var lows: UncheckedArray<Double>
  var highs: UncheckedArray<Double>
  /// The slope of each column's pieces at the current level, and where each column's begin.
  var slopes = UncheckedArray<Double>()
  var slopeStarts = UncheckedArray<Int>()
  /// The pieces before and behind the value of each column; they are the same one unless the value is a kink.
  var pieceBelow: UncheckedArray<Int32>
  var pieceAbove: UncheckedArray<Int32>
  var prices: UncheckedArray<Double>
  private var remainingSteps: Int
  private var stalledSteps = 0
  /// Which ways each column can move before ties are settled.
  private var untiedRanges: ContiguousArray<(low: Double, high: Double)> = []

  private init(_ problem: CoreProblem, _ functions: consuming CostFunctions, isCareful: Bool) {
    self.problem = problem
    self.functions = functions
    let count = problem.columns.count
    tableau = Tableau(problem, pivotThreshold: isCareful ? 0.9 : 0.1)
    lows = UncheckedArray(repeating: -.infinity, count: count)
    highs = UncheckedArray(repeating: .infinity, count: count)
    pieceBelow = UncheckedArray(repeating: 0, count: count)
    pieceAbove = UncheckedArray(repeating: 0, count: count)
    prices = UncheckedArray(repeating: 0, count: count)
    values = UncheckedArray(repeating: 0, count: count)
    remainingSteps = 1000 + 50 * count
    for column in 0..<count where tableau.rowOfColumn[column] < 0 {
      guard let cost = problem.costs[column] else { continue }
      remainingSteps += Int(cost.breakpointCount)
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
      isBasic: optimum.column { optimum.tableau.rowOfColumn[$0] >= 0 })
  }

  private func column<Value>(_ value: (Int) -> Value) -> ContiguousArray<Value> {
    ContiguousArray((0..<columnCount).map(value))
  }

  private mutating func solve() {
    for priority in priorities {
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
    setSlopes(priority)
    for column in 0..<columnCount { locate(column) }
    stalledSteps = 0
    setPrices()
    while let entering = chooseEntering() {
      let step = move(entering)
      stalledSteps = step <= Tolerance.breakpoint ? stalledSteps + 1 : 0
      remainingSteps -= 1
      guard remainingSteps > 0 else { return }
      setPrices()
    }
    for column in 0..<columnCount { shrink(column) }
  }

  /// After this many steps without progress the lowest candidate is taken, which cannot cycle.
  var usesBlandsRule: Bool { stalledSteps > 20 + columnCount }

  private mutating func setSlopes(_ priority: Double) {
    slopes.removeAll()
    slopeStarts.removeAll()
    for cost in problem.costs {
      slopeStarts.append(slopes.count)
      guard let cost else {
        slopes.append(0)
        continue
      }
      for index in 0...Int(cost.breakpointCount) {
        slopes.append(functions.pool.value(functions.slope(cost, index), at: priority))
      }
    }
  }

  /// Finds the pieces round a column's value, within its range.
  private mutating func locate(_ column: Int) {
    let tolerance = Tolerance.breakpoint * max(1, abs(values[column]))
    setPieces(of: column, tolerance: tolerance)
    guard tableau.rowOfColumn[column] >= 0 else { return }
    let isAtEnd = values[column] >= highs[column] - tolerance
    let piece = isAtEnd ? pieceBelow[column] : pieceAbove[column]
    pieceBelow[column] = piece
    pieceAbove[column] = piece
  }

  /// The pieces before and behind a column's value; they differ only at a kink.
  mutating func setPieces(of column: Int, tolerance: Double) {
    let count = breakpointCount(column)
    let value = values[column]
    var below = 0
    while below < count, breakpoint(column, below) < value - tolerance { below += 1 }
    var above = below
    while above < count, breakpoint(column, above) <= value + tolerance { above += 1 }
    pieceBelow[column] = Int32(below)
    pieceAbove[column] = Int32(above)
  }

  func breakpoint(_ column: Int, _ index: Int) -> Double {
    guard let cost = problem.costs[column] else { return .infinity }
    return functions.breakpoint(cost, index)
  }

  func breakpointCount(_ column: Int) -> Int { Int(problem.costs[column]?.breakpointCount ?? 0) }

  func slope(_ column: Int, _ piece: Int32) -> Double { slopes[slopeStarts[column] + Int(piece)] }

  /// What a unit of each nonbasic column costs by way of the basic ones.
  mutating func setPrices() {
    for column in 0..<columnCount { prices[column] = 0 }
    for row in 0..<tableau.basicOfRow.count where tableau.basicOfRow[row] >= 0 {
      let column = tableau.basicOfRow[row]
      let slope = slope(Int(column), pieceBelow[column])
      guard slope != 0 else { continue }
      var place = tableau.matrix.first(row: Int32(row))
      while place >= 0 {
        let entry = tableau.matrix[place]
        prices[entry.column] -= slope * entry.coefficient
        place = entry.nextInRow
      }
    }
  }

  /// Narrows a column's range to where it costs no more at this level.
  private mutating func shrink(_ column: Int) {
    let isBasic = tableau.rowOfColumn[column] >= 0
    let price = isBasic ? -slope(column, pieceBelow[column]) : prices[column]
    let tolerance = Tolerance.slope * max(1, abs(price))
    var (low, high) = (values[column], values[column])
    var piece = Int(pieceAbove[column])
    while high < highs[column], abs(slope(column, Int32(piece)) + price) <= tolerance {
      high = piece < breakpointCount(column) ? breakpoint(column, piece) : .infinity
      piece += 1
      if high == .infinity { break }
    }
    piece = Int(pieceBelow[column])
    while low > lows[column], abs(slope(column, Int32(piece)) + price) <= tolerance {
      low = piece > 0 ? breakpoint(column, piece - 1) : -.infinity
      piece -= 1
      if low == -.infinity { break }
    }
    lows[column] = max(lows[column], low)
    highs[column] = min(highs[column], high)
  }
}

/// What is known of a core when it is solved.
struct CoreSolution {
  let problem: CoreProblem
  let values: ContiguousArray<Double>
  /// How far each column can go without making any level worse.
  let ranges: ContiguousArray<(low: Double, high: Double)>
  let isBasic: ContiguousArray<Bool>
}
