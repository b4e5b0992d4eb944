/// Gaussian elimination of required equalities on sparse rows: shortest row first, cheapest column of that row.
///
/// Rows of one term (fixed values) and two terms (x = a·y + c) are by far the most common and go first; they never
/// make other rows longer.
struct Elimination {
  private(set) var definitions: Definitions
  /// Constraints whose left side vanished while the constant did not.
  private(set) var contradictions: [Int32] = []
  private var arena = RowArena()
  private var columns: ColumnIndex
  private var queue = LengthQueue()
  /// How small a pivot may be against the largest coefficient of its row.
  private let pivotThreshold: Double

  init(_ system: LinearSystem, isActive: [Bool], isCareful: Bool) {
    pivotThreshold = isCareful ? 0.9 : 0.1
    definitions = Definitions(variableCount: system.variableCount)
    columns = ColumnIndex(variableCount: system.variableCount)
    for constraint in 0..<system.constraintCount {
      let isHard = isActive[constraint] && system.priorities[constraint] >= .required
      guard isHard, system.relations[constraint] == .equal else {
        columns.countUse(system.rows.variables[system.rows.range(constraint)])
        continue
      }
      addRow(system, constraint)
    }
  }

  private mutating func addRow(_ system: LinearSystem, _ constraint: Int) {
    let range = system.rows.range(constraint)
    let row = arena.append(
      variables: system.rows.variables[range], coefficients: system.rows.coefficients[range],
      constant: system.constants[constraint], source: constraint)
    for variable in system.rows.variables[range] { columns.insert(row, into: variable) }
    queue.insert(row, length: range.count)
  }

  mutating func run() {
    while let row = queue.next(where: { arena.isActive($0, length: $1) }) {
      arena.deactivate(row)
      if arena.ranges[row].isEmpty {
        if abs(arena.constants[row]) > Tolerance.conflict { contradictions.append(arena.sources[row]) }
      } else {
        eliminate(row)
      }
    }
  }

  private mutating func eliminate(_ row: Int) {
    let pivot = cheapestPivot(row)
    let variable = arena.variables[pivot]
    let factor = arena.coefficients[pivot]
    let start = definitions.termVariables.count
    for position in arena.ranges[row] {
      columns.decrement(arena.variables[position])
      guard position != pivot else { continue }
      definitions.termVariables.append(arena.variables[position])
      definitions.termCoefficients.append(-arena.coefficients[position] / factor)
    }
    definitions.append(
      variable: variable, source: arena.sources[row], constant: arena.constants[row] / factor, termsFrom: start)
    substitute(definitions.count - 1)
  }

  /// Replaces the variable of a definition in all rows that are left.
  private mutating func substitute(_ definition: Int) {
    let variable = definitions.variables[definition]
    var node = columns.firstNode(variable)
    while let current = node {
      defer { node = columns.nextNode(current) }
      let row = columns.row(current)
      guard arena.isActive(row), let position = arena.position(of: variable, in: row) else { continue }
      arena.replace(position, in: row, by: definitions, definition, updating: &columns)
      queue.insert(row, length: arena.ranges[row].count)
    }
  }

  /// The term of the row to solve for: not small against the others, in few other rows, with coefficient ±1.
  private func cheapestPivot(_ row: Int) -> Int {
    let range = arena.ranges[row]
    let threshold = pivotThreshold * range.reduce(0) { max($0, abs(arena.coefficients[$1])) }
    var best = range.lowerBound
    var bestCost = (Int32.max, true, Int32.max)
    for position in range where abs(arena.coefficients[position]) >= threshold {
      let variable = arena.variables[position]
      let isScaled = abs(arena.coefficients[position]) != 1
      let cost = (columns.count(variable), isScaled, columns.uses(variable))
      if Self.isLess(cost, bestCost) { (best, bestCost) = (position, cost) }
    }
    return best
  }

  private static func isLess(_ left: (Int32, Bool, Int32), _ right: (Int32, Bool, Int32)) -> Bool {
    if left.0 != right.0 { return left.0 < right.0 }
    if left.1 != right.1 { return right.1 }
    return left.2 < right.2
  }
}
