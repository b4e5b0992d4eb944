/// The rows of a piecewise problem written over the current nonbasic items: r = value + Σ entry·item.
///
/// Items are numbered: rows of the problem first, then its free columns. Nonbasic items are 0. Free columns that enter
/// the basis never leave it, so their rows are taken out.
struct SimplexDictionary {
  let columnCount: Int
  private(set) var entries: [Double]
  private(set) var values: [Double]
  private(set) var rowItems: [Int32]
  private(set) var columnItems: [Int32]
  private var pattern: [Int32] = []

  init(_ problem: PiecewiseProblem) {
    columnCount = problem.columnCount
    entries = Array(repeating: 0, count: problem.rowCount * problem.columnCount)
    values = problem.constants.map { -$0 }
    rowItems = (0..<problem.rowCount).map(Int32.init)
    columnItems = (0..<problem.columnCount).map { Int32(problem.rowCount + $0) }
    for row in 0..<problem.rowCount {
      for position in problem.terms(row) {
        entries[row * columnCount + Int(problem.columns[position])] += problem.coefficients[position]
      }
    }
  }

  var rowCount: Int { rowItems.count }

  func entry(_ row: Int, _ column: Int) -> Double {
    entries[row * columnCount + column]
  }

  /// Adds `factor` times a row to `target`.
  func add(_ factor: Double, row: Int, to target: inout [Double]) {
    entries.withUnsafeBufferPointer { source in
      target.withUnsafeMutableBufferPointer { target in
        let base = row * columnCount
        for column in 0..<columnCount { target[column] += factor * source[base + column] }
      }
    }
  }

  /// Moves the nonbasic item of `column` by `step`; values that come out tiny become 0.
  mutating func move(along column: EnteringColumn, by step: Double, tolerance: Double) {
    for place in 0..<column.count {
      let row = Int(column.rows[place])
      let value = values[row] + column.entries[place] * step
      values[row] = abs(value) <= tolerance ? 0 : value
    }
  }

  /// Swaps the basic item of `row` with the nonbasic item of `column`, which has reached `value`.
  mutating func pivot(row: Int, column: Int, entries moving: EnteringColumn, value: Double) {
    solve(row: row, for: column)
    let (count, places) = (columnCount, pattern)
    let isSparse = places.count * 3 < count
    entries.withUnsafeMutableBufferPointer { entries in
      let source = row * count
      for place in 0..<moving.count where moving.rows[place] != row {
        let target = Int(moving.rows[place]) * count
        let factor = moving.entries[place]
        entries[target + column] = 0
        if isSparse {
          Self.addSparse(factor, entries, source, target, places)
        } else {
          Self.addDense(factor, entries, source, target, count)
        }
      }
    }
    values[row] = value
    (rowItems[row], columnItems[column]) = (columnItems[column], rowItems[row])
  }

  mutating func removeRow(_ row: Int) {
    let last = rowCount - 1
    if row != last {
      for column in 0..<columnCount { entries[row * columnCount + column] = entries[last * columnCount + column] }
      values[row] = values[last]
      rowItems[row] = rowItems[last]
    }
    entries.removeLast(columnCount)
    values.removeLast()
    rowItems.removeLast()
  }

  /// Rewrites `row` so that it expresses the item of `column`; leaves the places of its entries in `pattern`.
  private mutating func solve(row: Int, for column: Int) {
    let base = row * columnCount
    let reciprocal = 1 / entries[base + column]
    pattern.removeAll(keepingCapacity: true)
    for place in 0..<columnCount where entries[base + place] != 0 {
      pattern.append(Int32(place))
      entries[base + place] *= -reciprocal
    }
    entries[base + column] = reciprocal
  }

  @inline(__always)
  private static func addDense(
    _ factor: Double, _ entries: UnsafeMutableBufferPointer<Double>, _ source: Int, _ target: Int, _ count: Int
  ) {
    for place in 0..<count {
      let sum = entries[target + place] + factor * entries[source + place]
      entries[target + place] = abs(sum) < 1e-12 ? 0 : sum
    }
  }

  @inline(__always)
  private static func addSparse(
    _ factor: Double, _ entries: UnsafeMutableBufferPointer<Double>, _ source: Int, _ target: Int, _ pattern: [Int32]
  ) {
    for place in pattern {
      let sum = entries[target + Int(place)] + factor * entries[source + Int(place)]
      entries[target + Int(place)] = abs(sum) < 1e-12 ? 0 : sum
    }
  }
}
