extension Reduction {
  /// Removes two columns that another row has in the same ratio. Returns false if there is no such row.
  mutating func subtractTwin(of row: Int32, _ first: Int32, _ second: Int32) -> Bool {
    let (firstEntry, secondEntry) = (matrix[first], matrix[second])
    let twin = pairs.exchange(
      row, first: firstEntry.column, second: secondEntry.column,
      ratio: secondEntry.coefficient / firstEntry.coefficient)
    guard let twin, twin != row else { return false }
    return subtract(twin, from: row, first, second)
  }

  /// Does the same for any two columns that a row of three columns has. `known`: two entries that need no search.
  mutating func subtractPair(of row: Int32, except known: (Int32, Int32)?) -> Bool {
    guard matrix.count(row: row) <= 8 else { return false }
    var first = matrix.first(row: row)
    while first >= 0 {
      let firstEntry = matrix[first]
      var second = pairs.contains(column: firstEntry.column) ? firstEntry.nextInRow : -1
      while second >= 0 {
        let entry = matrix[second]
        let isKnown = known.map { $0.0 == first && $0.1 == second } ?? false
        if !isKnown, pairs.contains(column: entry.column), let twin = shortTwin(of: row, firstEntry, entry),
          subtract(twin, from: row, first, second)
        {
          return true
        }
        second = entry.nextInRow
      }
      first = firstEntry.nextInRow
    }
    return false
  }

  /// Another row of three columns that has two columns in the same ratio.
  @inline(__always)
  private func shortTwin(of row: Int32, _ first: LinkedMatrix.Entry, _ second: LinkedMatrix.Entry) -> Int32? {
    let ratio = second.coefficient / first.coefficient
    guard let twin = pairs.row(first: first.column, second: second.column, ratio: ratio), twin != row,
      matrix.count(row: twin) == 3
    else { return nil }
    return twin
  }

  private mutating func subtract(_ twin: Int32, from row: Int32, _ first: Int32, _ second: Int32) -> Bool {
    let columns = (matrix[first].column, matrix[second].column)
    let ratio = matrix[second].coefficient / matrix[first].coefficient
    guard rows.isAlive(twin),
      let twinFirst = matrix.entry(row: twin, column: columns.0),
      let twinSecond = matrix.entry(row: twin, column: columns.1),
      abs(matrix[twinSecond].coefficient / matrix[twinFirst].coefficient - ratio) <= 1e-12 * abs(ratio)
    else { return false }
    let factor = -matrix[first].coefficient / matrix[twinFirst].coefficient
    addMultiple(of: twin, times: factor, to: row, without: columns)
    touch(row: row)
    return true
  }

  /// row += factor × source, where `columns` cancel.
  private mutating func addMultiple(
    of source: Int32, times factor: Double, to row: Int32, without columns: (Int32, Int32)
  ) {
    remainingWork -= Int(matrix.count(row: source)) + Int(matrix.count(row: row))
    program.operate(target: row, source: source, factor: factor)
    matrix.add(source, times: factor, to: row, without: columns)
    for index in 0..<matrix.vanished.count { touch(column: matrix.vanished[index]) }
  }

  /// Defines a column without cost by the shortest of its rows and replaces it in the others. Returns false if all of
  /// its coefficients are too small.
  mutating func eliminate(_ column: Int32) -> Bool {
    guard let pivot = pivot(of: column) else { return false }
    let (row, coefficient) = (matrix[pivot].row, matrix[pivot].coefficient)
    var place = matrix.first(column: column)
    while place >= 0 {
      let entry = matrix[place]
      place = entry.nextInColumn
      guard entry.row != row else { continue }
      addMultiple(of: row, times: -entry.coefficient / coefficient, to: entry.row, without: (column, column))
      touch(row: entry.row)
    }
    define(pivot, by: row)
    return true
  }

  @inline(__always)
  private func pivot(of column: Int32) -> Int32? {
    var (best, length): (Int32?, Int32) = (nil, .max)
    var place = matrix.first(column: column)
    while place >= 0 {
      let entry = matrix[place]
      if matrix.count(row: entry.row) < length,
        abs(entry.coefficient) >= pivotThreshold * matrix.largest(row: entry.row)
      {
        (best, length) = (place, matrix.count(row: entry.row))
      }
      place = entry.nextInColumn
    }
    return best
  }

  /// Rows that grow by more than this are left to the simplex method as they are.
  private static var largestFill: Int { 64 }

  /// Eliminates the column without cost that adds the fewest entries, when no other step is left.
  mutating func eliminateCheapest() -> Bool {
    var columns = takeCheapest()
    var isDone = false
    while !isDone, let column = columns.next(cost: { fill($0) }) {
      let added = fill(column) ?? 0
      isDone = added <= Self.largestFill && eliminate(column)
    }
    cheapest = consume columns
    return isDone
  }

  private mutating func takeCheapest() -> CheapestColumns {
    if let columns = cheapest.take() { return columns }
    var columns = CheapestColumns(columnCount: matrix.columnCount)
    for column in 0..<Int32(matrix.columnCount) {
      if let fill = fill(column) { columns.insert(column, cost: fill) }
    }
    return columns
  }

  /// An upper bound for the entries that eliminating a column adds; nil if it cannot be eliminated.
  private func fill(_ column: Int32) -> Int? {
    let count = Int(matrix.count(column: column))
    guard count > 0, isFree[column] else { return nil }
    var shortest = Int.max
    var place = matrix.first(column: column)
    while place >= 0 {
      shortest = min(shortest, Int(matrix.count(row: matrix[place].row)))
      place = matrix[place].nextInColumn
    }
    return max(0, (count - 1) * (shortest - 1) - count - shortest)
  }
}
