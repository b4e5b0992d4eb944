/// Variables expressed by others: variable = constant + Σ coefficient·variable, in the order of elimination.
///
/// As elimination leaves them, a definition mentions only variables that are free or were eliminated later.
struct Definitions {
  private(set) var variables: [Int32] = []
  /// The constraint that was used up for each definition.
  private(set) var sources: [Int32] = []
  private(set) var constants: [Double] = []
  /// The definition of each variable, or −1.
  private(set) var indexOfVariable: [Int32]
  var termVariables: [Int32] = []
  var termCoefficients: [Double] = []
  private var ranges: [Range<Int>] = []

  init(variableCount: Int) {
    indexOfVariable = Array(repeating: -1, count: variableCount)
  }

  var count: Int { variables.count }

  func terms(_ definition: Int) -> Range<Int> {
    ranges[definition]
  }

  func isEliminated(_ variable: Int) -> Bool {
    indexOfVariable[variable] >= 0
  }

  /// Adds a definition whose terms are those appended since position `start`.
  mutating func append(variable: Int32, source: Int32, constant: Double, termsFrom start: Int) {
    indexOfVariable[Int(variable)] = Int32(variables.count)
    variables.append(variable)
    sources.append(source)
    constants.append(constant)
    ranges.append(start..<termVariables.count)
  }

  /// The same definitions in terms of free variables only.
  func resolved() -> Definitions {
    var result = self
    result.termVariables.removeAll(keepingCapacity: true)
    result.termCoefficients.removeAll(keepingCapacity: true)
    var sum = SparseAccumulator(count: indexOfVariable.count)
    for definition in stride(from: count - 1, through: 0, by: -1) {
      result.constants[definition] += result.substitute(
        variables: termVariables[ranges[definition]], coefficients: termCoefficients[ranges[definition]], into: &sum)
      let start = result.termVariables.count
      sum.drain { variable, coefficient in
        result.termVariables.append(variable)
        result.termCoefficients.append(coefficient)
      }
      result.ranges[definition] = start..<result.termVariables.count
    }
    return result
  }

  /// Adds terms to `sum` with every defined variable replaced; returns what the constants of the definitions add.
  func substitute(variables: ArraySlice<Int32>, coefficients: ArraySlice<Double>, into sum: inout SparseAccumulator)
    -> Double
  {
    var constant = 0.0
    for (variable, coefficient) in zip(variables, coefficients) {
      let definition = Int(indexOfVariable[Int(variable)])
      guard definition >= 0 else {
        sum.add(coefficient, at: variable)
        continue
      }
      constant += coefficient * constants[definition]
      for position in ranges[definition] {
        sum.add(coefficient * termCoefficients[position], at: termVariables[position])
      }
    }
    return constant
  }
}
