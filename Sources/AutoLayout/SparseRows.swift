/// Rows of coefficients in flat arrays: row `i` owns the positions `starts[i]..<starts[i + 1]`, by rising variable.
struct SparseRows: Sendable {
  private(set) var starts: [Int] = [0]
  private(set) var variables: [Int32] = []
  private(set) var coefficients: [Double] = []

  var count: Int { starts.count - 1 }

  func range(_ row: Int) -> Range<Int> {
    starts[row]..<starts[row + 1]
  }

  mutating func append(_ terms: some Sequence<LinearTerm>) {
    let start = variables.count
    var isAscending = true
    for term in terms where term.coefficient != 0 {
      if variables.count > start, variables[variables.count - 1] >= term.variable.index { isAscending = false }
      variables.append(term.variable.index)
      coefficients.append(term.coefficient)
    }
    if !isAscending { normalize(from: start) }
    starts.append(variables.count)
  }

  /// Empties the last row.
  mutating func clearLast() {
    let kept = starts[starts.count - 2]
    variables.removeSubrange(kept...)
    coefficients.removeSubrange(kept...)
    starts[starts.count - 1] = kept
  }

  /// Adds what is left of a sum as a row; false, and no row, if everything cancelled.
  mutating func appendSum(_ sum: inout SparseAccumulator) -> Bool {
    let start = variables.count
    sum.drain { variable, coefficient in
      variables.append(variable)
      coefficients.append(coefficient)
    }
    guard variables.count > start else { return false }
    starts.append(variables.count)
    return true
  }

  /// Sorts the open last row and adds up repeated variables, in the order in which they were given.
  private mutating func normalize(from start: Int) {
    let terms = (start..<variables.count).map { (variables[$0], coefficients[$0], $0) }
      .sorted { ($0.0, $0.2) < ($1.0, $1.2) }
    variables.removeSubrange(start...)
    coefficients.removeSubrange(start...)
    for (variable, coefficient, _) in terms {
      if variables.count > start, variables[variables.count - 1] == variable {
        coefficients[coefficients.count - 1] += coefficient
      } else {
        variables.append(variable)
        coefficients.append(coefficient)
      }
    }
    dropZeros(from: start)
  }

  private mutating func dropZeros(from start: Int) {
    var kept = start
    for position in start..<variables.count where coefficients[position] != 0 {
      variables[kept] = variables[position]
      coefficients[kept] = coefficients[position]
      kept += 1
    }
    variables.removeSubrange(kept...)
    coefficients.removeSubrange(kept...)
  }
}
