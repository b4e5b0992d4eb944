import AutoLayout
import Testing

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
