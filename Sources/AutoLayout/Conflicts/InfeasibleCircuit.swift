/// A minimal set of required constraints that contradict each other, found by elimination. One left side is a
/// combination of all others (the set is a circuit), but the same combination of right sides differs.
///
/// The combination must use each inequality in its own direction.
struct InfeasibleCircuit {
  /// A combination of constraints. No later row contains its pivot variable.
  private struct Row {
    var coefficients: ContiguousArray<Double>
    /// The multiplier of each constraint in the combination.
    var multipliers: ContiguousArray<Double>
    var rightSide: Double
    var pivot = 0

    mutating func subtract(_ factor: Double, times other: Row) {
      for index in coefficients.indices { coefficients[index] -= factor * other.coefficients[index] }
      for index in multipliers.indices { multipliers[index] -= factor * other.multipliers[index] }
      rightSide -= factor * other.rightSide
      coefficients[other.pivot] = 0
    }
  }

  /// The most rows and variables that are searched: tables are dense.
  private static let limit = 256
  /// Coefficients below this are rounding errors.
  private static let noise = 1e-9
  /// Smaller contradictions are left to the solver, which allows for rounding errors.
  private static let clearContradiction = 0.01

  /// The contradictory constraints, in the order in which they were given.
  let members: ContiguousArray<Int32>

  /// Returns nil if the constraints do not contradict each other, or if there are too many of them. `localVariables` is
  /// scratch space: −1 for each variable of the system, before and after.
  init?(in constraints: ContiguousArray<Int32>, _ system: LinearSystem, localVariables: inout ContiguousArray<Int32>) {
    let width = Self.number(constraints, system, &localVariables)
    defer { Self.forget(constraints, system, &localVariables) }
    guard constraints.count <= Self.limit, width <= Self.limit else { return nil }
    var pivots: ContiguousArray<Row> = []
    for index in constraints.indices {
      var row = Self.row(index, constraints, width, system, localVariables)
      for pivot in pivots where row.coefficients[pivot.pivot] != 0 {
        row.subtract(row.coefficients[pivot.pivot] / pivot.coefficients[pivot.pivot], times: pivot)
      }
      if let pivot = Self.pivot(row.coefficients) {
        row.pivot = pivot
        pivots.append(row)
      } else if Self.contradicts(row, constraints, system) {
        members = ContiguousArray(
          constraints.indices.filter { abs(row.multipliers[$0]) > Self.noise }.map { constraints[$0] })
        return
      }
    }
    return nil
  }

  private static func row(
    _ index: Int, _ constraints: ContiguousArray<Int32>, _ width: Int, _ system: LinearSystem,
    _ localVariables: ContiguousArray<Int32>
  ) -> Row {
    let constraint = Int(constraints[index])
    var row = Row(
      coefficients: ContiguousArray(repeating: 0, count: width),
      multipliers: ContiguousArray(repeating: 0, count: constraints.count), rightSide: system.constants[constraint])
    row.multipliers[index] = 1
    for place in system.rows.range(constraint) {
      row.coefficients[Int(localVariables[Int(system.rows.variables[place])])] += system.rows.coefficients[place]
    }
    return row
  }

  /// The variable with the largest coefficient; nil if all are zero.
  private static func pivot(_ coefficients: ContiguousArray<Double>) -> Int? {
    guard let largest = coefficients.indices.max(by: { abs(coefficients[$0]) < abs(coefficients[$1]) }) else {
      return nil
    }
    return abs(coefficients[largest]) > noise ? largest : nil
  }

  /// Whether a combination equates 0 with another number, and uses each inequality in its direction.
  private static func contradicts(_ row: Row, _ constraints: ContiguousArray<Int32>, _ system: LinearSystem) -> Bool {
    guard abs(row.rightSide) > clearContradiction else { return false }
    return constraints.indices.allSatisfy { index in
      let multiplier = row.rightSide < 0 ? row.multipliers[index] : -row.multipliers[index]
      let relation = system.relations[Int(constraints[index])]
      return multiplier > noise ? relation.penalizesAbove : multiplier >= -noise || relation.penalizesBelow
    }
  }

  // MARK: - Numbers of variables

  private static func number(
    _ constraints: ContiguousArray<Int32>, _ system: LinearSystem, _ localVariables: inout ContiguousArray<Int32>
  ) -> Int {
    var count: Int32 = 0
    for constraint in constraints {
      for variable in system.rows.variables[system.rows.range(Int(constraint))] where localVariables[Int(variable)] < 0
      {
        localVariables[Int(variable)] = count
        count += 1
      }
    }
    return Int(count)
  }

  private static func forget(
    _ constraints: ContiguousArray<Int32>, _ system: LinearSystem, _ localVariables: inout ContiguousArray<Int32>
  ) {
    for constraint in constraints {
      for variable in system.rows.variables[system.rows.range(Int(constraint))] { localVariables[Int(variable)] = -1 }
    }
  }
}
