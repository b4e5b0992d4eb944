import Testing

@testable import AutoLayout

@Suite struct ReferenceTests {
  @Test func everyLevelHasTheLeastErrorSum() throws {
    for (index, reference) in try ReferenceSystem.loadAll().enumerated() where !reference.isInfeasible {
      let (system, variables) = reference.build()
      let solution = system.solve()
      #expect(solution.conflicts.isEmpty, "system \(index)")
      let values = variables.map { solution[$0] }
      for row in reference.rows where row.priority == .required {
        #expect(reference.error(row, values) < 1e-6, "system \(index)")
      }
      for level in reference.levels {
        let rows = reference.rows.filter { $0.priority.rawValue == level.priority }
        let sum = rows.reduce(0) { $0 + reference.error($1, values) }
        #expect(abs(sum - level.error) < 1e-3, "system \(index), level \(level.priority)")
      }
    }
  }

  @Test func undeterminedVariablesAreTheSame() throws {
    for (index, reference) in try ReferenceSystem.loadAll().enumerated() {
      guard let expected = reference.undetermined else { continue }
      let (system, variables) = reference.build()
      let solution = system.solve()
      #expect(variables.map { solution.isUndetermined($0) } == expected, "system \(index)")
    }
  }

  @Test func infeasibleSystemsGiveMinimalConflicts() throws {
    for (index, reference) in try ReferenceSystem.loadAll().enumerated() where reference.isInfeasible {
      let conflicts = reference.build().system.solve().conflicts
      #expect(!conflicts.isEmpty, "system \(index)")
      for conflict in conflicts {
        let members = conflict.constraints.map(\.index)
        #expect(conflict.broken.index == members.max(), "system \(index)")
        #expect(reference.build(only: members).system.solve().conflicts.count == 1, "system \(index)")
        for dropped in members {
          let rest = members.filter { $0 != dropped }
          #expect(reference.build(only: rest).system.solve().conflicts.isEmpty, "system \(index) without \(dropped)")
        }
      }
    }
  }

  @Test func droppingWhatWasBrokenMakesTheRestHold() throws {
    for (index, reference) in try ReferenceSystem.loadAll().enumerated() where reference.isInfeasible {
      let broken = Set(reference.build().system.solve().conflicts.map(\.broken.index))
      let rest = reference.rows.indices.filter { !broken.contains($0) }
      #expect(reference.build(only: rest).system.solve().conflicts.isEmpty, "system \(index)")
    }
  }
}
