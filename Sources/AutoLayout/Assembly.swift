/// Puts the parts' solutions together: values of all variables and which of them nothing decides.
struct Assembly {
  private var values: [Double]
  private var isSolved: [Bool]
  /// For each free variable how far it moves along each independent direction that leaves all errors as they are.
  private var movements: [[(direction: Int32, amount: Double)]]
  private var directionCount = 0
  private var pivotCount = 0

  init(variableCount: Int) {
    values = Array(repeating: 0, count: variableCount)
    isSolved = Array(repeating: false, count: variableCount)
    movements = Array(repeating: [], count: variableCount)
  }

  mutating func add(_ component: Component, _ simplex: Simplex) {
    for (variable, value) in zip(component.variables, simplex.columnValues()) {
      values[Int(variable)] = value
      isSolved[Int(variable)] = true
    }
    pivotCount += simplex.pivotCount
    var ambiguity = Ambiguity(simplex)
    for direction in ambiguity.directions() { addDirection(component.variables, direction) }
  }

  private mutating func addDirection(_ variables: [Int32], _ changes: [Double]) {
    let tolerance = changes.reduce(0) { max($0, abs($1)) } * Tolerance.span
    for (variable, change) in zip(variables, changes) where abs(change) > tolerance {
      movements[Int(variable)].append((Int32(directionCount), change))
    }
    directionCount += 1
  }

  /// Extends values and movements to the eliminated variables.
  mutating func finish(_ definitions: Definitions, into solution: inout Solution) {
    for variable in values.indices where !isSolved[variable] && !definitions.isEliminated(variable) {
      addDirection([Int32(variable)], [1])
    }
    solution.undetermined = movements.map { !$0.isEmpty }
    var sum = SparseAccumulator(count: directionCount)
    for definition in 0..<definitions.count {
      let variable = Int(definitions.variables[definition])
      values[variable] = definitions.constants[definition]
      for position in definitions.terms(definition) {
        let term = Int(definitions.termVariables[position])
        let coefficient = definitions.termCoefficients[position]
        values[variable] += coefficient * values[term]
        for (direction, amount) in movements[term] { sum.add(coefficient * amount, at: direction) }
      }
      var moves = false
      sum.drain { _, _ in moves = true }
      solution.undetermined[variable] = moves
    }
    solution.values = values
    solution.pivotCount += pivotCount
  }
}
