/// The span of linear rows: finds the rows, and the factor of each, that sum up to another row.
///
/// A row that is a sum of rows added before is left out, so each sum is found in one way only.
package struct RowSpan {
  private struct Reduced {
    /// The variable that the row was solved for.
    let pivot: Int
    let terms: SparseVector
    /// Of the rows that were added.
    let factors: SparseVector
  }

  private var rows: [Reduced] = []
  /// For each variable the row that was solved for it, negative for none.
  private var rowOfVariable: [Int32] = []
  /// How many components were visited so far to add rows, those that were removed included.
  package private(set) var visits = 0

  package init() {}

  /// Adds a row with a number.
  package mutating func add(_ number: Int, _ terms: SparseVector) {
    let (rest, factors, visits) = reduce(terms)
    self.visits += visits
    guard let pivot = rest.max(by: { (abs($0.value), $0.index) < (abs($1.value), $1.index) }) else { return }
    var parts = factors.mapValues { -$0 / pivot.value }
    parts[number] += 1 / pivot.value
    if pivot.index >= rowOfVariable.count {
      rowOfVariable += repeatElement(-1, count: pivot.index + 1 - rowOfVariable.count)
    }
    rowOfVariable[pivot.index] = Int32(rows.count)
    rows.append(Reduced(pivot: pivot.index, terms: rest.mapValues { $0 / pivot.value }, factors: parts))
  }

  /// Removes all rows. A span that is used again needs no new storage.
  package mutating func removeAll() {
    for row in rows { rowOfVariable[row.pivot] = -1 }
    rows.removeAll(keepingCapacity: true)
  }

  /// The factors of the rows that sum up to the terms; nil if no sum does.
  package func factors(of terms: SparseVector) -> SparseVector? {
    let (rest, factors, _) = reduce(terms)
    return rest.isEmpty ? factors : nil
  }

  /// The rest of the terms after subtracting multiples of the rows, and the factors of these.
  private func reduce(_ terms: SparseVector) -> (rest: SparseVector, factors: SparseVector, visits: Int) {
    var (rest, factors, visits) = (terms, SparseVector(), terms.count)
    while let row = first(of: rest) {
      visits += rest.count + factors.count + row.terms.count + row.factors.count
      let factor = rest[row.pivot]
      rest.add(-factor, row.terms)
      factors.add(factor, row.factors)
      rest.remove(row.pivot)
    }
    return (rest, factors, visits)
  }

  /// The row that was added first, among those that were solved for a variable of the terms. A row has no variable that an
  /// earlier one was solved for, so each is subtracted once.
  private func first(of terms: SparseVector) -> Reduced? {
    var first = Int32.max
    for term in terms where term.index < rowOfVariable.count && rowOfVariable[term.index] >= 0 {
      first = min(first, rowOfVariable[term.index])
    }
    return first < .max ? rows[Int(first)] : nil
  }
}

extension LinearForm {
  /// The coefficients by variable.
  var terms: SparseVector {
    var terms = SparseVector()
    for place in 0..<count { terms.add(1, [self[place].variable: self[place].coefficient]) }
    return terms
  }
}
