import Testing

@testable import AutoLayout

@Suite struct ConflictTests {
  private func indices(_ conflict: Conflict) -> [Int] { conflict.constraints.map(\.index) }

  @Test func twoFixedValuesBreakTheLaterOne() throws {
    var system = LinearSystem()
    let x = system.makeVariable()
    system.add(LinearTerm(x), relation: .equal, constant: 10)
    system.add(LinearTerm(x), relation: .equal, constant: 20)
    let solution = system.solve()
    let conflict = try #require(solution.conflicts.first)
    #expect(indices(conflict) == [0, 1])
    #expect(conflict.broken.index == 1)
    #expect(solution[x] == 10)
  }

  @Test func highestBreakRankIsBroken() throws {
    var system = LinearSystem()
    let x = system.makeVariable()
    system.add(LinearTerm(x), relation: .equal, constant: 10, breakRank: 1)
    system.add(LinearTerm(x), relation: .equal, constant: 20)
    let solution = system.solve()
    #expect(solution.conflicts.map(\.broken.index) == [0])
    #expect(solution[x] == 20)
  }

  /// In either order of addition.
  @Test(arguments: [([10.0, 20], 1, 1), ([20, 10], 1, 0), ([10, 20], -1, 0), ([20, 10], -1, 1)])
  func constantsDecideAmongEqualRanks(_ constants: [Double], _ sign: Int, _ broken: Int) {
    var system = LinearSystem()
    let x = system.makeVariable()
    for constant in constants {
      system.add(LinearTerm(x), relation: .equal, constant: constant, breakRank: BreakRank(1, constantSign: sign))
    }
    #expect(system.solve().conflicts.map(\.broken.index) == [broken])
  }

  @Test func secondNumberOfARankDecidesAmongEquals() {
    var system = LinearSystem()
    let x = system.makeVariable()
    for (place, rank) in [BreakRank(2, 1), BreakRank(2, 5), BreakRank(1, 9)].enumerated() {
      system.add(LinearTerm(x), relation: .equal, constant: Double(place), breakRank: rank)
    }
    #expect(system.solve()[x] == 2)
  }

  @Test func rankThatIsSetLaterCountsInTheNextSolution() {
    var session = LinearSession()
    let (x, y) = (session.makeVariable(), session.makeVariable())
    let first = session.add(LinearTerm(x), relation: .equal, constant: 10)
    session.add(LinearTerm(y), relation: .equal, constant: 20)
    session.add(LinearTerm(x), LinearTerm(y, coefficient: -1), relation: .equal, constant: 5)
    session.solve()
    #expect(session.solution[x] == 10)
    let changes = session.setBreakRank(1, of: first)
    #expect(changes)
    session.solve()
    #expect(session.solution[x] == 25)
    let changesAgain = session.setBreakRank(1, of: first)
    #expect(!changesAgain)
  }

  @Test func equalBreakRanksBreakTheLastAdded() {
    var system = LinearSystem()
    let x = system.makeVariable()
    for value in [1.0, 2, 3] { system.add(LinearTerm(x), relation: .equal, constant: value, breakRank: 7) }
    let solution = system.solve()
    #expect(solution.conflicts.map(\.broken.index).sorted() == [1, 2])
    #expect(solution[x] == 1)
  }

  /// Views with equal gaps that should have eight points, and have no room: each gap breaks in a conflict of all views.
  private func overfull(_ count: Int, room: Double) -> LinearSystem {
    var system = LinearSystem()
    let edges = (0..<2 * count).map { _ in system.makeVariable() }
    system.add(LinearTerm(edges[0]), relation: .equal, constant: 0)
    system.add(LinearTerm(edges[2 * count - 1]), relation: .equal, constant: room)
    for view in 0..<count {
      system.add(
        LinearTerm(edges[2 * view + 1]), LinearTerm(edges[2 * view], coefficient: -1), relation: .greaterThanOrEqual,
        constant: 0)
    }
    for gap in 0..<count - 1 {
      let (end, start) = (edges[2 * gap + 2], edges[2 * gap + 1])
      system.add(
        LinearTerm(end), LinearTerm(start, coefficient: -1), relation: .greaterThanOrEqual, constant: 8, breakRank: 1)
      guard gap > 0 else { continue }
      system.add(
        LinearTerm(end), LinearTerm(start, coefficient: -1), LinearTerm(edges[2], coefficient: -1),
        LinearTerm(edges[1]),
        relation: .equal, constant: 0)
    }
    return system
  }

  @Test func conflictsOfAllViewsAreListedAsFarAsTheWorkAllows() {
    let few = overfull(12, room: 20).solve()
    #expect(few.conflicts.count == 11 && !few.hasMoreConflicts)
    let many = overfull(400, room: 20).solve()
    #expect(many.conflicts.count < 50 && many.hasMoreConflicts)
    #expect(!overfull(400, room: 4_000).solve().hasMoreConflicts)
  }

  @Test func contradictingInequalitiesAreFound() {
    var system = LinearSystem()
    let (x, y) = (system.makeVariable(), system.makeVariable())
    system.add(LinearTerm(x), LinearTerm(y, coefficient: -1), relation: .greaterThanOrEqual, constant: 5)
    system.add(LinearTerm(y), relation: .greaterThanOrEqual, constant: 10)
    system.add(LinearTerm(x), relation: .greaterThanOrEqual, constant: 0)
    system.add(LinearTerm(x), relation: .lessThanOrEqual, constant: 12)
    let solution = system.solve()
    #expect(solution.conflicts.map(indices) == [[0, 1, 3]])
    #expect(solution.conflicts.map(\.broken.index) == [3])
  }

  @Test func conflictThroughEliminationNamesTheWholeChain() {
    var system = LinearSystem()
    let v = (0..<4).map { _ in system.makeVariable() }
    system.add(LinearTerm(v[0]), relation: .equal, constant: 0)
    for i in 0..<3 {
      system.add(LinearTerm(v[i + 1]), LinearTerm(v[i], coefficient: -1), relation: .equal, constant: 10)
    }
    system.add(LinearTerm(v[2]), relation: .lessThanOrEqual, constant: 15)
    let solution = system.solve()
    #expect(solution.conflicts.map(indices) == [[0, 1, 2, 4]])
    #expect(solution[v[3]] == 30)
  }

  @Test func brokenEqualityInsideAChainIsDropped() {
    var system = LinearSystem()
    let v = (0..<3).map { _ in system.makeVariable() }
    system.add(LinearTerm(v[0]), relation: .equal, constant: 0)
    system.add(LinearTerm(v[1]), LinearTerm(v[0], coefficient: -1), relation: .equal, constant: 10, breakRank: 5)
    system.add(LinearTerm(v[2]), LinearTerm(v[1], coefficient: -1), relation: .equal, constant: 10)
    system.add(LinearTerm(v[2]), relation: .equal, constant: 50)
    let solution = system.solve()
    #expect(solution.conflicts.map(indices) == [[0, 1, 2, 3]])
    #expect(solution.conflicts.map(\.broken.index) == [1])
    #expect(solution[v[1]] == 40)
  }

  @Test func independentConflictsAreBothReported() {
    var system = LinearSystem()
    let (x, y) = (system.makeVariable(), system.makeVariable())
    system.add(LinearTerm(x), relation: .equal, constant: 1)
    system.add(LinearTerm(y), relation: .greaterThanOrEqual, constant: 10)
    system.add(LinearTerm(x), relation: .equal, constant: 2)
    system.add(LinearTerm(y), relation: .lessThanOrEqual, constant: 5)
    #expect(system.solve().conflicts.map(indices) == [[0, 2], [1, 3]])
  }

  @Test func conflictSetsAreMinimal() throws {
    var system = LinearSystem()
    let v = (0..<6).map { _ in system.makeVariable() }
    var rows: [(terms: [LinearTerm], relation: Relation, constant: Double)] = []
    for i in 0..<5 {
      rows.append(([LinearTerm(v[i + 1]), LinearTerm(v[i], coefficient: -1)], .greaterThanOrEqual, 10))
      rows.append(([LinearTerm(v[i])], .greaterThanOrEqual, 0))
    }
    rows.append(([LinearTerm(v[5])], .lessThanOrEqual, 45))
    for row in rows { system.add(row.terms, relation: row.relation, constant: row.constant) }
    let members = try #require(system.solve().conflicts.first).constraints.map(\.index)
    #expect(members == [0, 1, 2, 4, 6, 8, 10])
    for dropped in members {
      var subproblem = LinearSystem()
      for _ in v { _ = subproblem.makeVariable() }
      for index in members where index != dropped {
        subproblem.add(rows[index].terms, relation: rows[index].relation, constant: rows[index].constant)
      }
      #expect(subproblem.solve().conflicts.isEmpty, "without constraint \(dropped)")
    }
  }

  @Test func constraintsThatCannotHoldAloneConflictWithThemselves() {
    var system = LinearSystem()
    let x = system.makeVariable()
    system.add(LinearTerm(x), LinearTerm(x, coefficient: -1), relation: .equal, constant: 3)
    system.add([], relation: .greaterThanOrEqual, constant: 1)
    system.add([], relation: .lessThanOrEqual, constant: 1)
    #expect(system.solve().conflicts.map(indices) == [[0], [1]])
  }

  @Test func optionalConstraintsNeverConflict() {
    var system = LinearSystem()
    let x = system.makeVariable()
    system.add(LinearTerm(x), relation: .equal, constant: 1, priority: Priority(rawValue: 999.9))
    system.add(LinearTerm(x), relation: .equal, constant: 2, priority: Priority(rawValue: 999.9))
    #expect(system.solve().conflicts.isEmpty)
  }

  @Test func redundantEqualitiesAreNoConflict() {
    var system = LinearSystem()
    let (x, y) = (system.makeVariable(), system.makeVariable())
    system.add(LinearTerm(x), LinearTerm(y), relation: .equal, constant: 100)
    system.add(LinearTerm(x, coefficient: 2), LinearTerm(y, coefficient: 2), relation: .equal, constant: 200)
    system.add(LinearTerm(x), relation: .equal, constant: 33.3333)
    system.add(LinearTerm(y), relation: .equal, constant: 66.6666)
    #expect(system.solve().conflicts.isEmpty, "rounded decimals are within the tolerance")
  }

  @Test func twelveConflictsInALargeSystemAreAllFound() {
    var system = LinearSystem()
    for group in 0..<12 {
      var previous = system.makeVariable()
      system.add(LinearTerm(previous), relation: .equal, constant: 0)
      for _ in 0..<200 {
        let next = system.makeVariable()
        system.add(LinearTerm(next), LinearTerm(previous, coefficient: -1), relation: .equal, constant: 1)
        previous = next
      }
      let relation: Relation = group % 2 == 0 ? .equal : .lessThanOrEqual
      system.add(LinearTerm(previous), relation: relation, constant: 100)
    }
    let conflicts = system.solve().conflicts
    #expect(conflicts.count == 12)
    #expect(conflicts.allSatisfy { $0.constraints.count == 202 })
  }
}
