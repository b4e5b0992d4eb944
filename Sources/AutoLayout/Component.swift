/// One connected part of the reduced system as a problem for the simplex method.
struct Component {
  let problem: PiecewiseProblem
  /// The variable of each column, ascending.
  let variables: [Int32]
  /// The constraint of each row.
  let constraints: [Int]

  /// `localColumns` is scratch space, one place for each variable of the system.
  init(_ system: LinearSystem, _ reduced: ReducedRows, rows: [Int], localColumns: inout [Int32]) {
    constraints = rows.map { Int(reduced.sources[$0]) }
    variables = Self.number(reduced, rows, &localColumns)
    let levels = Self.levels(system, constraints)
    var problem = PiecewiseProblem(columnCount: variables.count)
    for (row, constraint) in zip(rows, constraints) {
      for position in reduced.rows.range(row) {
        let column = Int(localColumns[Int(reduced.rows.variables[position])])
        problem.addTerm(column: column, coefficient: reduced.rows.coefficients[position])
      }
      let level = levels.firstIndex(of: system.priorities[constraint]) ?? 0
      problem.closeRow(relation: system.relations[constraint], constant: reduced.constants[row], level: level)
    }
    problem.rankTies()
    self.problem = problem
  }

  private static func number(_ reduced: ReducedRows, _ rows: [Int], _ localColumns: inout [Int32]) -> [Int32] {
    for row in rows {
      for position in reduced.rows.range(row) { localColumns[Int(reduced.rows.variables[position])] = -1 }
    }
    var variables: [Int32] = []
    for row in rows {
      for position in reduced.rows.range(row) where localColumns[Int(reduced.rows.variables[position])] < 0 {
        variables.append(reduced.rows.variables[position])
        localColumns[Int(reduced.rows.variables[position])] = 0
      }
    }
    variables.sort()
    for (column, variable) in variables.enumerated() { localColumns[Int(variable)] = Int32(column) }
    return variables
  }

  /// Required first, then the priorities that occur, from high to low.
  private static func levels(_ system: LinearSystem, _ constraints: [Int]) -> [Priority] {
    var levels = [Priority.required]
    for constraint in constraints where !levels.contains(system.priorities[constraint]) {
      levels.append(system.priorities[constraint])
    }
    return levels.sorted(by: >)
  }

  /// Minimises all levels; nil if required rows contradict each other, unless that is accepted.
  func solve(acceptingViolations: Bool = false) -> Simplex? {
    let simplex = run(acceptingViolations: acceptingViolations, isCareful: false)
    let isAccurate = simplex.drift() <= 100 * simplex.valueTolerance
    let result = isAccurate ? simplex : run(acceptingViolations: acceptingViolations, isCareful: true)
    return acceptingViolations || !result.isInfeasible ? result : nil
  }

  private func run(acceptingViolations: Bool, isCareful: Bool) -> Simplex {
    var simplex = Simplex(problem, isCareful: isCareful)
    simplex.minimize(level: 0)
    guard acceptingViolations || !simplex.isInfeasible else { return simplex }
    for level in 1...problem.levelCount where simplex.hasFreedom { simplex.minimize(level: level) }
    return simplex
  }
}
