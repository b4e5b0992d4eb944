/// Rows of coefficients in flat arrays: row `i` owns the positions `starts[i]..<starts[i + 1]`, in the order of first
/// mention.
struct SparseRows: Sendable {
  private(set) var starts: [Int] = [0]
  private(set) var variables: [Int32] = []
  private(set) var coefficients: [Double] = []

  var count: Int { starts.count - 1 }

  func range(_ row: Int) -> Range<Int> {
    starts[row]..<starts[row + 1]
  }

  mutating func reserveCapacity(_ count: Int) {
    starts.reserveCapacity(count + 1)
    variables.reserveCapacity(3 * count)
    coefficients.reserveCapacity(3 * count)
  }

  /// Adds a row; repeated variables are added up, zeros left out.
  mutating func append(_ terms: [LinearTerm]) {
    let start = variables.count
    var hasRepetitions = false
    for term in terms where term.coefficient != 0 {
      hasRepetitions = hasRepetitions || mentions(term.variable.index, since: start)
      variables.append(term.variable.index)
      coefficients.append(term.coefficient)
    }
    if hasRepetitions { addUp(from: start) }
    starts.append(variables.count)
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
