extension Simplex {
  /// A nonbasic column and the direction in which it leaves 0.
  struct Entering {
    let column: Int
    let isRising: Bool
    /// The slope of the cost at the start, negative.
    let slope: Double
  }

  /// After this many steps without progress the lowest-numbered candidate is taken, which cannot cycle.
  private var patience: Int { 50 + problem.rowCount + problem.columnCount }
  var usesBlandsRule: Bool { stalledSteps > patience }

  /// The slope of the cost if the column's item rises from 0.
  func slopeRising(_ column: Int) -> Double {
    slopes[column] + costAbove[Int(dictionary.columnItems[column])]
  }

  /// The slope of the cost if the column's item falls from 0.
  func slopeFalling(_ column: Int) -> Double {
    costBelow[Int(dictionary.columnItems[column])] - slopes[column]
  }

  /// The unlocked direction that lowers the cost fastest, or nil at the optimum.
  mutating func chooseEntering() -> Entering? {
    if let entering = price() { return entering }
    guard !areSlopesFresh else { return nil }
    refreshSlopes()
    return price()
  }

  private func price() -> Entering? {
    var best: Entering?
    for column in 0..<problem.columnCount {
      if mayRise[column] { improve(&best, column, isRising: true, slope: slopeRising(column)) }
      if mayFall[column] { improve(&best, column, isRising: false, slope: slopeFalling(column)) }
    }
    return best
  }

  private func improve(_ best: inout Entering?, _ column: Int, isRising: Bool, slope: Double) {
    guard slope < -Tolerance.slope else { return }
    if let current = best {
      let isBetter =
        usesBlandsRule
        ? dictionary.columnItems[column] < dictionary.columnItems[current.column] : slope < current.slope
      guard isBetter else { return }
    }
    best = Entering(column: column, isRising: isRising, slope: slope)
  }
}
