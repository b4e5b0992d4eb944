/// Sums of rows: tells which rows, each times which factor, make up another one.
///
/// Rows that follow from those added before are left out, so each sum is made in one way only.
struct RowSpan {
  /// Coefficients by variable, or factors by row.
  typealias Terms = [Int: Double]

  private struct Reduced {
    let terms: Terms
    let factors: Terms
  }

  /// By the variable that the row was solved for.
  private var rows: [Int: Reduced] = [:]

  /// Adds a row under a number.
  mutating func add(_ number: Int, _ terms: Terms) {
    let (rest, factors) = reduce(terms)
    guard let pivot = rest.max(by: { (abs($0.value), $0.key) < (abs($1.value), $1.key) }) else { return }
    var parts = factors.mapValues { -$0 / pivot.value }
    parts[number, default: 0] += 1 / pivot.value
    rows[pivot.key] = Reduced(terms: rest.mapValues { $0 / pivot.value }, factors: parts)
  }

  /// The factors of the rows that sum up to the terms; nil where no sum does.
  func factors(of terms: Terms) -> Terms? {
    let (rest, factors) = reduce(terms)
    return rest.isEmpty ? factors : nil
  }

  /// What is left of the terms without multiples of the rows, and those multiples.
  private func reduce(_ terms: Terms) -> (rest: Terms, factors: Terms) {
    var (rest, factors): (Terms, Terms) = (terms, [:])
    while let variable = rest.keys.first(where: { rows[$0] != nil }), let row = rows[variable],
      let factor = rest[variable]
    {
      rest.add(-factor, row.terms)
      factors.add(factor, row.factors)
      rest[variable] = nil
    }
    return (rest, factors)
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
