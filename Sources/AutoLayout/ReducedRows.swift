/// Required inequalities and optional constraints after the required equalities have been substituted.
struct ReducedRows {
  private(set) var rows = SparseRows()
  private(set) var constants: [Double] = []
  private(set) var sources: [Int32] = []
  /// Required inequalities without variables that do not hold.
  private(set) var violations: [Int] = []

  init(_ system: LinearSystem, isActive: [Bool], _ definitions: Definitions) {
    var sum = SparseAccumulator(count: system.variableCount)
    for constraint in 0..<system.constraintCount where isActive[constraint] {
      let isHard = system.priorities[constraint] >= .required
      if isHard, system.relations[constraint] == .equal { continue }
      let range = system.rows.range(constraint)
      let offset = definitions.substitute(
        variables: system.rows.variables[range], coefficients: system.rows.coefficients[range], into: &sum)
      let constant = system.constants[constraint] - offset
      if rows.appendSum(&sum) {
        constants.append(constant)
        sources.append(Int32(constraint))
      } else if isHard, Self.isViolated(system.relations[constraint], constant) {
        violations.append(constraint)
      }
    }
  }

  private static func isViolated(_ relation: Relation, _ constant: Double) -> Bool {
    relation == .lessThanOrEqual ? constant < -Tolerance.conflict : constant > Tolerance.conflict
  }
}
