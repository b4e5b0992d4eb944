import Testing

@testable import AutoLayout

/// Constraints whose numbers cannot be used.
@Suite struct MalformedConstraintTests {
  private func isRejected(
    coefficients: [Double] = [1], constant: Double = 5, priority: Double = 1000
  ) -> Bool {
    var system = LinearSystem()
    let variables = coefficients.map { _ in system.makeVariable() }
    let id = system.add(
      zip(variables, coefficients).map { LinearTerm($0, coefficient: $1) }, relation: .equal, constant: constant,
      priority: Priority(rawValue: priority))
    return system.solve().rejected == [id]
  }

  @Test(arguments: [0, -1, 1000.001, .nan, .infinity]) func prioritiesOutOfRangeAreRejected(priority: Double) {
    #expect(isRejected(priority: priority))
  }

  @Test(arguments: [0.001, 1, 999.999, 1000]) func prioritiesInRangeAreUsed(priority: Double) {
    #expect(!isRejected(priority: priority))
  }

  @Test(arguments: [.nan, .infinity, -.infinity, 1.1e12]) func constantsThatLeaveNoPrecisionAreRejected(
    constant: Double
  ) {
    #expect(isRejected(constant: constant))
  }

  @Test(arguments: [0, -1e12, 1e12, 1e-300]) func otherConstantsAreUsed(constant: Double) {
    #expect(!isRejected(constant: constant))
  }

  @Test(arguments: [[.nan], [.infinity], [1.1e9], [1, -1.1e9], [1e-7], [1e-7, -1e-8]])
  func coefficientsThatLeaveNoPrecisionAreRejected(coefficients: [Double]) {
    #expect(isRejected(coefficients: coefficients))
  }

  @Test(arguments: [[1e9], [1e-6], [1, 1e-9], [0, 1], []]) func otherCoefficientsAreUsed(coefficients: [Double]) {
    #expect(!isRejected(coefficients: coefficients, constant: 0))
  }

  @Test func aVariableOfAnotherSystemIsRejected() {
    var (system, other) = (LinearSystem(), LinearSystem())
    let own = system.makeVariable()
    _ = other.makeVariable()
    let foreign = other.makeVariable()
    let id = system.add(LinearTerm(own), LinearTerm(foreign), relation: .equal, constant: 1)
    system.add(LinearTerm(own), relation: .equal, constant: 7)
    let solution = system.solve()
    #expect(solution.rejected == [id])
    #expect(solution[own] == 7)
  }

  @Test(arguments: [1, 2, 30]) func termsOfOneVariableAreAddedUp(count: Int) {
    var system = LinearSystem()
    let (x, y) = (system.makeVariable(), system.makeVariable())
    let terms = (0..<count).flatMap { _ in [LinearTerm(x, coefficient: 2), LinearTerm(y, coefficient: -1)] }
    system.add(terms + [LinearTerm(y, coefficient: Double(count))], relation: .equal, constant: Double(6 * count))
    #expect(abs(system.solve()[x] - 3) < 1e-9)
    #expect(system.description == "c0: \(2 * count) v0 == \(6 * count)")
  }

  @Test func editsOfConstraintsThatAreNotThereChangeNothing() {
    var system = LinearSystem()
    let x = system.makeVariable()
    let (kept, removed) = (
      system.add(LinearTerm(x), relation: .equal, constant: 1), system.add(LinearTerm(x), relation: .equal, constant: 2)
    )
    system.remove(removed)
    system.remove(removed)
    let changes = [
      system.setConstant(9, of: removed), system.setPriority(.defaultLow, of: removed),
      system.setConstant(.nan, of: kept), system.setPriority(Priority(rawValue: 0), of: kept),
    ]
    #expect(changes == [false, false, false, false])
    #expect(system.solve()[x] == 1)
    #expect(system.solve().conflicts.isEmpty)
  }
}
