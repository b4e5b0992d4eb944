import Testing

@testable import AutoLayout

/// Whether constraints between two variables each can hold together, by their construction.
@Suite struct DifferenceConstraintTests {
  private func isFeasible(_ system: LinearSystem) -> Bool? {
    var localVariables = ContiguousArray<Int32>(repeating: -1, count: system.variableCount)
    let constraints = ContiguousArray((0..<Int32(system.constraintCount)))
    let differences = DifferenceConstraints(constraints, system, localVariables: &localVariables)
    #expect(localVariables.allSatisfy { $0 == -1 })
    return differences?.isFeasible
  }

  /// A constraint that holds for some values, mostly with room to spare.
  private func addTrue(
    _ values: [Double], _ variables: [Variable], to system: inout LinearSystem, _ random: inout SplitMix64
  ) {
    let (first, second) = (random.number(below: values.count), random.number(below: values.count))
    let factor = random.pick([1.0, -1, 0.5, -2])
    let isSingle = first == second
    let left = factor * (isSingle ? values[first] : values[first] - values[second])
    let terms =
      [LinearTerm(variables[first], coefficient: factor)]
      + (isSingle ? [] : [LinearTerm(variables[second], coefficient: -factor)])
    let room = Double(random.number(below: 20))
    switch random.number(below: 3) {
    case 0: system.add(terms, relation: .equal, constant: left)
    case 1: system.add(terms, relation: .lessThanOrEqual, constant: left + room)
    default: system.add(terms, relation: .greaterThanOrEqual, constant: left - room)
    }
  }

  @Test(arguments: 0..<200) func whatSomeValuesMeetIsFeasible(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var system = LinearSystem()
    let variables = (0..<(2 + random.number(below: 20))).map { _ in system.makeVariable() }
    let values = variables.map { _ in Double(random.number(below: 1000)) / 3 }
    for _ in 0..<40 { addTrue(values, variables, to: &system, &random) }
    #expect(isFeasible(system) == true)
  }

  @Test(arguments: 0..<200) func circleThatLacksAPointIsNot(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var system = LinearSystem()
    let variables = (0..<(3 + random.number(below: 20))).map { _ in system.makeVariable() }
    let values = variables.map { _ in Double(random.number(below: 1000)) / 3 }
    for _ in 0..<20 { addTrue(values, variables, to: &system, &random) }
    let length = 2 + random.number(below: variables.count - 1)
    for index in 0..<length {
      let next = (index + 1) % length
      let least = values[next] - values[index] + (index == 0 ? 1 : 0)
      system.add(
        LinearTerm(variables[next]), LinearTerm(variables[index], coefficient: -1), relation: .greaterThanOrEqual,
        constant: least)
    }
    #expect(isFeasible(system) == false)
  }

  @Test func otherFormsAreLeftToTheSolver() {
    var system = LinearSystem()
    let (x, y) = (system.makeVariable(), system.makeVariable())
    system.add(LinearTerm(x), LinearTerm(y), relation: .equal, constant: 1)
    #expect(isFeasible(system) == nil)
  }

  @Test func closeThingsAreLeftToTheSolver() {
    var system = LinearSystem()
    let x = system.makeVariable()
    system.add(LinearTerm(x), relation: .equal, constant: 1)
    system.add(LinearTerm(x), relation: .equal, constant: 1.002)
    #expect(isFeasible(system) == nil)
  }
}
