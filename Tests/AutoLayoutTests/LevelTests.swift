import Testing

@testable import AutoLayout

@Suite struct LevelTests {
  @Test func oneConstraintAt751BeatsManyAt750() {
    var system = LinearSystem()
    let x = system.makeVariable()
    for _ in 0..<100 { system.add(LinearTerm(x), relation: .equal, constant: 0, priority: .defaultHigh) }
    system.add(LinearTerm(x), relation: .equal, constant: 10, priority: Priority(rawValue: 751))
    #expect(system.solve()[x] == 10)
  }

  @Test func sumOfAbsoluteErrorsPicksTheMedian() {
    var system = LinearSystem()
    let x = system.makeVariable()
    for wanted in [1.0, 2, 30, 400, 5000] {
      system.add(LinearTerm(x), relation: .equal, constant: wanted, priority: .defaultLow)
    }
    #expect(system.solve()[x] == 30)
  }

  @Test func fractionsAreLevelsOfTheirOwn() {
    var system = LinearSystem()
    let x = system.makeVariable()
    system.add(LinearTerm(x), relation: .equal, constant: 1, priority: Priority(rawValue: 249.99998))
    system.add(LinearTerm(x), relation: .equal, constant: 2, priority: Priority(rawValue: 250))
    #expect(system.solve()[x] == 2)
    system.add(LinearTerm(x), relation: .equal, constant: 3, priority: Priority(rawValue: 999.5))
    #expect(system.solve()[x] == 3)
  }

  @Test func lowerLevelsDecideWhatHigherOnesLeaveOpen() {
    var system = LinearSystem()
    let (x, y) = (system.makeVariable(), system.makeVariable())
    system.add(LinearTerm(x), LinearTerm(y), relation: .equal, constant: 100)
    system.add(LinearTerm(x), relation: .greaterThanOrEqual, constant: 20, priority: .defaultHigh)
    system.add(LinearTerm(y), relation: .equal, constant: 60, priority: .defaultLow)
    let solution = system.solve()
    #expect(solution[x] == 40)
    #expect(solution[y] == 60)
  }

  @Test func requiredInequalityBoundsAWish() {
    var system = LinearSystem()
    let x = system.makeVariable()
    system.add(LinearTerm(x), relation: .lessThanOrEqual, constant: 50)
    system.add(LinearTerm(x), relation: .equal, constant: 80, priority: Priority(rawValue: 999.5))
    #expect(system.solve()[x] == 50)
  }

  @Test func aspectRatioCouplesWidthAndHeight() {
    var system = LinearSystem()
    let (width, height) = (system.makeVariable(), system.makeVariable())
    system.add(LinearTerm(width), LinearTerm(height, coefficient: -16.0 / 9), relation: .equal, constant: 0)
    system.add(LinearTerm(height), relation: .lessThanOrEqual, constant: 90)
    system.add(LinearTerm(width), relation: .equal, constant: 320, priority: .defaultHigh)
    let solution = system.solve()
    #expect(abs(solution[width] - 160) < 1e-9)
    #expect(abs(solution[height] - 90) < 1e-9)
  }

  @Test func errorsThatCannotBeAvoidedGoToTheLowerLevel() {
    var system = LinearSystem()
    let x = system.makeVariable()
    system.add(LinearTerm(x), relation: .greaterThanOrEqual, constant: 40, priority: .defaultHigh)
    system.add(LinearTerm(x), relation: .lessThanOrEqual, constant: 30, priority: .defaultLow)
    let solution = system.solve()
    #expect(solution[x] == 40)
    #expect(solution.conflicts.isEmpty)
  }

  @Test func fittingSizeYieldsToContent() {
    var system = LinearSystem()
    let (width, length) = (system.makeVariable(), system.makeVariable())
    system.add(LinearTerm(length), LinearTerm(width, coefficient: -1), relation: .equal, constant: 16)
    system.add(LinearTerm(width), relation: .greaterThanOrEqual, constant: 44, priority: .defaultHigh)
    system.add(LinearTerm(length), relation: .equal, constant: 0, priority: .fittingSizeLevel)
    #expect(system.solve()[length] == 60)
  }
}
