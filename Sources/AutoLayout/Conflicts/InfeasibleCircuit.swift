import Support

/// A minimal set of required constraints that contradict each other, found by elimination. One left side is a
/// combination of all others (the set is a circuit), but the same combination of right sides differs.
///
/// The combination must use each inequality in its own direction.
struct InfeasibleCircuit {
  /// A constraint, less multiples of earlier rows. No later row contains its pivot variable.
  private struct Row {
    let constraint: Int
    var coefficients = CircuitVector()
    var rightSide: Double
    /// The earlier rows that were subtracted, with their factors.
    var parts: ContiguousArray<(row: Int, factor: Double)> = []
    var pivot: Int32 = 0

    /// Takes the pivot of an earlier row out.
    mutating func subtract(_ other: Row, _ row: Int, _ scratch: inout CircuitVector) {
      let factor = coefficients[other.pivot] / other.coefficients[other.pivot]
      coefficients.subtract(factor, times: other.coefficients, without: other.pivot, &scratch)
      rightSide -= factor * other.rightSide
      parts.append((row, factor))
    }
  }

  /// Coefficients below this may be rounding errors. Products of small multipliers are as small, and are none.
  private static let noise = 1e-9
  /// Smaller contradictions are left to the solver, which allows for rounding errors.
  private static let clearContradiction = 0.01

  /// The contradictory constraints, in the order in which they were given.
  let members: ContiguousArray<Int32>

  /// Returns nil if the constraints do not contradict each other, or if that takes too many steps.
  ///
  /// - Parameters:
  ///   - steps: How many terms may still be visited; reduced by those that were.
  ///   - localVariables: Scratch space: −1 for each variable of the system, before and after.
  init?(
    in constraints: ContiguousArray<Int32>, _ system: LinearSystem, steps: inout Int,
    localVariables: inout ContiguousArray<Int32>
  ) {
    let width = Self.number(constraints, system, &localVariables)
    defer { Self.forget(constraints, system, &localVariables) }
    var pivots: ContiguousArray<Row> = []
    var scratch = CircuitVector()
    /// The row of each pivot variable, −1 for none.
    var rowOfVariable = ContiguousArray<Int32>(repeating: -1, count: width)
    for index in constraints.indices {
      var row = Self.row(index, constraints, system, localVariables)
      // A pivot row has no pivot variable of an earlier one, so the first comes first.
      while let pivot = row.coefficients.least(rowOfVariable) {
        steps -= 10 + row.coefficients.count + pivots[pivot].coefficients.count
        guard steps > 0 else { return nil }
        row.subtract(pivots[pivot], pivot, &scratch)
      }
      if let pivot = row.coefficients.largest, abs(row.coefficients[pivot]) > Self.noise {
        row.pivot = pivot
        rowOfVariable[Int(pivot)] = Int32(pivots.count)
        pivots.append(row)
      } else if row.coefficients.count == 0, abs(row.rightSide) > Self.clearContradiction {
        let multipliers = Self.multipliers(of: row, pivots, constraints.count, &steps)
        guard Self.contradicts(row.rightSide, multipliers, constraints, system) else { continue }
        members = ContiguousArray(
          constraints.indices.filter { abs(multipliers[$0]) > Self.noise }.map { constraints[$0] })
        return
      }
    }
    return nil
  }

  private static func row(
    _ index: Int, _ constraints: ContiguousArray<Int32>, _ system: LinearSystem,
    _ localVariables: ContiguousArray<Int32>
  ) -> Row {
    let constraint = Int(constraints[index])
    var row = Row(constraint: index, rightSide: system.constants[constraint])
    let terms = system.rows.range(constraint).map {
      (variable: localVariables[Int(system.rows.variables[$0])], coefficient: system.rows.coefficients[$0])
    }
    for term in terms.sorted(by: { $0.variable < $1.variable }) {
      row.coefficients.append(term.variable, term.coefficient)
    }
    return row
  }

  /// The multiplier of each constraint in a row.
  private static func multipliers(
    of row: Row, _ pivots: ContiguousArray<Row>, _ count: Int, _ steps: inout Int
  ) -> ContiguousArray<Double> {
    var multipliers = ContiguousArray<Double>(repeating: 0, count: count)
    multipliers[row.constraint] = 1
    var factors = ContiguousArray<Double>(repeating: 0, count: pivots.count)
    for part in row.parts { factors[part.row] -= part.factor }
    steps -= pivots.count
    for place in pivots.indices.reversed() where factors[place] != 0 {
      multipliers[pivots[place].constraint] += factors[place]
      for part in pivots[place].parts { factors[part.row] -= factors[place] * part.factor }
      steps -= pivots[place].parts.count
    }
    return multipliers
  }

  /// Whether a combination equates 0 with another number, and uses each inequality in its direction.
  private static func contradicts(
    _ rightSide: Double, _ multipliers: ContiguousArray<Double>, _ constraints: ContiguousArray<Int32>,
    _ system: LinearSystem
  ) -> Bool {
    constraints.indices.allSatisfy { index in
      let multiplier = rightSide < 0 ? multipliers[index] : -multipliers[index]
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

/// A sparse vector of an elimination: coefficients of variables, or multipliers of constraints.
struct CircuitVector {
  /// In ascending order.
  private(set) var indices: ContiguousArray<Int32> = []
  private var values: ContiguousArray<Double> = []

  var count: Int { indices.count }

  /// The component at an index; 0 if it has none.
  subscript(index: Int32) -> Double {
    let place = indices.partitioningIndex { $0 >= index }
    return place < count && indices[place] == index ? values[place] : 0
  }

  /// Adds a component after all others.
  mutating func append(_ index: Int32, _ value: Double) {
    indices.append(index)
    values.append(value)
  }

  /// Subtracts a multiple of another vector; what becomes 0 disappears, and in any case the component at an index.
  ///
  /// - Parameter scratch: Memory that is used again.
  mutating func subtract(
    _ factor: Double, times other: CircuitVector, without gone: Int32 = -1, _ scratch: inout CircuitVector
  ) {
    scratch.indices.removeAll(keepingCapacity: true)
    scratch.values.removeAll(keepingCapacity: true)
    var place = 0
    for own in 0..<count {
      while place < other.count, other.indices[place] < indices[own] {
        scratch.add(other.indices[place], -factor * other.values[place], gone)
        place += 1
      }
      if place < other.count, other.indices[place] == indices[own] {
        scratch.add(indices[own], values[own], minus: factor * other.values[place], gone)
        place += 1
      } else {
        scratch.append(indices[own], values[own])
      }
    }
    for place in place..<max(place, other.count) {
      scratch.add(other.indices[place], -factor * other.values[place], gone)
    }
    swap(&self, &scratch)
  }

  private mutating func add(_ index: Int32, _ value: Double, minus other: Double = 0, _ gone: Int32) {
    let difference = value - other
    guard abs(difference) > Tolerance.cancellation * min(abs(value), abs(other)) else { return }
    if index != gone { append(index, difference) }
  }

  /// The least number that a table has for one of the indices; nil if it has a negative one for each.
  func least(_ table: ContiguousArray<Int32>) -> Int? {
    var least = Int32.max
    for index in indices where table[Int(index)] >= 0 { least = min(least, table[Int(index)]) }
    return least < .max ? Int(least) : nil
  }

  /// The first index of the largest component; nil if there is none.
  var largest: Int32? {
    values.indices.max { abs(values[$0]) < abs(values[$1]) }.map { indices[$0] }
  }
}

/// Required constraints on the same sum of variables that exclude each other. These are the most common conflicts, and
/// the only ones of which a document may have thousands. They need no search.
struct ColumnContradictions {
  private(set) var conflicts: [Conflict] = []

  init(_ subproblem: Subproblem, _ system: LinearSystem) {
    for column in 0..<subproblem.columns.count { find(column, subproblem, system) }
  }

  /// Keeps constraints one by one, first those that are broken last.
  private mutating func find(_ column: Int, _ subproblem: Subproblem, _ system: LinearSystem) {
    let required = subproblem.columns.constraints(of: column).map { subproblem.columns[$0] }
      .filter { system.isRequired(Int($0.constraint)) }
    guard required.count > 1 else { return }
    var (low, high) = (Bound(place: -.infinity), Bound(place: .infinity))
    for entry in required.sorted(by: { system.breaksLater(Int($0.constraint), Int($1.constraint)) }) {
      let breakpoint = subproblem.breakpoint(entry, system, coefficient: 1, offset: 0)
      let own = Bound(place: breakpoint.place, constraint: Int(entry.constraint))
      let tolerance = Tolerance.conflict / breakpoint.weight + Tolerance.rounding * abs(breakpoint.place)
      if breakpoint.isPenalizedBelow, own.place > high.place + tolerance {
        record(own, high)
      } else if breakpoint.isPenalizedAbove, own.place < low.place - tolerance {
        record(own, low)
      } else {
        if breakpoint.isPenalizedBelow, own.place > low.place { low = own }
        if breakpoint.isPenalizedAbove, own.place < high.place { high = own }
      }
    }
  }

  private struct Bound {
    let place: Double
    var constraint = -1
  }

  private mutating func record(_ broken: Bound, _ other: Bound) {
    let members = [broken.constraint, other.constraint].sorted().map(ConstraintID.init(index:))
    conflicts.append(Conflict(constraints: members, broken: ConstraintID(index: broken.constraint)))
  }
}
