/// A sum of sparse rows: a dense vector and the list of places that were touched.
struct SparseAccumulator {
  private var values: [Double]
  private var isTouched: [Bool]
  private var touched: [Int32] = []
  private var largest = 0.0

  init(count: Int) {
    values = Array(repeating: 0, count: count)
    isTouched = Array(repeating: false, count: count)
  }

  mutating func add(_ coefficient: Double, at variable: Int32) {
    let index = Int(variable)
    if !isTouched[index] {
      isTouched[index] = true
      touched.append(variable)
    }
    values[index] += coefficient
    largest = max(largest, abs(coefficient))
  }

  /// Calls `body` for every coefficient that did not cancel, in the order of first mention, and starts anew.
  mutating func drain(_ body: (_ variable: Int32, _ coefficient: Double) -> Void) {
    let tolerance = largest * Tolerance.cancellation
    for variable in touched {
      let index = Int(variable)
      if abs(values[index]) > tolerance { body(variable, values[index]) }
      values[index] = 0
      isTouched[index] = false
    }
    touched.removeAll(keepingCapacity: true)
    largest = 0
  }
}
