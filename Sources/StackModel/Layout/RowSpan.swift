/// The span of linear rows: finds the rows, and the factor of each, that sum up to another row.
///
/// A row that is a sum of rows added before is left out, so each sum is found in one way only.
package struct RowSpan {
  /// Coefficients by variable, or factors by row.
  package typealias Terms = [Int: Double]

  private struct Reduced {
    /// How many rows were added before.
    let order: Int
    let terms: Terms
    let factors: Terms
  }

  /// The rows by the variable that each was solved for.
  private var rows: [Int: Reduced] = [:]

  package init() {}

  /// Adds a row with a number.
  package mutating func add(_ number: Int, _ terms: Terms) {
    let (rest, factors) = reduce(terms)
    guard let pivot = rest.max(by: { (abs($0.value), $0.key) < (abs($1.value), $1.key) }) else { return }
    var parts = factors.mapValues { -$0 / pivot.value }
    parts[number, default: 0] += 1 / pivot.value
    rows[pivot.key] = Reduced(
      order: rows.count, terms: rest.mapValues { $0 / pivot.value }, factors: parts)
  }

  /// The factors of the rows that sum up to the terms; nil if no sum does.
  package func factors(of terms: Terms) -> Terms? {
    let (rest, factors) = reduce(terms)
    return rest.isEmpty ? factors : nil
  }

  /// The rest of the terms after subtracting multiples of the rows, and the factors of these.
  private func reduce(_ terms: Terms) -> (rest: Terms, factors: Terms) {
    var (rest, factors): (Terms, Terms) = (terms, [:])
    while let (variable, factor, row) = first(of: rest) {
      rest.add(-factor, row.terms)
      factors.add(factor, row.factors)
      rest[variable] = nil
    }
    return (rest, factors)
  }

  /// The term with the row that was added first. A row has no variable that an earlier one was solved for, so each is
  /// subtracted once, and the rounding does not depend on the order of the dictionary.
  private func first(of terms: Terms) -> (variable: Int, factor: Double, row: Reduced)? {
    var found: (variable: Int, factor: Double, row: Reduced)?
    for (variable, factor) in terms {
      guard let row = rows[variable], row.order < found?.row.order ?? .max else { continue }
      found = (variable, factor, row)
    }
    return found
  }
}

extension RowSpan.Terms {
  /// Adds a multiple of other terms; what cancels out disappears.
  mutating func add(_ factor: Double, _ other: Self) {
    for (key, value) in other {
      let sum = self[key, default: 0] + factor * value
      self[key] = abs(sum) < 1e-9 ? nil : sum
    }
  }
}

extension LinearForm {
  /// The coefficients by variable.
  var terms: RowSpan.Terms {
    var terms: RowSpan.Terms = [:]
    for index in 0..<count { terms.add(1, [self[index].variable: self[index].coefficient]) }
    return terms
  }
}
