/// The rows of free columns at the moment they entered the basis, from which their values follow at the end.
struct FreeColumnRecord {
  private var items: [Int32] = []
  private var constants: [Double] = []
  private var starts: [Int] = [0]
  private var terms: [(item: Int32, coefficient: Double)] = []

  /// Remembers that `row` of the dictionary, just pivoted, expresses a free column.
  mutating func append(_ row: Int, of dictionary: SimplexDictionary) {
    items.append(dictionary.rowItems[row])
    constants.append(dictionary.values[row])
    for column in 0..<dictionary.columnCount where dictionary.entry(row, column) != 0 {
      terms.append((dictionary.columnItems[column], dictionary.entry(row, column)))
    }
    starts.append(terms.count)
  }

  /// Completes `values`, which knows all rows of the problem and the free columns that never entered.
  func complete(_ values: inout [Double], withConstants: Bool) {
    for index in stride(from: items.count - 1, through: 0, by: -1) {
      var value = withConstants ? constants[index] : 0
      for term in terms[starts[index]..<starts[index + 1]] {
        value += term.coefficient * values[Int(term.item)]
      }
      values[Int(items[index])] = value
    }
  }
}
