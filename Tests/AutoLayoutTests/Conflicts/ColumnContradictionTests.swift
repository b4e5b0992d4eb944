import Testing

@testable import AutoLayout

/// Required constraints on one sum of variables.
@Suite struct ColumnContradictionTests {
  struct Wish: Sendable, CustomTestStringConvertible {
    let relation: Relation
    let constant: Double
    var scale = 1.0
    var breakRank: BreakRank = 0

    var testDescription: String { "\(scale) \(relation) \(constant)" }
  }

  private func conflicts(_ wishes: [Wish]) -> [Conflict] {
    var system = LinearSystem()
    let (x, y) = (system.makeVariable(), system.makeVariable())
    for wish in wishes {
      system.add(
        LinearTerm(x, coefficient: wish.scale), LinearTerm(y, coefficient: -wish.scale), relation: wish.relation,
        constant: wish.constant, breakRank: wish.breakRank)
    }
    return system.solve().conflicts
  }

  @Test(arguments: [
    [Wish(relation: .equal, constant: 3), Wish(relation: .equal, constant: 4)],
    [Wish(relation: .equal, constant: 3), Wish(relation: .equal, constant: 8, scale: 2)],
    [Wish(relation: .lessThanOrEqual, constant: 3), Wish(relation: .greaterThanOrEqual, constant: 4)],
    [Wish(relation: .lessThanOrEqual, constant: 3), Wish(relation: .lessThanOrEqual, constant: -4, scale: -1)],
    [Wish(relation: .greaterThanOrEqual, constant: 4), Wish(relation: .equal, constant: -3, scale: -1)],
  ])
  func twoThatExcludeEachOtherAreAConflict(wishes: [Wish]) {
    let found = conflicts(wishes)
    #expect(found.map { $0.constraints.map(\.index) } == [[0, 1]])
    #expect(found.map(\.broken.index) == [1])
  }

  @Test(arguments: [
    [Wish(relation: .equal, constant: 3), Wish(relation: .equal, constant: 6, scale: 2)],
    [Wish(relation: .lessThanOrEqual, constant: 4), Wish(relation: .greaterThanOrEqual, constant: 4)],
    [Wish(relation: .lessThanOrEqual, constant: 3), Wish(relation: .greaterThanOrEqual, constant: -4, scale: -1)],
    [Wish(relation: .equal, constant: 0.333333), Wish(relation: .equal, constant: 1, scale: 3)],
  ])
  func twoThatAgreeAreNone(wishes: [Wish]) {
    #expect(conflicts(wishes).isEmpty)
  }

  @Test func theMemberWithTheHighestRankIsBroken() {
    let found = conflicts([
      Wish(relation: .equal, constant: 1, breakRank: 2), Wish(relation: .equal, constant: 2, breakRank: 1),
      Wish(relation: .equal, constant: 2, breakRank: 3),
    ])
    #expect(found.map(\.broken.index) == [0])
    #expect(found.map { $0.constraints.map(\.index) } == [[0, 1]])
  }

  @Test func eachConstraintThatContradictsTheOthersIsAConflictOfItsOwn() {
    let found = conflicts((0..<5).map { Wish(relation: .equal, constant: Double($0)) })
    #expect(found.map { $0.constraints.map(\.index) } == [[0, 1], [0, 2], [0, 3], [0, 4]])
    #expect(found.map(\.broken.index) == [1, 2, 3, 4])
  }
}
