extension Simplex {
  /// How far the rows, computed anew from the values of the columns, are from what the dictionary says.
  func drift() -> Double {
    let values = columnValues()
    var expected = Array(repeating: 0.0, count: problem.rowCount)
    for row in 0..<dictionary.rowCount { expected[Int(dictionary.rowItems[row])] = dictionary.values[row] }
    var worst = 0.0
    for row in 0..<problem.rowCount {
      var sum = -problem.constants[row] - expected[row]
      for position in problem.terms(row) {
        sum += problem.coefficients[position] * values[Int(problem.columns[position])]
      }
      guard sum.isFinite else { return .infinity }
      worst = max(worst, abs(sum))
    }
    return worst
  }

  /// Computes the dictionary of the current basis anew from the problem, row by row with the largest pivot.
  ///
  /// If the basis turns out to be singular, everything stays as it was.
  mutating func refactor() {
    var fresh = SimplexDictionary(problem)
    var record = FreeColumnRecord()
    var isWanted = Array(repeating: true, count: problem.rowCount + problem.columnCount)
    for row in dictionary.rowItems { isWanted[Int(row)] = false }
    for item in dictionary.columnItems where item >= problem.rowCount { isWanted[Int(item)] = false }
    var row = 0
    while row < fresh.rowCount {
      guard isWanted[Int(fresh.rowItems[row])], let column = largestEntry(fresh, row, isWanted) else {
        row += 1
        continue
      }
      fresh.gather(column: column, into: &moving)
      let step = -fresh.values[row] / fresh.entry(row, column)
      fresh.move(along: moving, by: step, tolerance: valueTolerance)
      fresh.pivot(row: row, column: column, entries: moving, value: step)
      record.append(row, of: fresh)
      fresh.removeRow(row)
    }
    guard fresh.rowCount == dictionary.rowCount else { return }
    adopt(fresh, record)
  }

  private mutating func adopt(_ fresh: SimplexDictionary, _ record: FreeColumnRecord) {
    var oldColumn = Array(repeating: 0, count: problem.rowCount + problem.columnCount)
    for (column, item) in dictionary.columnItems.enumerated() { oldColumn[Int(item)] = column }
    mayRise = fresh.columnItems.map { mayRise[oldColumn[Int($0)]] }
    mayFall = fresh.columnItems.map { mayFall[oldColumn[Int($0)]] }
    dictionary = fresh
    freeColumns = record
    refreshSlopes()
  }

  /// The largest entry of a row that has to leave the basis, among the free columns that have to enter it.
  private func largestEntry(_ fresh: SimplexDictionary, _ row: Int, _ isWanted: [Bool]) -> Int? {
    var best: Int?
    var size = Tolerance.pivot
    for column in 0..<fresh.columnCount {
      let item = Int(fresh.columnItems[column])
      guard item >= problem.rowCount, isWanted[item], abs(fresh.entry(row, column)) > size else { continue }
      best = column
      size = abs(fresh.entry(row, column))
    }
    return best
  }
}
