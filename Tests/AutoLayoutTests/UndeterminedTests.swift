import Testing

@testable import AutoLayout

@Suite struct UndeterminedTests {
  @Test func nothingConstrainsIt() {
    var system = LinearSystem()
    let x = system.makeVariable()
    let solution = system.solve()
    #expect(solution.isUndetermined(x))
    #expect(solution[x] == 0)
  }

  @Test func aRangeLeavesItOpen() {
    var system = LinearSystem()
    let x = system.makeVariable()
    system.add(LinearTerm(x), relation: .greaterThanOrEqual, constant: 5)
    system.add(LinearTerm(x), relation: .lessThanOrEqual, constant: 10)
    let solution = system.solve()
    #expect(solution.isUndetermined(x))
    #expect((5...10).contains(solution[x]))
  }

  @Test func aRangeOfOnePointFixesIt() {
    var system = LinearSystem()
    let x = system.makeVariable()
    system.add(LinearTerm(x), relation: .greaterThanOrEqual, constant: 5)
    system.add(LinearTerm(x), relation: .lessThanOrEqual, constant: 5)
    #expect(!system.solve().isUndetermined(x))
  }

  /// 79.33333587646484 is what single precision makes of 79 1/3.
  @Test func singlePrecisionLeavesNothingOpen() {
    var system = LinearSystem()
    let (first, second) = (system.makeVariable(), system.makeVariable())
    system.add(LinearTerm(first), LinearTerm(second), relation: .equal, constant: 79.33333587646484)
    for (variable, length) in [(first, 40.0), (second, 39 + 1.0 / 3)] {
      system.add(LinearTerm(variable), relation: .lessThanOrEqual, constant: length, priority: .defaultLow)
      system.add(LinearTerm(variable), relation: .greaterThanOrEqual, constant: length, priority: .defaultHigh)
    }
    let solution = system.solve()
    #expect(!solution.isTied(first) && !solution.isTied(second))
    #expect(!solution.isUndetermined(first) && !solution.isUndetermined(second))
  }

  @Test func aDifferenceIsFixedWhileItsPartsAreNot() {
    var system = LinearSystem()
    let (x, y, gap) = (system.makeVariable(), system.makeVariable(), system.makeVariable())
    system.add(
      LinearTerm(gap), LinearTerm(x, coefficient: -1), LinearTerm(y), relation: .equal, constant: 0)
    system.add(LinearTerm(x), LinearTerm(y, coefficient: -1), relation: .equal, constant: 8)
    let solution = system.solve()
    #expect(solution.isUndetermined(x) && solution.isUndetermined(y))
    #expect(!solution.isUndetermined(gap))
    #expect(solution[gap] == 8)
  }

  @Test func aDifferenceOfSoftConstraintsIsFixedToo() {
    var system = LinearSystem()
    let (x, y, gap) = (system.makeVariable(), system.makeVariable(), system.makeVariable())
    system.add(
      LinearTerm(gap), LinearTerm(x, coefficient: -1), LinearTerm(y), relation: .equal, constant: 0)
    system.add(
      LinearTerm(x), LinearTerm(y, coefficient: -1), relation: .equal, constant: 8, priority: .defaultLow)
    let solution = system.solve()
    #expect(solution.isUndetermined(x) && solution.isUndetermined(y))
    #expect(!solution.isUndetermined(gap))
  }

  @Test func inequalitiesThatMeetFixTheirVariables() {
    // x ≤ y ≤ z ≤ x leaves one common value, and that is open.
    var system = LinearSystem()
    let v = (0..<3).map { _ in system.makeVariable() }
    let difference = system.makeVariable()
    for i in 0..<3 {
      system.add(
        LinearTerm(v[i]), LinearTerm(v[(i + 1) % 3], coefficient: -1), relation: .lessThanOrEqual, constant: 0)
    }
    system.add(
      LinearTerm(difference), LinearTerm(v[0], coefficient: -1), LinearTerm(v[2]), relation: .equal, constant: 0)
    let solution = system.solve()
    #expect(v.allSatisfy { solution.isUndetermined($0) })
    #expect(!solution.isUndetermined(difference))
    #expect(solution[difference] == 0)
  }

  @Test func aWishDecides() {
    var system = LinearSystem()
    let x = system.makeVariable()
    system.add(LinearTerm(x), relation: .greaterThanOrEqual, constant: 5)
    system.add(LinearTerm(x), relation: .equal, constant: 0, priority: Priority(rawValue: 1))
    let solution = system.solve()
    #expect(solution[x] == 5)
    #expect(!solution.isUndetermined(x))
  }

  @Test func aFulfilledHalfWishDecidesNothing() {
    var system = LinearSystem()
    let x = system.makeVariable()
    system.add(LinearTerm(x), relation: .greaterThanOrEqual, constant: 5, priority: .defaultHigh)
    #expect(system.solve().isUndetermined(x))
  }

  @Test func competingEqualPrioritiesAreSettledByTheTieRule() {
    let row = StackRow(sizes: [10, 20], length: 50)
    let solution = row.system.solve()
    #expect(row.widths.allSatisfy { !solution.isUndetermined($0) })
  }

  @Test func partsDoNotInfluenceEachOther() {
    var system = LinearSystem()
    let (x, y) = (system.makeVariable(), system.makeVariable())
    system.add(LinearTerm(x), relation: .equal, constant: 3, priority: .defaultLow)
    system.add(LinearTerm(y), relation: .greaterThanOrEqual, constant: 3, priority: .defaultLow)
    let solution = system.solve()
    #expect(!solution.isUndetermined(x))
    #expect(solution.isUndetermined(y))
  }

  /// A row of three in open space: it moves as one, and what is in it keeps its distances.
  @Test func opennessOfADistanceIsTheDifferenceOfItsEnds() {
    var system = LinearSystem()
    let edges = (0..<4).map { _ in system.makeVariable() }
    for (left, right) in zip(edges, edges.dropFirst()) {
      system.add(LinearTerm(right), LinearTerm(left, coefficient: -1), relation: .equal, constant: 10)
    }
    let solution = system.solve()
    for edge in edges { #expect(solution.degreesOfFreedom(of: edge).isUndetermined) }
    for edge in edges.dropFirst() {
      #expect(!(solution.degreesOfFreedom(of: edge) - solution.degreesOfFreedom(of: edges[0])).isUndetermined)
    }
  }

  @Test func distancesBetweenWhatNothingRelatesAreOpen() {
    var system = LinearSystem()
    let (a, b, c, d) = (system.makeVariable(), system.makeVariable(), system.makeVariable(), system.makeVariable())
    // Two parts of the same shape, and variables that nobody mentions.
    for (near, far) in [(a, b), (c, d)] {
      system.add(LinearTerm(far), LinearTerm(near, coefficient: -1), relation: .equal, constant: 10)
    }
    let (lonely, other) = (system.makeVariable(), system.makeVariable())
    let solution = system.solve()
    func isOpen(_ start: Variable, _ end: Variable) -> Bool {
      (solution.degreesOfFreedom(of: end) - solution.degreesOfFreedom(of: start)).isUndetermined
    }
    #expect(!isOpen(a, b) && !isOpen(c, d))
    #expect(isOpen(a, c) && isOpen(b, d) && isOpen(a, lonely) && isOpen(lonely, other))
  }

  /// Two lengths compete for a whole: where they meet is tied, and so are both lengths, but not the whole.
  @Test func tiedDistancesAreToldFromFixedOnes() {
    var system = LinearSystem()
    let (left, middle, right) = (system.makeVariable(), system.makeVariable(), system.makeVariable())
    system.add(LinearTerm(left), relation: .equal, constant: 0)
    system.add(LinearTerm(right), relation: .equal, constant: 300)
    for (near, far) in [(left, middle), (middle, right)] {
      system.add(
        LinearTerm(far), LinearTerm(near, coefficient: -1), relation: .lessThanOrEqual, constant: 80,
        priority: .defaultLow)
    }
    let solution = system.solve()
    let (first, second) = (
      solution.degreesOfFreedom(of: middle) - solution.degreesOfFreedom(of: left),
      solution.degreesOfFreedom(of: right) - solution.degreesOfFreedom(of: middle)
    )
    #expect(first.isTied && second.isTied && !first.isUndetermined)
    #expect(!(solution.degreesOfFreedom(of: right) - solution.degreesOfFreedom(of: left)).isTied)
  }
}
