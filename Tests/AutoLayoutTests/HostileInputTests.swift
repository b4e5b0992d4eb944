import TestSupport
import Testing

@testable import AutoLayout

@Suite struct HostileInputTests {
  @Test func anEmptySystemHasASolution() {
    let solution = LinearSystem().solve()
    #expect(solution.conflicts.isEmpty && solution.rejected.isEmpty)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300]) func absurdNumbersAreRejected(number: Double) {
    var system = LinearSystem()
    let x = system.makeVariable()
    let constant = system.add(LinearTerm(x), relation: .equal, constant: number)
    let coefficient = system.add(LinearTerm(x, coefficient: number), relation: .equal, constant: 1)
    let priority = system.add(LinearTerm(x), relation: .equal, constant: 1, priority: Priority(rawValue: number))
    system.add(LinearTerm(x), relation: .equal, constant: 7)
    let solution = system.solve()
    #expect(solution.rejected == [constant, coefficient, priority])
    #expect(solution[x] == 7)
  }

  @Test(arguments: [0, -1, 1000.5, 1e-300]) func prioritiesOutsideTheScaleAreRejected(priority: Double) {
    var system = LinearSystem()
    let x = system.makeVariable()
    system.add(LinearTerm(x), relation: .equal, constant: 1, priority: Priority(rawValue: priority))
    #expect(system.solve().rejected.count == (priority > 0 && priority <= 1000 ? 0 : 1))
  }

  @Test func variablesOfALargerSystemAreRejected() {
    var (large, small) = (LinearSystem(), LinearSystem())
    _ = large.makeVariable()
    let foreign = large.makeVariable()
    _ = small.makeVariable()
    small.add(LinearTerm(foreign), relation: .equal, constant: 1)
    #expect(small.solve().rejected.count == 1)
  }

  @Test func variablesMadeLaterAreWelcome() {
    var system = LinearSystem()
    let x = system.makeVariable()
    system.add(LinearTerm(x), relation: .equal, constant: 1)
    let y = system.makeVariable()
    #expect(system.solve()[y] == 0)
  }

  @Test func negativeZeroAndZeroCoefficientsVanish() {
    var system = LinearSystem()
    let (x, y) = (system.makeVariable(), system.makeVariable())
    system.add(LinearTerm(x), LinearTerm(y, coefficient: -0.0), relation: .equal, constant: -0.0)
    system.add(LinearTerm(y, coefficient: 0), relation: .equal, constant: 0)
    let solution = system.solve()
    #expect(solution[x] == 0 && solution.conflicts.isEmpty)
    #expect(!solution.isUndetermined(x) && solution.isUndetermined(y))
  }

  @Test func repeatedVariablesAreAddedUp() {
    var system = LinearSystem()
    let (x, y) = (system.makeVariable(), system.makeVariable())
    system.add(
      LinearTerm(y), LinearTerm(x), LinearTerm(y, coefficient: -1), LinearTerm(x), relation: .equal, constant: 10)
    #expect(system.solve()[x] == 5)
  }

  @Test func largestLegalNumbersHaveAFiniteSolution() {
    var system = LinearSystem()
    let v = (0..<60).map { _ in system.makeVariable() }
    for i in 0..<59 {
      system.add(LinearTerm(v[i + 1]), LinearTerm(v[i], coefficient: -1e9), relation: .equal, constant: 1e12)
      system.add(LinearTerm(v[i], coefficient: 1e9), relation: .lessThanOrEqual, constant: -1e12)
      system.add(LinearTerm(v[i], coefficient: 1e-6), relation: .equal, constant: 1e12, priority: .defaultLow)
    }
    let solution = system.solve()
    #expect(solution.rejected == [])
    #expect(v.allSatisfy { solution[$0].isFinite })
  }

  /// What is tiny beside the other coefficient counts as nothing, before anything is divided by it.
  @Test(arguments: [1e-320, 5e-309, 1e-100, 1e-13]) func negligibleCoefficientsVanish(coefficient: Double) {
    var system = LinearSystem()
    let (x, y) = (system.makeVariable(), system.makeVariable())
    system.add(LinearTerm(x), LinearTerm(y, coefficient: -coefficient), relation: .equal, constant: 1001)
    system.add(LinearTerm(y), LinearTerm(x, coefficient: -1), relation: .lessThanOrEqual, constant: 8)
    let solution = system.solve()
    #expect(solution[x] == 1001)
    #expect(solution[y].isFinite && solution[y] <= 1009)
    #expect(!solution.isIncomplete)
  }

  /// Each factor is legal; the product of all has no digits.
  @Test(arguments: [1e6, 1e-6], [true, false]) func chainsOfFactorsAreFinite(factor: Double, isLimited: Bool) {
    var system = LinearSystem()
    let v = (0..<80).map { _ in system.makeVariable() }
    for index in 0..<79 {
      system.add(LinearTerm(v[index]), LinearTerm(v[index + 1], coefficient: -factor), relation: .equal, constant: 1)
      let wish = index % 3 == 0 ? 750.0 : 250
      system.add(LinearTerm(v[index]), relation: .equal, constant: Double(index), priority: Priority(rawValue: wish))
    }
    if isLimited { system.add(LinearTerm(v[79]), relation: .greaterThanOrEqual, constant: 5) }
    let solution = system.solve()
    #expect(v.allSatisfy { solution[$0].isFinite })
  }

  /// As many wishes between random variables as fill the matrix of the simplex method.
  private func tangle(_ count: Int, relation: Relation) -> (LinearSystem, [Variable]) {
    var random = SplitMix64(seed: 7)
    var system = LinearSystem()
    let v = (0..<count).map { _ in system.makeVariable() }
    for index in 0..<4 * count {
      system.add(
        LinearTerm(v[index % count]), LinearTerm(v[random.number(below: count)], coefficient: -1),
        relation: relation, constant: Double(index % 97), priority: Priority(rawValue: Double(300 + index % 600)))
    }
    return (system, v)
  }

  @Test(arguments: [Relation.equal, .greaterThanOrEqual]) func tangledWishesEnd(relation: Relation) {
    let (system, v) = tangle(800, relation: relation)
    let solution = system.solve()
    #expect(solution.isIncomplete)
    #expect(solution.conflicts.isEmpty)
    #expect(v.allSatisfy { solution[$0].isFinite && !solution.isUndetermined($0) && !solution.isTied($0) })
    let (small, _) = tangle(40, relation: relation)
    #expect(!small.solve().isIncomplete)
  }

  @Test func tangledSystemIsNotSolvedAgainWithOtherNumbers() {
    var (system, v) = tangle(800, relation: .equal)
    let changed = system.add(LinearTerm(v[0]), relation: .equal, constant: 1, priority: .defaultLow)
    var session = LinearSession(system)
    #expect(session.solution.isIncomplete)
    session.setConstant(2, of: changed)
    #expect(session.solve().isEmpty)
    #expect(session.solution.isIncomplete)
    let other = session.makeVariable()
    session.add(LinearTerm(other), relation: .equal, constant: 3)
    session.solve()
    #expect(session.solution[other] == 3)
  }

  @Test func systemsShareABudget() {
    let budget = SolvingBudget(visits: 1_000_000)
    func solved(_ relation: Relation = .equal) -> Solution {
      var (system, _) = tangle(40, relation: relation)
      system.budget = budget
      return system.solve()
    }
    #expect(!solved().isIncomplete)
    let spent = 1_000_000 - budget.remaining
    #expect(spent > 0 && spent < 500_000)
    var count = 1
    while !solved().isIncomplete { count += 1 }
    #expect(count == 1_000_000 / spent)
    // What is left is not enough for any system that needs the simplex method.
    #expect(budget.remaining <= 0)
    #expect(solved(.greaterThanOrEqual).isIncomplete)
    let row = StackRow(sizes: [10, 20, 30], length: 100)
    var other = row.system
    other.budget = budget
    #expect(!other.solve().isIncomplete)
    budget.renew()
    #expect(!solved().isIncomplete)
  }

  /// Lengths of which each is a multiple of the next one. The last one is 300, and the first one may be given.
  private func chain(_ multipliers: [Double], first: Double? = nil) -> (system: LinearSystem, first: Variable) {
    var system = LinearSystem()
    let v = (0...multipliers.count).map { _ in system.makeVariable() }
    for variable in v { system.add(LinearTerm(variable), relation: .greaterThanOrEqual, constant: 0) }
    for (index, multiplier) in multipliers.enumerated() {
      system.add(
        LinearTerm(v[index]), LinearTerm(v[index + 1], coefficient: -multiplier), relation: .equal, constant: 0)
    }
    system.add(LinearTerm(v[multipliers.count]), relation: .equal, constant: 300)
    if let first { system.add(LinearTerm(v[0]), relation: .equal, constant: first) }
    return (system, v[0])
  }

  /// Whatever the numbers, such lengths exist. Where they exceed the precision, that is no contradiction.
  @Test(arguments: [
    [1e3, 1e3, 1e3], [1e3, 1e3, 1e3, 1e3], [1e5, 1e5, 1e5], [1e6, 1e6, 1e6], [1e6, 1e6, 1e6, 1e6],
    Array(repeating: 1e6, count: 20), Array(repeating: 1e-6, count: 3), [1e6, 1e-6, 1e6, 1e-6],
  ])
  func chainsOfMultipliersAreNoContradiction(multipliers: [Double]) {
    let (system, first) = chain(multipliers)
    let solution = system.solve()
    let length = multipliers.reduce(300, *)
    #expect(solution.conflicts.isEmpty && !solution.hasMoreConflicts)
    #expect(solution.isIncomplete || abs(solution[first] - length) <= 1e-6 * length + 0.001)
    #expect(length > 1e12 || !solution.isIncomplete)
  }

  @Test(arguments: [[2.0, 3], [1e3, 1e3, 1e3], [1e6, 1e6, 1e6]])
  func chainsOfMultipliersBetweenOtherLengthsContradictThem(multipliers: [Double]) {
    let (system, _) = chain(multipliers, first: 7)
    let conflicts = system.solve().conflicts
    #expect(conflicts.map(\.constraints.count) == [multipliers.count + 2])
  }

  @Test func solvingTwiceGivesTheSameBits() {
    let row = StackRow(sizes: (0..<40).map { 10.1 + Double($0) / 3 }, length: 1234.567)
    let (first, second) = (row.system.solve(), row.system.solve())
    for variable in row.widths + row.origins {
      #expect(first[variable].bitPattern == second[variable].bitPattern)
    }
  }

  @Test func descriptionListsOneConstraintALine() {
    var system = LinearSystem()
    let (x, y) = (system.makeVariable(), system.makeVariable())
    system.add(LinearTerm(x), LinearTerm(y, coefficient: -2), relation: .greaterThanOrEqual, constant: 8)
    system.add(LinearTerm(x, coefficient: -0.5), relation: .equal, constant: 1.5, priority: .defaultLow)
    system.add([], relation: .equal, constant: .nan)
    #expect(system.description == "c0: v0 - 2 v1 >= 8\nc1: -0.5 v0 == 1.5 @250\nc2: 0 == nan (rejected)")
  }
}
