import AutoLayout
import Testing

/// Sizes that nobody writes: the work has to grow in proportion to them. Benchmarks take them to a million.
@Suite struct HostileSizeTests {
  private let rows = 20_000

  @Test(.timeLimit(.minutes(10))) func redundantRowsAreFolded() {
    var system = LinearSystem()
    let (x, y) = (system.makeVariable(), system.makeVariable())
    for _ in 0..<rows {
      system.add(LinearTerm(x), LinearTerm(y), relation: .equal, constant: 10)
      system.add(LinearTerm(x), relation: .greaterThanOrEqual, constant: 0)
    }
    system.add(LinearTerm(x), relation: .equal, constant: 4, priority: .defaultLow)
    let solution = system.solve()
    #expect(solution.conflicts.isEmpty)
    #expect(solution[x] == 4)
    #expect(solution[y] == 6)
  }

  @Test(.timeLimit(.minutes(10))) func redundantWishesAreFolded() {
    var system = LinearSystem()
    let x = system.makeVariable()
    for index in 0..<rows {
      system.add(LinearTerm(x), relation: .equal, constant: Double(index % 3), priority: .defaultHigh)
      system.add(LinearTerm(x), relation: .lessThanOrEqual, constant: -5, priority: .defaultLow)
    }
    #expect(system.solve()[x] == 1)
  }

  @Test(.timeLimit(.minutes(10))) func manyContradictionsEnd() {
    var system = LinearSystem()
    let x = system.makeVariable()
    for index in 0..<rows { system.add(LinearTerm(x), relation: .equal, constant: Double(index)) }
    let solution = system.solve()
    #expect(solution[x] == 0)
    #expect(solution.hasMoreConflicts)
    #expect(solution.conflicts.allSatisfy { $0.constraints.count == 2 && $0.constraints[0].index == 0 })
  }

  @Test(.timeLimit(.minutes(10))) func manyContradictoryBoundsEnd() {
    var system = LinearSystem()
    let x = system.makeVariable()
    for index in 0..<rows / 2 {
      system.add(LinearTerm(x), relation: .greaterThanOrEqual, constant: Double(index))
      system.add(LinearTerm(x), relation: .lessThanOrEqual, constant: -1 - Double(index))
    }
    #expect(!system.solve().conflicts.isEmpty)
  }

  @Test(.timeLimit(.minutes(10))) func rejectedRowsDoNotSlowEditsDown() {
    var system = LinearSystem()
    let x = system.makeVariable()
    let bad = (0..<rows).map { _ in system.add(LinearTerm(x), relation: .equal, constant: .nan) }
    for constraint in bad { system.setConstant(1, of: constraint) }
    #expect(system.solve().rejected.count == rows)
  }

  @Test(.timeLimit(.minutes(10))) func aLongChainEnds() {
    var system = LinearSystem()
    var previous = system.makeVariable()
    system.add(LinearTerm(previous), relation: .equal, constant: 0)
    for _ in 0..<rows {
      let next = system.makeVariable()
      system.add(LinearTerm(next), LinearTerm(previous, coefficient: -1), relation: .equal, constant: 1)
      previous = next
    }
    #expect(system.solve()[previous] == Double(rows))
  }

  @Test(.timeLimit(.minutes(10))) func manyVariablesWithoutConstraintsEnd() {
    var system = LinearSystem()
    let variables = (0..<rows).map { _ in system.makeVariable() }
    let solution = system.solve()
    #expect(variables.allSatisfy { solution.isUndetermined($0) && !solution.isTied($0) })
  }

  @Test(.timeLimit(.minutes(10))) func manyTermsInOneRowEnd() {
    var system = LinearSystem()
    let variables = (0..<rows).map { _ in system.makeVariable() }
    system.add(variables.reversed().map { LinearTerm($0) }, relation: .equal, constant: 100)
    for variable in variables.prefix(100) {
      system.add(LinearTerm(variable), relation: .equal, constant: 1)
    }
    let solution = system.solve()
    #expect(abs(variables.reduce(0) { $0 + solution[$1] } - 100) < 1e-6)
  }

  @Test(.timeLimit(.minutes(10))) func manyPrioritiesEnd() {
    var system = LinearSystem()
    let x = system.makeVariable()
    let rows = 2_000
    for index in 0..<rows {
      let priority = Priority(rawValue: 1 + 998 * Double(index) / Double(rows))
      system.add(LinearTerm(x), relation: .equal, constant: Double(index), priority: priority)
    }
    #expect(system.solve()[x] == Double(rows - 1))
  }

  @Test(.timeLimit(.minutes(10))) func manyComponentsWithConflictsEnd() {
    var system = LinearSystem()
    let variables = (0..<rows).map { _ in system.makeVariable() }
    for (index, variable) in variables.enumerated() {
      system.add(LinearTerm(variable), relation: .greaterThanOrEqual, constant: Double(index))
      system.add(LinearTerm(variable), relation: .lessThanOrEqual, constant: -1)
    }
    let (solution, session) = (system.solve(), LinearSession(system).solution)
    #expect(solution.conflicts.count == rows)
    #expect(session.conflicts.count == rows)
    #expect(variables.allSatisfy { solution[$0] == session[$0] })
  }

  @Test(.timeLimit(.minutes(10))) func conflictsRoundAVariableThatAllNameEnd() {
    var system = LinearSystem()
    let hub = system.makeVariable()
    let variables = (0..<4_000).map { _ in system.makeVariable() }
    for (index, variable) in variables.enumerated() {
      system.add(LinearTerm(variable), LinearTerm(hub, coefficient: -1), relation: .equal, constant: Double(index))
      guard index > 0 else { continue }
      let before = LinearTerm(variables[index - 1], coefficient: -1)
      system.add(LinearTerm(variable), before, relation: .equal, constant: 2)
    }
    let solution = system.solve()
    #expect(solution.conflicts.first?.constraints.count == 3)
    #expect(solution.hasMoreConflicts)
  }
}
