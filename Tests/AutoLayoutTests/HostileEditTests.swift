import Testing

@testable import AutoLayout

@Suite struct HostileEditTests {
  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300]) func absurdNumbersChangeNothing(number: Double) {
    var session = LinearSession()
    let x = session.makeVariable()
    let constraint = session.add(LinearTerm(x), relation: .equal, constant: 7)
    session.solve()
    let isAccepted = [
      session.setConstant(number, of: constraint),
      session.setPriority(Priority(rawValue: number), of: constraint),
    ]
    let changed = session.solve()
    #expect(isAccepted == [false, false])
    #expect(changed.isEmpty)
    #expect(session.solution[x] == 7)
  }

  @Test(arguments: [0, -1, 1000.5]) func illegalPrioritiesChangeNothing(priority: Double) {
    var system = LinearSystem()
    let x = system.makeVariable()
    let constraint = system.add(LinearTerm(x), relation: .equal, constant: 7)
    let isAccepted = system.setPriority(Priority(rawValue: priority), of: constraint)
    #expect(!isAccepted)
    #expect(system.solve()[x] == 7)
  }

  @Test func removedConstraintsStayRemoved() {
    var session = LinearSession()
    let x = session.makeVariable()
    let constraint = session.add(LinearTerm(x), relation: .equal, constant: 7)
    session.remove(constraint)
    session.remove(constraint)
    let isAccepted = [
      session.setConstant(8, of: constraint), session.setPriority(.defaultHigh, of: constraint),
    ]
    session.setOrder(3, of: constraint)
    session.solve()
    let next = session.add(LinearTerm(x), relation: .equal, constant: 9)
    #expect(isAccepted == [false, false])
    #expect(session.solution.isUndetermined(x))
    #expect(next != constraint)
  }

  @Test func rejectedConstraintsCannotBeChanged() {
    var system = LinearSystem()
    let x = system.makeVariable()
    let constraint = system.add(LinearTerm(x), relation: .equal, constant: .nan)
    let isAccepted = [system.setConstant(7, of: constraint), system.setPriority(.defaultHigh, of: constraint)]
    system.remove(constraint)
    #expect(isAccepted == [false, false])
    #expect(system.solve().rejected == [constraint])
  }

  @Test func constraintsOfALargerSystemAreUnknown() {
    var (large, small) = (LinearSystem(), LinearSystem())
    let x = large.makeVariable()
    large.add(LinearTerm(x), relation: .equal, constant: 1)
    let foreign = large.add(LinearTerm(x), relation: .equal, constant: 1)
    small.remove(foreign)
    small.setOrder(1, of: foreign)
    let isAccepted = [small.setConstant(2, of: foreign), small.setPriority(.required, of: foreign)]
    #expect(isAccepted == [false, false])
    #expect(small.solve().conflicts.isEmpty)
  }

  @Test func extremeOrdersAndBreakRanksEnd() {
    var system = LinearSystem()
    let x = system.makeVariable()
    let first = system.add(
      LinearTerm(x), relation: .equal, constant: 1, breakRank: BreakRank(.max, .max, constantSign: .max), order: .min)
    system.add(
      LinearTerm(x), relation: .equal, constant: 2, breakRank: BreakRank(.min, .min, constantSign: .min), order: .max)
    #expect(system.solve().conflicts.map(\.broken) == [first])
    system.setOrder(.max, of: first)
    #expect(system.solve()[x] == 2)
  }

  @Test func negativeZeroIsZero() {
    var session = LinearSession()
    let x = session.makeVariable()
    let constraint = session.add(LinearTerm(x), relation: .equal, constant: 0)
    session.solve()
    let isAccepted = session.setConstant(-0.0, of: constraint)
    let changed = session.solve()
    #expect(isAccepted && changed.isEmpty)
    #expect(session.solution[x].sign == .plus)
  }

  @Test func anEmptySessionSolves() {
    var session = LinearSession()
    let changed = session.solve()
    #expect(changed.isEmpty && session.solution.conflicts.isEmpty)
  }
}
