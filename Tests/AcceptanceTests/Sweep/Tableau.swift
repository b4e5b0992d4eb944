/// A simplex tableau with all its numbers, whose basis is feasible.
struct Tableau {
  let rowCount: Int
  let columnCount: Int
  /// The column that is basic in each row.
  var basis: [Int]
  /// Columns that stay 0.
  var isOut: [Bool]
  private var numbers: [Double]
  private static let tolerance = 1e-9

  init(rowCount: Int, columnCount: Int) {
    self.rowCount = rowCount
    self.columnCount = columnCount
    basis = Array(repeating: 0, count: rowCount)
    isOut = Array(repeating: false, count: columnCount)
    numbers = Array(repeating: 0, count: (rowCount + 1) * (columnCount + 1))
  }

  /// The column of the right sides.
  var right: Int { columnCount }

  subscript(_ row: Int, _ column: Int) -> Double {
    get { numbers[row * (columnCount + 1) + column] }
    set { numbers[row * (columnCount + 1) + column] = newValue }
  }

  func value(_ column: Int) -> Double { basis.firstIndex(of: column).map { self[$0, right] } ?? 0 }

  /// Makes the sum of columns as small as it can be, and holds it there; answers the sum.
  mutating func minimize(_ columns: [Int]) -> Double {
    setObjective(columns)
    while let column = improvingColumn, let row = leavingRow(column) { pivot(row, column) }
    for column in 0..<columnCount where self[rowCount, column] > Self.tolerance { isOut[column] = true }
    return columns.reduce(0) { $0 + value($1) }
  }

  /// Takes columns out that are 0.
  mutating func remove(_ columns: [Int]) {
    for column in columns { isOut[column] = true }
    for row in 0..<rowCount where columns.contains(basis[row]) {
      if let column = (0..<columnCount).first(where: { !isOut[$0] && abs(self[row, $0]) > 1e-7 }) { pivot(row, column) }
    }
  }

  /// The last row: what each column costs beside the basis.
  private mutating func setObjective(_ columns: [Int]) {
    for column in 0...columnCount { self[rowCount, column] = 0 }
    for column in columns { self[rowCount, column] = 1 }
    for row in 0..<rowCount where columns.contains(basis[row]) {
      for column in 0...columnCount { self[rowCount, column] -= self[row, column] }
    }
  }

  /// The first one, so that the search ends (Bland's rule).
  private var improvingColumn: Int? {
    (0..<columnCount).first { !isOut[$0] && self[rowCount, $0] < -Self.tolerance }
  }

  private func leavingRow(_ column: Int) -> Int? {
    var best: (row: Int, ratio: Double)?
    for row in 0..<rowCount where self[row, column] > Self.tolerance {
      let ratio = self[row, right] / self[row, column]
      guard let (other, least) = best else {
        best = (row, ratio)
        continue
      }
      let isTie = abs(ratio - least) < 1e-12
      if isTie ? basis[row] < basis[other] : ratio < least { best = (row, ratio) }
    }
    return best?.row
  }

  private mutating func pivot(_ row: Int, _ column: Int) {
    let width = columnCount + 1
    let divisor = self[row, column]
    numbers.withUnsafeMutableBufferPointer { numbers in
      for index in 0..<width { numbers[row * width + index] /= divisor }
      for other in 0...rowCount where other != row {
        let factor = numbers[other * width + column]
        if factor == 0 { continue }
        for index in 0..<width { numbers[other * width + index] -= factor * numbers[row * width + index] }
        numbers[other * width + column] = 0
      }
    }
    basis[row] = column
  }
}
