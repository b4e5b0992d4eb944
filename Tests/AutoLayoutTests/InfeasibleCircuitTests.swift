import TestSupport
import Testing

@testable import AutoLayout

/// Minimal contradictions that elimination finds, by their construction.
@Suite struct InfeasibleCircuitTests {
  private func circuit(_ system: LinearSystem, steps: Int = 1_000_000) -> [Int32]? {
    var steps = steps
    return circuit(system, &steps)
  }

  private func circuit(_ system: LinearSystem, _ steps: inout Int) -> [Int32]? {
    var localVariables = ContiguousArray<Int32>(repeating: -1, count: system.variableCount)
    let constraints = ContiguousArray((0..<Int32(system.constraintCount)))
    let circuit = InfeasibleCircuit(in: constraints, system, steps: &steps, localVariables: &localVariables)
    #expect(localVariables.allSatisfy { $0 == -1 })
    return circuit.map { Array($0.members) }
  }

  /// A constraint that holds for some values, mostly with room to spare.
  private func addTrue(
    _ values: [Double], _ variables: [Variable], to system: inout LinearSystem, _ random: inout SplitMix64
  ) {
    let terms = (0..<(1 + random.number(below: 4))).map { _ in
      (random.number(below: values.count), random.pick([1.0, -1, 0.5, -2]))
    }
    let left = terms.reduce(0) { $0 + values[$1.0] * $1.1 }
    let slack = Double(random.number(below: 20))
    let (relation, constant): (Relation, Double) =
      random.pick([(.equal, left), (.lessThanOrEqual, left + slack), (.greaterThanOrEqual, left - slack)])
    system.add(terms.map { LinearTerm(variables[$0.0], coefficient: $0.1) }, relation: relation, constant: constant)
  }

  @Test(arguments: 0..<200) func whatSomeValuesMeetHasNone(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var system = LinearSystem()
    let variables = (0..<(2 + random.number(below: 20))).map { _ in system.makeVariable() }
    let values = variables.map { _ in Double(random.number(below: 1000)) / 3 }
    for _ in 0..<40 { addTrue(values, variables, to: &system, &random) }
    #expect(circuit(system) == nil)
  }

  /// Distances round a circle that do not add up to nothing, among others that could hold.
  @Test(arguments: 0..<200) func circleThatLacksAPointIsOne(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var system = LinearSystem()
    let variables = (0..<(3 + random.number(below: 20))).map { _ in system.makeVariable() }
    let length = 2 + random.number(below: variables.count - 1)
    for index in 0..<length {
      system.add(
        LinearTerm(variables[(index + 1) % length]), LinearTerm(variables[index], coefficient: -1),
        relation: random.pick([.equal, .greaterThanOrEqual]), constant: index == 0 ? 1 : 0)
      let free = system.makeVariable()
      system.add(LinearTerm(free), LinearTerm(variables[index], coefficient: 2), relation: .equal, constant: 7)
    }
    #expect(circuit(system) == (0..<Int32(length)).map { 2 * $0 })
  }

  @Test func centersAndRatiosTakePart() {
    var system = LinearSystem()
    let (x, y, z) = (system.makeVariable(), system.makeVariable(), system.makeVariable())
    system.add(LinearTerm(z), relation: .equal, constant: 5)
    system.add(LinearTerm(x), LinearTerm(y, coefficient: 1), relation: .equal, constant: 10)
    system.add(LinearTerm(x), LinearTerm(y, coefficient: -1), relation: .equal, constant: 4)
    system.add(LinearTerm(x), LinearTerm(y, coefficient: -2), relation: .equal, constant: 2)
    #expect(circuit(system) == [1, 2, 3])
  }

  @Test func inequalitiesContradictInTheirDirectionOnly() {
    for (relation, expected) in [(Relation.greaterThanOrEqual, [0, 1] as [Int32]?), (.lessThanOrEqual, nil)] {
      var system = LinearSystem()
      let x = system.makeVariable()
      system.add(LinearTerm(x), relation: .equal, constant: 10)
      system.add(LinearTerm(x, coefficient: 2), relation: relation, constant: 40)
      #expect(circuit(system) == expected)
    }
  }

  @Test func closeThingsAreLeftToTheSolver() {
    var system = LinearSystem()
    let x = system.makeVariable()
    system.add(LinearTerm(x), relation: .equal, constant: 1)
    system.add(LinearTerm(x), relation: .equal, constant: 1.002)
    #expect(circuit(system) == nil)
  }

  /// Views below each other that are too high for the room.
  private func column(_ count: Int) -> LinearSystem {
    var system = LinearSystem()
    let edges = (0...count).map { _ in system.makeVariable() }
    system.add(LinearTerm(edges[0]), relation: .equal, constant: 0)
    for index in 0..<count {
      system.add(
        LinearTerm(edges[index + 1]), LinearTerm(edges[index], coefficient: -1), relation: .greaterThanOrEqual,
        constant: 8)
    }
    system.add(LinearTerm(edges[count]), relation: .equal, constant: 4)
    return system
  }

  @Test func contradictionOfManyConstraintsIsFound() {
    #expect(circuit(column(1_000)) == (0..<1_002).map { Int32($0) })
  }

  @Test func stepsGrowWithTheLengthOfAChain() {
    func steps(_ count: Int) -> Int {
      var steps = 1_000_000
      #expect(circuit(column(count), &steps) != nil)
      return 1_000_000 - steps
    }
    #expect(steps(2_000) <= 2 * steps(1_000) + 100)
  }

  @Test func contradictionThatTakesTooManyStepsIsLeftToTheSolver() {
    #expect(circuit(column(1_000), steps: 100) == nil)
  }
}
