import TestSupport
import Testing

@testable import AutoLayout

/// What the reduction leaves of systems of views, and that it loses nothing.
@Suite struct ReductionTests {
  private func subproblem(_ system: LinearSystem, isCareful: Bool = false) -> Subproblem {
    let components = Components(system)
    var localVariables = ContiguousArray<Int32>(repeating: -1, count: system.variableCount)
    return Subproblem(
      system, members: components.members, ranks: components.ranks, isCareful: isCareful,
      localVariables: &localVariables)
  }

  /// A row of views between fixed edges; lengths are equal, or wished for.
  private func row(of count: Int, areEqual: Bool) -> LinearSystem {
    var system = LinearSystem()
    let edges = (0..<2 * count).map { _ in system.makeVariable() }
    func length(_ view: Int, _ factor: Double = 1) -> [LinearTerm] {
      [LinearTerm(edges[2 * view + 1], coefficient: factor), LinearTerm(edges[2 * view], coefficient: -factor)]
    }
    system.add(LinearTerm(edges[0]), relation: .equal, constant: 0)
    system.add(LinearTerm(edges[2 * count - 1]), relation: .equal, constant: 1000)
    for view in 0..<count {
      system.add(length(view), relation: .equal, constant: Double(20 + view), priority: .defaultLow)
      guard view > 0 else { continue }
      system.add(
        LinearTerm(edges[2 * view]), LinearTerm(edges[2 * view - 1], coefficient: -1), relation: .equal, constant: 8)
      if areEqual { system.add(length(view) + length(0, -1), relation: .equal, constant: 0) }
    }
    return system
  }

  @Test(arguments: [1, 2, 5, 60], [true, false]) func nothingIsLeftOfARowOfViews(count: Int, areEqual: Bool) {
    for isCareful in [true, false] {
      let reduced = subproblem(row(of: count, areEqual: areEqual), isCareful: isCareful)
      #expect(reduced.program.core.count == 0)
      #expect(reduced.program.checks.count == 0)
    }
  }

  @Test func equationsThatFollowFromOthersAreChecked() {
    var system = LinearSystem()
    let (x, y) = (system.makeVariable(), system.makeVariable())
    system.add(LinearTerm(x), LinearTerm(y), relation: .equal, constant: 10)
    system.add(LinearTerm(x), LinearTerm(y, coefficient: -1), relation: .equal, constant: 4)
    system.add(LinearTerm(x), LinearTerm(y, coefficient: 2), relation: .equal, constant: 13)
    let reduced = subproblem(system)
    #expect(reduced.program.checks.count == 1)
    #expect(reduced.program.freeRoots.count == 0)
  }

  @Test func variablesThatNoEquationDeterminesStayFree() {
    var system = LinearSystem()
    let (x, y, z) = (system.makeVariable(), system.makeVariable(), system.makeVariable())
    system.add(LinearTerm(x), LinearTerm(y, coefficient: -1), relation: .equal, constant: 4)
    system.add(LinearTerm(y), LinearTerm(z, coefficient: -1), relation: .equal, constant: 5)
    let reduced = subproblem(system)
    #expect(reduced.program.freeRoots.count == 1)
    #expect(reduced.program.definitions.count == 2)
  }

  /// Random required equations with a known solution.
  private func equations(_ random: inout SplitMix64, _ count: Int) -> (LinearSystem, [Double]) {
    var system = LinearSystem()
    let variables = (0..<count).map { _ in system.makeVariable() }
    let solution = (0..<count).map { _ in Double(random.number(below: 2001) - 1000) / 4 }
    for index in 0..<count {
      // Each variable follows from earlier ones, and some equations are consequences.
      var coefficients = [Int: Double]()
      for _ in 0..<random.number(below: 4) where index > 0 {
        coefficients[random.number(below: index)] = random.pick([1, -1, 2, -2, 0.5, 3])
      }
      coefficients[index] = random.pick([1, -1, 2, -0.5])
      for _ in 0..<(random.number(below: 5) == 0 ? 2 : 1) {
        let scale: Double = random.pick([1, -2, 4])
        let terms = coefficients.sorted { $0.key < $1.key }
        system.add(
          terms.map { LinearTerm(variables[$0.key], coefficient: scale * $0.value) }, relation: .equal,
          constant: scale * terms.reduce(0) { $0 + $1.value * solution[$1.key] })
      }
    }
    return (system, solution)
  }

  @Test(arguments: 1...30) func equationsHaveTheirOnlySolution(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let (system, expected) = equations(&random, 12)
    let solution = system.solve()
    #expect(solution.conflicts.isEmpty)
    for (index, value) in expected.enumerated() {
      #expect(abs(solution.values[index] - value) <= 1e-6 * max(1, abs(value)), "v\(index) of \(system)")
      #expect(solution.degreesOfFreedom[index] == .none)
    }
  }

  @Test(arguments: 1...30) func aContradictionAmongEquationsIsFound(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    var (system, expected) = equations(&random, 8)
    let (first, second) = (random.number(below: 8), random.number(below: 8))
    let terms = [
      LinearTerm(Variable(index: first)), LinearTerm(Variable(index: second), coefficient: first == second ? 1 : -2),
    ]
    let sum = expected[first] + (first == second ? expected[second] : -2 * expected[second])
    let wrong = system.add(terms, relation: .equal, constant: sum + 1)
    let conflict = try #require(system.solve().conflicts.first)
    #expect(conflict.constraints.contains(wrong))
    #expect(conflict.broken == wrong)
  }

  @Test(arguments: 1...20) func anotherOrderOfConstraintsGivesTheSameValues(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let (system, expected) = equations(&random, 9)
    var shuffled = LinearSystem()
    for _ in expected { _ = shuffled.makeVariable() }
    for constraint in (0..<system.constraintCount).shuffled(using: &random) {
      let terms = system.rows.range(constraint).map {
        LinearTerm(Variable(index: Int(system.rows.variables[$0])), coefficient: system.rows.coefficients[$0])
      }
      shuffled.add(terms, relation: .equal, constant: system.constants[constraint])
    }
    for (left, right) in zip(system.solve().values, shuffled.solve().values) {
      #expect(abs(left - right) <= 1e-6 * max(1, abs(left)))
    }
  }

  @Test(arguments: [1, 3, 10, 40]) func theRightSidesMayChangeWithoutAnotherReduction(count: Int) {
    let system = row(of: count, areEqual: false)
    var session = LinearSession(system)
    session.solve()
    session.setConstant(700, of: ConstraintID(index: 1))
    session.solve()
    var fresh = system
    fresh.setConstant(700, of: ConstraintID(index: 1))
    #expect(session.solution.values == fresh.solve().values)
  }
}
