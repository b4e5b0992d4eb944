extension Reduction {
  /// Takes out two columns that another row has in the same proportion. False where there is no such row.
  mutating func subtractTwin(of row: Int32) -> Bool {
    guard let (first, second) = pair(of: row) else { return false }
    let twin = pairs.exchange(
      row, first: matrix[first].column, second: matrix[second].column,
      ratio: matrix[second].coefficient / matrix[first].coefficient)
    guard let twin, twin != row else { return false }
    return subtract(twin, from: row, first, second)
  }

  /// The same for any two columns, where a row of three has them.
  mutating func subtractPair(of row: Int32) -> Bool {
    guard matrix.count(row: row) <= 8 else { return false }
    var first = matrix.first(row: row)
    while first >= 0 {
      var second = matrix[first].nextInRow
      while second >= 0 {
        let twin = pairs.row(
          first: matrix[first].column, second: matrix[second].column,
          ratio: matrix[second].coefficient / matrix[first].coefficient)
        if let twin, twin != row, matrix.count(row: twin) == 3, subtract(twin, from: row, first, second) { return true }
        second = matrix[second].nextInRow
      }
      first = matrix[first].nextInRow
    }
    return false
  }

  private mutating func subtract(_ twin: Int32, from row: Int32, _ first: Int32, _ second: Int32) -> Bool {
    let columns = (matrix[first].column, matrix[second].column)
    let ratio = matrix[second].coefficient / matrix[first].coefficient
    guard isAlive[twin],
      let twinFirst = matrix.entry(row: twin, column: columns.0),
      let twinSecond = matrix.entry(row: twin, column: columns.1),
      abs(matrix[twinSecond].coefficient / matrix[twinFirst].coefficient - ratio) <= 1e-12 * abs(ratio)
    else { return false }
    let factor = -matrix[first].coefficient / matrix[twinFirst].coefficient
    addMultiple(of: twin, times: factor, to: row, without: columns)
    touch(row: row)
    return true
  }

  /// The two columns without cost, else the two that other rows have as well, if there are just two.
  private func pair(of row: Int32) -> (Int32, Int32)? {
    var free: (Int32, Int32, count: Int) = (-1, -1, 0)
    var shared = free
    var place = matrix.first(row: row)
    while place >= 0 {
      let column = matrix[place].column
      if isFree[column] { Self.note(place, &free) }
      if matrix.count(column: column) > 1 { Self.note(place, &shared) }
      place = matrix[place].nextInRow
    }
    if free.count == 2 { return (free.0, free.1) }
    return shared.count == 2 ? (shared.0, shared.1) : nil
  }

  private static func note(_ place: Int32, _ pair: inout (Int32, Int32, count: Int)) {
    if pair.count == 0 { pair.0 = place } else { pair.1 = place }
    pair.count += 1
  }

  /// row += factor × source, which `columns` do not survive.
  private mutating func addMultiple(
    of source: Int32, times factor: Double, to row: Int32, without columns: (Int32, Int32)
  ) {
    remainingWork -= Int(matrix.count(row: source)) + Int(matrix.count(row: row))
    program.operations.append(ReducedProgram.Operation(target: row, source: source, factor: factor))
    var place = matrix.first(row: row)
    while place >= 0 {
      placeOfColumn[matrix[place].column] = place
      place = matrix[place].nextInRow
    }
    place = matrix.first(row: source)
    while place >= 0 {
      let column = matrix[place].column
      add(factor * matrix[place].coefficient, row: row, column, isGone: column == columns.0 || column == columns.1)
      place = matrix[place].nextInRow
    }
    place = matrix.first(row: row)
    while place >= 0 {
      placeOfColumn[matrix[place].column] = -1
      place = matrix[place].nextInRow
    }
  }

  private mutating func add(_ amount: Double, row: Int32, _ column: Int32, isGone: Bool) {
    let place = placeOfColumn[column]
    guard place >= 0 else {
      // A column of the source that this row did not have: no longer one of a kind there.
      return matrix.insert(row: row, column: column, coefficient: amount)
    }
    let old = matrix[place].coefficient
    let sum = old + amount
    if isGone || abs(sum) <= Tolerance.cancellation * max(abs(old), abs(amount)) {
      matrix.remove(place)
      placeOfColumn[column] = -1
      touch(column: column)
    } else {
      matrix.setCoefficient(sum, of: place)
    }
  }

  /// Defines a column without cost by the shortest of its rows and replaces it in the others; false where all of its
  /// coefficients are too small.
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

  /// When nothing else is left to do: the column without cost whose replacement adds the fewest entries.
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

  /// How many entries the replacement of a column adds at most; nil if there is nothing to replace.
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
