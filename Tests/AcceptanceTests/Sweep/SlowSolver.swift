@testable import AutoLayout

/// Linear constraints at levels, solved in the plainest way: a dense simplex tableau, one objective after the other. What
/// an objective forbids to move stays where it is for the next.
struct SlowSolver {
  /// A sum of variables that compares with a number.
  struct Row {
    var terms: [(variable: Int, coefficient: Double)]
    var relation: Relation
    var constant: Double
    var priority: Double
    /// Where the row stands when errors that cost the same are shared out, after all levels: rows of lower rank miss
    /// less. Nil for rows that take no part.
    var rank: Int?
  }

  private var tableau: Tableau
  private let variableCount: Int
  private var errors: [(priority: Double, rank: Int?, columns: [Int])] = []
  private var artificial: [Int] = []

  /// Nil where the required rows contradict each other.
  static func solve(_ rows: [Row], variableCount: Int) -> [Double]? {
    var solver = SlowSolver(rows, variableCount: variableCount)
    return solver.solve()
  }

  /// Free variables are differences of two columns, optional rows have one column for each side's error.
  private init(_ rows: [Row], variableCount: Int) {
    self.variableCount = variableCount
    tableau = Tableau(rowCount: rows.count, columnCount: 2 * variableCount + 3 * rows.count)
    for (index, row) in rows.enumerated() { add(row, index) }
  }

  private mutating func add(_ row: Row, _ index: Int) {
    let sign = row.constant < 0 ? -1.0 : 1.0
    for term in row.terms {
      tableau[index, 2 * term.variable] += sign * term.coefficient
      tableau[index, 2 * term.variable + 1] -= sign * term.coefficient
    }
    tableau[index, tableau.right] = sign * row.constant
    let above = 2 * variableCount + 3 * index
    let (below, extra) = (above + 1, above + 2)
    if row.priority < 1000 {
      tableau[index, above] = -sign
      tableau[index, below] = sign
      tableau.basis[index] = sign > 0 ? below : above
      let columns =
        (row.relation != .greaterThanOrEqual ? [above] : []) + (row.relation != .lessThanOrEqual ? [below] : [])
      errors.append((row.priority, row.rank, columns))
      tableau.isOut[extra] = true
      return
    }
    tableau[index, above] = row.relation == .greaterThanOrEqual ? -sign : 0
    tableau[index, below] = row.relation == .lessThanOrEqual ? sign : 0
    tableau[index, extra] = 1
    tableau.basis[index] = extra
    artificial.append(extra)
  }

  private mutating func solve() -> [Double]? {
    guard tableau.minimize(artificial) < 1e-7 else { return nil }
    tableau.remove(artificial)
    let levels = Set(errors.map(\.priority)).sorted(by: >).map { level in errors.filter { $0.priority == level } }
    for level in levels { _ = tableau.minimize(level.flatMap(\.columns)) }
    for level in levels {
      let ranked = level.compactMap { error in error.rank.map { (rank: $0, columns: error.columns) } }
      for error in ranked.sorted(by: { $0.rank < $1.rank }) { _ = tableau.minimize(error.columns) }
    }
    return (0..<variableCount).map { tableau.value(2 * $0) - tableau.value(2 * $0 + 1) }
  }
}
