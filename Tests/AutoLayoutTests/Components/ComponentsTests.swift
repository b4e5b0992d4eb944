import TestSupport
import Testing

@testable import AutoLayout

/// Components of random systems, compared with a search through a graph of constraints.
@Suite struct ComponentsTests {
  private func randomSystem(_ random: inout SplitMix64) -> LinearSystem {
    var system = LinearSystem()
    let variables = (0..<10).map { _ in system.makeVariable() }
    for _ in 0..<8 {
      let terms = (0..<random.number(below: 4)).map { _ in LinearTerm(variables[random.number(below: 10)]) }
      system.add(
        terms, relation: random.pick([.equal, .lessThanOrEqual]), constant: 1,
        priority: random.pick([.required, .required, .defaultLow]), order: random.number(below: 100))
    }
    return system
  }

  /// Variables that occur alone in required equalities, and alone in no other constraint.
  private func constants(_ system: LinearSystem) -> Set<Int32> {
    let alone = (0..<system.constraintCount).filter { system.isInUse($0) && system.rows.range($0).count == 1 }
    let (fixing, others) = (alone.filter(system.isRequiredEquality), alone.filter { !system.isRequiredEquality($0) })
    return Set(fixing.compactMap(system.singleVariable)).subtracting(others.compactMap(system.singleVariable))
  }

  /// The constraints that can be reached from one over common variables that are not constant.
  private func reachable(from start: Int32, _ system: LinearSystem) -> Set<Int32> {
    let constants = constants(system)
    func variables(_ constraint: Int32) -> Set<Int32> {
      let all = Set(system.rows.variables[system.rows.range(Int(constraint))])
      // The equalities of a constant belong together.
      return all.count == 1 ? all : all.subtracting(constants)
    }
    func connects(_ left: Int32, _ right: Int32) -> Bool {
      let isFixing = variables(left).union(variables(right)).isSubset(of: constants)
      let common = variables(left).intersection(variables(right))
      return isFixing ? !common.isEmpty : !common.subtracting(constants).isEmpty
    }
    var (found, waiting): (Set<Int32>, [Int32]) = ([start], [start])
    while let next = waiting.popLast() {
      for other in 0..<Int32(system.constraintCount) where system.isInUse(Int(other)) && connects(next, other) {
        if found.insert(other).inserted { waiting.append(other) }
      }
    }
    return found
  }

  @Test(arguments: 1...60) func constraintsWithCommonVariablesAreInOneComponent(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let system = randomSystem(&random)
    let components = Components(system)
    for (index, member) in components.members.enumerated() {
      let own = components.componentOfMember[index]
      let same = zip(components.members, components.componentOfMember).filter { $0.1 == own }.map(\.0)
      #expect(Set(same) == reachable(from: member, system), "\(system)")
    }
    #expect(Set(components.componentOfMember) == Set(0..<Int32(components.count)))
  }

  @Test(arguments: 1...60) func constantsAreWhatRequiredEqualitiesAloneDetermine(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let system = randomSystem(&random)
    let components = Components(system)
    let found = (0..<Int32(system.variableCount)).filter { components.isConstant($0) }
    #expect(Set(found) == constants(system), "\(system)")
  }

  @Test(arguments: 1...60) func membersAreAllConstraintsWithTermsInTheirOrder(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    var system = randomSystem(&random)
    system.remove(ConstraintID(index: 3))
    let components = Components(system)
    let all = (0..<Int32(8)).filter { $0 != 3 }
    #expect(Set(components.members) == Set(all.filter { !system.rows.range(Int($0)).isEmpty }))
    #expect(Set(components.emptyMembers) == Set(all.filter { system.rows.range(Int($0)).isEmpty }))
    let ordered = zip(components.members, components.members.dropFirst()).allSatisfy { system.precedes($0, $1) }
    #expect(ordered, "\(system)")
  }

  @Test func ranksCountTheOptionalConstraintsOfAComponent() {
    var system = LinearSystem()
    let (x, y) = (system.makeVariable(), system.makeVariable())
    system.add(LinearTerm(x), relation: .equal, constant: 1, priority: .defaultLow)
    system.add(LinearTerm(y), relation: .equal, constant: 1, priority: .defaultLow)
    system.add(LinearTerm(x), relation: .lessThanOrEqual, constant: 1)
    system.add(LinearTerm(x), relation: .equal, constant: 2, priority: .defaultLow)
    system.add(LinearTerm(x), relation: .equal, constant: 3, priority: .defaultHigh)
    let expected: ContiguousArray<Double> = [0, 0, 1.0 / 3, 1.0 / 3, 2.0 / 3]
    #expect(Components(system).ranks == expected)
  }

  @Test func eachComponentIsVisitedOnceWithAllOfItsMembers() {
    var system = LinearSystem()
    let variables = (0..<3).map { _ in system.makeVariable() }
    for index in 0..<9 {
      system.add(LinearTerm(variables[index % 3]), relation: .lessThanOrEqual, constant: 1)
    }
    var visited: [[Int]] = []
    Components(system).forEachComponent { visited.append(Array($0)) }
    #expect(visited == [[0, 3, 6], [1, 4, 7], [2, 5, 8]])
  }
}
