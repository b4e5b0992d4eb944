import TestSupport
import Testing

@testable import AutoLayout

/// Sizes that nobody writes: the work has to grow in proportion to them. Benchmarks take them to a million.
@Suite struct HostileSizeTests {
  @Test func redundantRowsAreFolded() async {
    await #expect(processExitsWith: .success) {
      Growth.expectNearlyLinear(from: 500) { rows in
        var system = LinearSystem()
        let (x, y) = (system.makeVariable(), system.makeVariable())
        for _ in 0..<rows {
          system.add(LinearTerm(x), LinearTerm(y), relation: .equal, constant: 10)
          system.add(LinearTerm(x), relation: .greaterThanOrEqual, constant: 0)
        }
        system.add(LinearTerm(x), relation: .equal, constant: 4, priority: .defaultLow)
        return (system, x, y)
      } work: { system, x, y in
        let solution = system.solve()
        #expect(solution.conflicts.isEmpty)
        #expect(solution[x] == 4)
        #expect(solution[y] == 6)
      }
    }
  }

  @Test func redundantWishesAreFolded() async {
    await #expect(processExitsWith: .success) {
      Growth.expectNearlyLinear(from: 500) { rows in
        var system = LinearSystem()
        let x = system.makeVariable()
        for index in 0..<rows {
          system.add(LinearTerm(x), relation: .equal, constant: Double(index % 3), priority: .defaultHigh)
          system.add(LinearTerm(x), relation: .lessThanOrEqual, constant: -5, priority: .defaultLow)
        }
        return (system, x)
      } work: { system, x in
        #expect(system.solve()[x] == 1)
      }
    }
  }

  @Test func manyContradictionsEnd() async {
    await #expect(processExitsWith: .success) {
      Growth.expectNearlyLinear(from: 500) { rows in
        var system = LinearSystem()
        let x = system.makeVariable()
        for index in 0..<rows { system.add(LinearTerm(x), relation: .equal, constant: Double(index)) }
        return (system, x)
      } work: { system, x in
        let solution = system.solve()
        #expect(solution[x] == 0)
        #expect(solution.hasMoreConflicts)
        #expect(solution.conflicts.allSatisfy { $0.constraints.count == 2 && $0.constraints[0].index == 0 })
      }
    }
  }

  @Test func manyContradictoryBoundsEnd() async {
    await #expect(processExitsWith: .success) {
      Growth.expectNearlyLinear(from: 250) { rows in
        var system = LinearSystem()
        let x = system.makeVariable()
        for index in 0..<rows {
          system.add(LinearTerm(x), relation: .greaterThanOrEqual, constant: Double(index))
          system.add(LinearTerm(x), relation: .lessThanOrEqual, constant: -1 - Double(index))
        }
        return system
      } work: { system in
        #expect(!system.solve().conflicts.isEmpty)
      }
    }
  }

  @Test func rejectedRowsDoNotSlowEditsDown() async {
    await #expect(processExitsWith: .success) {
      Growth.expectNearlyLinear(from: 500) { rows in
        var system = LinearSystem()
        let x = system.makeVariable()
        let rejected = (0..<rows).map { _ in system.add(LinearTerm(x), relation: .equal, constant: .nan) }
        return (system, rejected)
      } work: { system, rejected in
        var system = system
        for constraint in rejected { system.setConstant(1, of: constraint) }
        #expect(system.solve().rejected.count == rejected.count)
      }
    }
  }

  @Test func aLongChainEnds() async {
    await #expect(processExitsWith: .success) {
      Growth.expectNearlyLinear(from: 250) { rows in
        var system = LinearSystem()
        var previous = system.makeVariable()
        system.add(LinearTerm(previous), relation: .equal, constant: 0)
        for _ in 0..<rows {
          let next = system.makeVariable()
          system.add(LinearTerm(next), LinearTerm(previous, coefficient: -1), relation: .equal, constant: 1)
          previous = next
        }
        return (system, previous, rows)
      } work: { system, last, rows in
        #expect(system.solve()[last] == Double(rows))
      }
    }
  }

  @Test func manyVariablesWithoutConstraintsEnd() async {
    await #expect(processExitsWith: .success) {
      Growth.expectNearlyLinear(from: 500) { count in
        var system = LinearSystem()
        let variables = (0..<count).map { _ in system.makeVariable() }
        return (system, variables)
      } work: { system, variables in
        let solution = system.solve()
        #expect(variables.allSatisfy { solution.isUndetermined($0) && !solution.isTied($0) })
      }
    }
  }

  @Test func manyTermsInOneRowEnd() async {
    await #expect(processExitsWith: .success) {
      Growth.expectNearlyLinear(from: 500) { count in
        var system = LinearSystem()
        let variables = (0..<count).map { _ in system.makeVariable() }
        system.add(variables.reversed().map { LinearTerm($0) }, relation: .equal, constant: 100)
        for variable in variables.prefix(100) {
          system.add(LinearTerm(variable), relation: .equal, constant: 1)
        }
        return (system, variables)
      } work: { system, variables in
        let solution = system.solve()
        #expect(abs(variables.reduce(0) { $0 + solution[$1] } - 100) < 1e-6)
      }
    }
  }

  /// More priorities than the 256 that the solver distinguishes. `make benchmark-worst` compares times: without the optimizer,
  /// copies of arrays would be most of it.
  @Test func manyPrioritiesEnd() {
    var system = LinearSystem()
    let x = system.makeVariable()
    let rows = 2_000
    for index in 0..<rows {
      let priority = Priority(rawValue: 1 + 998 * Double(index) / Double(rows))
      system.add(LinearTerm(x), relation: .equal, constant: Double(index), priority: priority)
    }
    #expect(system.solve()[x] == Double(rows - 1))
  }

  @Test func manyComponentsWithConflictsEnd() async {
    await #expect(processExitsWith: .success) {
      Growth.expectNearlyLinear(from: 125) { count in
        var system = LinearSystem()
        let variables = (0..<count).map { _ in system.makeVariable() }
        for (index, variable) in variables.enumerated() {
          system.add(LinearTerm(variable), relation: .greaterThanOrEqual, constant: Double(index))
          system.add(LinearTerm(variable), relation: .lessThanOrEqual, constant: -1)
        }
        return (system, variables)
      } work: { system, variables in
        let (solution, session) = (system.solve(), LinearSession(system).solution)
        #expect(solution.conflicts.count == variables.count)
        #expect(session.conflicts.count == variables.count)
        #expect(variables.allSatisfy { solution[$0] == session[$0] })
      }
    }
  }

  @Test func conflictsRoundAVariableThatAllNameEnd() async {
    await #expect(processExitsWith: .success) {
      Growth.expectNearlyLinear(from: 125) { count in
        var system = LinearSystem()
        let hub = system.makeVariable()
        let variables = (0..<count).map { _ in system.makeVariable() }
        for (index, variable) in variables.enumerated() {
          system.add(LinearTerm(variable), LinearTerm(hub, coefficient: -1), relation: .equal, constant: Double(index))
          guard index > 0 else { continue }
          let before = LinearTerm(variables[index - 1], coefficient: -1)
          system.add(LinearTerm(variable), before, relation: .equal, constant: 2)
        }
        return system
      } work: { system in
        let solution = system.solve()
        #expect(solution.conflicts.first?.constraints.count == 3)
        #expect(solution.hasMoreConflicts)
      }
    }
  }
}
