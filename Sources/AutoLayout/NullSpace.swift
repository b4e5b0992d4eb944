/// The vectors that a set of rows maps to 0, found by elimination with complete pivoting.
struct NullSpace {
  /// Basis vectors, one after the other, `width` numbers each.
  private(set) var basis: [Double] = []
  private(set) var dimension = 0
  let width: Int

  init(of rows: [Double], width: Int) {
    self.width = width
    var reducer = Reducer(rows: rows, width: width)
    reducer.run()
    for column in 0..<width where reducer.rowOfColumn[column] < 0 {
      dimension += 1
      for other in 0..<width {
        let row = reducer.rowOfColumn[other]
        basis.append(other == column ? 1 : row < 0 ? 0 : -reducer.rows[row * width + column])
      }
    }
  }

  /// The products of `row` with all basis vectors; rounding noise becomes 0.
  func project(_ row: ArraySlice<Double>) -> [Double] {
    (0..<dimension).map { index in
      var sum = 0.0
      var largest = 0.0
      for (place, entry) in row.enumerated() {
        let product = entry * basis[index * width + place]
        sum += product
        largest = max(largest, abs(product))
      }
      return abs(sum) <= Tolerance.span * largest ? 0 : sum
    }
  }

  /// Gauss–Jordan elimination to reduced echelon form.
  private struct Reducer {
    var rows: [Double]
    let width: Int
    var rowOfColumn: [Int]

    init(rows: [Double], width: Int) {
      self.rows = rows
      self.width = width
      rowOfColumn = Array(repeating: -1, count: width)
    }

    mutating func run() {
      let height = width == 0 ? 0 : rows.count / width
      let tolerance = Tolerance.span * rows.reduce(0) { max($0, abs($1)) }
      for row in 0..<height {
        guard let (source, column) = largest(from: row, height), abs(rows[source * width + column]) > tolerance
        else { return }
        swapRows(source, row)
        rowOfColumn[column] = row
        clear(column, with: row, height)
      }
    }

    private func largest(from first: Int, _ height: Int) -> (Int, Int)? {
      var best: (Int, Int)?
      var size = 0.0
      for row in first..<height {
        for column in 0..<width where abs(rows[row * width + column]) > size {
          size = abs(rows[row * width + column])
          best = (row, column)
        }
      }
      return best
    }

    private mutating func swapRows(_ left: Int, _ right: Int) {
      guard left != right else { return }
      for column in 0..<width { rows.swapAt(left * width + column, right * width + column) }
    }

    private mutating func clear(_ column: Int, with row: Int, _ height: Int) {
      let pivot = rows[row * width + column]
      for place in 0..<width { rows[row * width + place] /= pivot }
      for other in 0..<height where other != row {
        let factor = rows[other * width + column]
        guard factor != 0 else { continue }
        for place in 0..<width { rows[other * width + place] -= factor * rows[row * width + place] }
        rows[other * width + column] = 0
      }
    }
  }
}
