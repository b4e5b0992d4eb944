import Testing

@testable import AutoLayout

@Suite struct LinearSessionTests {
  /// What a solution says about a variable, bit for bit.
  private struct State: Equatable {
    let bits: UInt64
    let isUndetermined: Bool
    let isTied: Bool

    init(_ variable: Variable, _ solution: Solution) {
      bits = solution[variable].bitPattern
      isUndetermined = solution.isUndetermined(variable)
      isTied = solution.isTied(variable)
    }
  }

  @Test(arguments: 0..<50) func aSessionEqualsAFreshSolution(seed: UInt64) {
    var edits = RandomEdits(seed: seed)
    _ = edits.solve()
    for step in 0..<25 {
      let old = edits.variables.map { State($0, edits.session.solution) }
      for _ in 0...(step % 3) { edits.edit() }
      let changed = edits.solve()
      let (found, expected) = (edits.session.solution, edits.session.system.solve())
      let states = edits.variables.map { State($0, found) }
      #expect(states == edits.variables.map { State($0, expected) }, "step \(step)")
      #expect(found.conflicts == expected.conflicts, "step \(step)")
      #expect(found.hasMoreConflicts == expected.hasMoreConflicts, "step \(step)")
      #expect(found.rejected == expected.rejected, "step \(step)")
      let different = states.indices.filter { $0 >= old.count || states[$0] != old[$0] }
      #expect(Set(changed).isSuperset(of: different.map { edits.variables[$0] }), "step \(step)")
      #expect(Set(changed).count == changed.count, "step \(step)")
      // What is as it was is named only where it is open: other variables may go along with it now.
      let needless = states.indices.filter { Set(changed).contains(edits.variables[$0]) && !different.contains($0) }
      #expect(needless.allSatisfy { states[$0].isUndetermined || states[$0].isTied }, "step \(step)")
    }
  }

  @Test func solvingWithoutAChangeChangesNothing() {
    var edits = RandomEdits(seed: 4)
    _ = edits.solve()
    let changed = edits.solve()
    #expect(changed.isEmpty)
  }

  @Test func changedVariablesComeInTheOrderOfTheirMaking() {
    var row = StackRow(sizes: [10, 20, 30, 40], length: 120)
    let width = row.system.add(LinearTerm(row.widths[0]), relation: .equal, constant: 10)
    var session = LinearSession(row.system)
    session.setConstant(15, of: width)
    let changed = session.solve()
    #expect(changed == [row.widths[0], row.origins[1], row.widths[1]])
  }

  @Test func undoingEveryEditGivesTheFirstBitsAgain() {
    let row = StackRow(sizes: [10.1, 20.2, 30.3], length: 77.7)
    var session = LinearSession(row.system)
    let before = row.widths.map { session.solution[$0].bitPattern }
    let hiding = session.add(LinearTerm(row.widths[1]), relation: .equal, constant: 0)
    session.solve()
    #expect(session.solution[row.widths[1]] == 0)
    session.remove(hiding)
    session.solve()
    #expect(row.widths.map { session.solution[$0].bitPattern } == before)
  }

  @Test func aConflictEndsWithTheRemovalOfItsCause() {
    var session = LinearSession()
    let x = session.makeVariable()
    session.add(LinearTerm(x), relation: .equal, constant: 10)
    let second = session.add(LinearTerm(x), relation: .equal, constant: 20)
    session.solve()
    #expect(session.solution.conflicts.map(\.broken) == [second])
    session.setPriority(.defaultHigh, of: second)
    session.solve()
    #expect(session.solution.conflicts.isEmpty)
    session.setPriority(.required, of: second)
    session.solve()
    #expect(session.solution.conflicts.map(\.broken) == [second])
    session.remove(second)
    session.solve()
    #expect(session.solution.conflicts.isEmpty)
  }

  @Test func orderSettlesTies() {
    var row = StackRow(sizes: [], length: 0)
    let wanted = [10.0, 20].map { size in
      let width = row.system.makeVariable()
      row.widths.append(width)
      return row.system.add(
        LinearTerm(width), relation: .lessThanOrEqual, constant: size, priority: .defaultLow)
    }
    row.system.add(row.widths.map { LinearTerm($0) }, relation: .equal, constant: 50)
    var session = LinearSession(row.system)
    #expect(row.widths.map { session.solution[$0] } == [30, 20])
    session.setOrder(10, of: wanted[0])
    session.solve()
    #expect(row.widths.map { session.solution[$0] } == [10, 40])
  }
}
