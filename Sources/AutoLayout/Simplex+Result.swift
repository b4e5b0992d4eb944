extension Simplex {
  /// The values of the problem's columns.
  func columnValues() -> [Double] {
    var values = Array(repeating: 0.0, count: problem.rowCount + problem.columnCount)
    for row in 0..<dictionary.rowCount { values[Int(dictionary.rowItems[row])] = dictionary.values[row] }
    freeColumns.complete(&values, withConstants: true)
    return Array(values[problem.rowCount...])
  }

  /// How the problem's columns change when the nonbasic items change as given.
  func columnChanges(along change: [Double]) -> [Double] {
    var changes = Array(repeating: 0.0, count: problem.rowCount + problem.columnCount)
    for column in 0..<problem.columnCount { changes[Int(dictionary.columnItems[column])] = change[column] }
    for row in 0..<dictionary.rowCount {
      var sum = 0.0
      for column in 0..<problem.columnCount { sum += dictionary.entry(row, column) * change[column] }
      changes[Int(dictionary.rowItems[row])] = sum
    }
    freeColumns.complete(&changes, withConstants: false)
    return Array(changes[problem.rowCount...])
  }

  /// Whether a required row is violated; meaningful after level 0.
  var isInfeasible: Bool {
    (0..<dictionary.rowCount).contains { row in
      let item = Int(dictionary.rowItems[row])
      return problem.levels[item] == 0 && error(row) > Tolerance.conflict
    }
  }

  /// The weighted distance of a basic row from what it wants.
  func error(_ row: Int) -> Double {
    let item = Int(dictionary.rowItems[row])
    let value = dictionary.values[row]
    return value > 0 ? value * problem.slopesAbove[item] : -value * problem.slopesBelow[item]
  }

  /// Multipliers y of required rows with Σ y·row = a positive constant, which proves that they contradict each other.
  /// Only right after level 0, and only if it is infeasible.
  ///
  /// Nonbasic rows are independent, so with a single basic row there is one way only to combine them: all are needed.
  func proofOfInfeasibility() -> InfeasibleSubset.Proof {
    var terms: [(row: Int, multiplier: Double)] = []
    for row in 0..<dictionary.rowCount {
      let item = Int(dictionary.rowItems[row])
      let slope = slope(ofItem: item)
      if slope != 0 { terms.append((item, slope)) }
    }
    let isMinimal = terms.count == 1
    for column in 0..<problem.columnCount {
      let item = Int(dictionary.columnItems[column])
      if item < problem.rowCount, abs(slopes[column]) > Tolerance.span { terms.append((item, -slopes[column])) }
    }
    return InfeasibleSubset.Proof(terms: terms.sorted { $0.row < $1.row }, isMinimal: isMinimal)
  }
}
