/// Rows of coefficients in flat arrays: row `i` owns the positions `starts[i]..<starts[i + 1]`, in the order of first
/// mention.
struct SparseRows: Sendable {
  private(set) var starts: [Int] = [0]
  private(set) var variables: [Int32] = []
  private(set) var coefficients: [Double] = []

  func range(_ row: Int) -> Range<Int> {
    starts[row]..<starts[row + 1]
  }

  /// Calls `body` with the rows in flat memory, for loops over all of them.
  func withUnsafeRows<Result>(_ body: (UnsafeRows) -> Result) -> Result {
    starts.withUnsafeBufferPointer { starts in
      variables.withUnsafeBufferPointer { variables in
        coefficients.withUnsafeBufferPointer { coefficients in
          body(UnsafeRows(starts: starts, variables: variables, coefficients: coefficients))
        }
      }
    }
  }

  mutating func reserveCapacity(_ count: Int) {
    starts.reserveCapacity(count + 1)
    variables.reserveCapacity(3 * count)
    coefficients.reserveCapacity(3 * count)
  }

  /// Adds a row; repeated variables are added up, zeros left out, and what is as good as zero beside the largest coefficient.
  mutating func append(_ terms: [LinearTerm]) {
    let start = variables.count
    var hasRepetitions = false
    for term in terms where term.coefficient != 0 {
      hasRepetitions = hasRepetitions || mentions(term.variable.index, since: start)
      variables.append(term.variable.index)
      coefficients.append(term.coefficient)
    }
    if hasRepetitions { addUp(from: start) }
    dropNegligible(from: start)
    starts.append(variables.count)
  }

  private mutating func dropNegligible(from start: Int) {
    var (smallest, largest) = (Double.infinity, 0.0)
    for position in start..<coefficients.count {
      let size = abs(coefficients[position])
      (smallest, largest) = (min(smallest, size), max(largest, size))
    }
    let least = Tolerance.negligibleCoefficient * largest
    if smallest < least { drop(from: start) { abs($0) < least } }
  }

  /// Empties the last row.
  mutating func clearLast() {
    let kept = starts[starts.count - 2]
    variables.removeSubrange(kept...)
    coefficients.removeSubrange(kept...)
    starts[starts.count - 1] = kept
  }

  /// Whether the open row may mention the variable; long rows are looked through once, at their end.
  private func mentions(_ variable: Int32, since start: Int) -> Bool {
    if variables.count - start > 8 { return true }
    for position in start..<variables.count where variables[position] == variable { return true }
    return false
  }

  private mutating func addUp(from start: Int) {
    var places: [Int32: Int] = [:]
    var end = start
    for position in start..<variables.count {
      let variable = variables[position]
      if let place = places[variable] {
        coefficients[place] += coefficients[position]
      } else {
        places[variable] = end
        variables[end] = variable
        coefficients[end] = coefficients[position]
        end += 1
      }
    }
    variables.removeSubrange(end...)
    coefficients.removeSubrange(end...)
    drop(from: start) { $0 == 0 }
  }

  private mutating func drop(from start: Int, where isDropped: (Double) -> Bool) {
    var kept = start
    for position in start..<variables.count where !isDropped(coefficients[position]) {
      variables[kept] = variables[position]
      coefficients[kept] = coefficients[position]
      kept += 1
    }
    variables.removeSubrange(kept...)
    coefficients.removeSubrange(kept...)
  }
}

/// The memory of `SparseRows`. Bounds are checked in debug builds only.
struct UnsafeRows {
  fileprivate let starts: UnsafeBufferPointer<Int>
  let variables: UnsafeBufferPointer<Int32>
  let coefficients: UnsafeBufferPointer<Double>

  fileprivate init(
    starts: UnsafeBufferPointer<Int>, variables: UnsafeBufferPointer<Int32>, coefficients: UnsafeBufferPointer<Double>
  ) {
    (self.starts, self.variables, self.coefficients) = (starts, variables, coefficients)
  }

  @inline(__always)
  func range(_ row: Int32) -> Range<Int> {
    Range(uncheckedBounds: (starts[Int(row)], starts[Int(row) &+ 1]))
  }
}
