/// Equality rows solved for one column each: basic = right side − Σ entry × nonbasic.
struct Tableau: ~Copyable {
  private(set) var matrix: LinkedMatrix
  private(set) var basicOfRow: UncheckedArray<Int32>
  /// The row of each basic column; −1 for a nonbasic one.
  private(set) var rowOfColumn: UncheckedArray<Int32>
  private(set) var rightSides: UncheckedArray<Double>

  /// Solves the rows one after the other, for columns without cost if there are any, as far as the limit of steps allows.
  init(_ problem: CoreProblem, pivotThreshold: Double, _ steps: inout StepLimit) {
    let (rowCount, columnCount) = (problem.rows.count, problem.columns.count)
    matrix = LinkedMatrix(columnCount: columnCount, rows: rowCount, entries: 2 * problem.rows.columns.count)
    rowOfColumn = UncheckedArray(repeating: -1, count: columnCount)
    basicOfRow = UncheckedArray(repeating: -1, count: rowCount)
    rightSides = UncheckedArray(capacity: rowCount)
    var size = UncheckedArray<Double>(capacity: rowCount)
    for row in 0..<rowCount {
      _ = matrix.appendRow()
      for place in problem.rows.terms(row) {
        matrix.insert(
          row: Int32(row), column: problem.rows.columns[place], coefficient: problem.rows.coefficients[place])
      }
      size.append(matrix.largest(row: Int32(row)))
      rightSides.append(problem.rightSides[row])
    }
    for row in 0..<Int32(rowCount) where !steps.isOver {
      let largest = matrix.largest(row: row)
      if largest > Tolerance.pivot * size[row], let pivot = firstPivot(row, problem, largest * pivotThreshold) {
        solve(row, for: pivot, &steps)
      } else {
        clear(row)
      }
    }
  }

  /// Clears a row that follows from others.
  private mutating func clear(_ row: Int32) {
    while matrix.count(row: row) > 0 { matrix.remove(matrix.first(row: row)) }
  }

  /// A column without cost, else one in few other rows, so that rows stay short.
  private func firstPivot(_ row: Int32, _ problem: CoreProblem, _ least: Double) -> Int32? {
    var best: Int32?
    var bestCost = (Int32.max, Int32.max)
    var place = matrix.first(row: row)
    while place >= 0 {
      let entry = matrix[place]
      if abs(entry.coefficient) >= least {
        let cost = (problem.costs[Int(entry.column)]?.breakpointCount ?? 0, matrix.count(column: entry.column))
        let isBetter = (cost.0 == 0) != (bestCost.0 == 0) ? cost.0 == 0 : cost.1 < bestCost.1
        if isBetter { (best, bestCost) = (place, cost) }
      }
      place = entry.nextInRow
    }
    return best
  }

  /// The entry of a nonbasic column in the row of a basic one; 0 if there is none.
  func entry(row: Int32, column: Int32) -> Double {
    matrix.entry(row: row, column: column).map { matrix[$0].coefficient } ?? 0
  }

  /// Exchanges the basic column of a row with the nonbasic column of an entry.
  mutating func pivot(_ entry: Int32, _ steps: inout StepLimit) {
    let row = matrix[entry].row
    let leaving = basicOfRow[row]
    rowOfColumn[leaving] = -1
    matrix.insert(row: row, column: leaving, coefficient: 1)
    solve(row, for: entry, &steps)
  }

  private mutating func solve(_ row: Int32, for pivot: Int32, _ steps: inout StepLimit) {
    let (column, scale) = (matrix[pivot].column, matrix[pivot].coefficient)
    matrix.remove(pivot)
    divide(row, by: scale)
    steps.count(visits: 4 * Int(matrix.count(row: row)) * Int(matrix.count(column: column)))
    basicOfRow[row] = column
    rowOfColumn[column] = row
    while matrix.count(column: column) > 0 {
      let place = matrix.first(column: column)
      let (other, factor) = (matrix[place].row, matrix[place].coefficient)
      matrix.remove(place)
      rightSides[other] -= factor * rightSides[row]
      matrix.add(row, times: -factor, to: other)
    }
  }

  private mutating func divide(_ row: Int32, by scale: Double) {
    rightSides[row] /= scale
    var place = matrix.first(row: row)
    while place >= 0 {
      matrix.setCoefficient(matrix[place].coefficient / scale, of: place)
      place = matrix[place].nextInRow
    }
  }
}
