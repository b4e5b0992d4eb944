/// Sums of two variables that have a cost, such as the lengths of views. Where a row has both variables in the same
/// proportion, the column of the sum replaces them.
struct PairedVariables: ~Copyable {
  /// Whether each variable belongs to such a sum.
  private var isPaired: UncheckedArray<Bool>
  /// The number of sums.
  private(set) var count = 0

  init(_ columns: SubproblemColumns) {
    isPaired = UncheckedArray(repeating: false, count: columns.variables.count)
    for form in 0..<columns.forms.count where columns.kinds[columns.variables.count + form] == .cost {
      let range = columns.forms.terms(form)
      guard range.count == 2 else { continue }
      isPaired[columns.forms.variables[range.lowerBound]] = true
      isPaired[columns.forms.variables[range.lowerBound + 1]] = true
      count += 1
    }
  }

  /// Calls `body` with the terms of a form. In long forms the search for pairs would take too long.
  @inline(__always)
  func forEachTerm(
    of form: Int, _ columns: SubproblemColumns, _ body: (_ column: Int32, _ coefficient: Double) -> Void
  ) {
    let range = columns.forms.terms(form)
    guard (3...8).contains(range.count) else {
      for place in range { body(columns.forms.variables[place], columns.forms.coefficients[place]) }
      return
    }
    var isTaken: UInt8 = 0
    for place in range where isTaken & 1 << (place - range.lowerBound) == 0 {
      let (variable, coefficient) = (columns.forms.variables[place], columns.forms.coefficients[place])
      guard isPaired[variable], let (other, sum) = partner(of: place, in: range, isTaken, columns) else {
        body(variable, coefficient)
        continue
      }
      isTaken |= 1 << (other - range.lowerBound)
      body(Int32(columns.variables.count + sum), coefficient)
    }
  }

  /// The place of another variable of a form, and the sum of both that has a cost.
  private func partner(
    of place: Int, in range: Range<Int>, _ isTaken: UInt8, _ columns: SubproblemColumns
  ) -> (Int, Int)? {
    let firstConstant = columns.variables.count - columns.constantCount
    for other in place + 1..<max(place + 1, range.upperBound) where isTaken & 1 << (other - range.lowerBound) == 0 {
      let (first, second) = (columns.forms.variables[place], columns.forms.variables[other])
      guard isPaired[second], second < firstConstant else { continue }
      let ratio = columns.forms.coefficients[other] / columns.forms.coefficients[place]
      if let sum = columns.forms.pair(first, second, ratio: ratio),
        columns.kinds[columns.variables.count + sum] == .cost
      {
        return (other, sum)
      }
    }
    return nil
  }
}
