import Testing

@testable import StackModel

/// Sets of small numbers that are emptied often.
@Suite struct NumberSetTests {
  @Test func membersAreInTheOrderOfInsertionWithoutDuplicates() {
    var set = NumberSet()
    for number in [7, 0, 7, 3, 0, 7] { set.insert(number) }
    #expect(set.members == [7, 0, 3])
  }

  @Test func emptiedSetTakesTheSameNumbersAgain() {
    var set = NumberSet()
    for round in 0..<100 {
      #expect(set.members.isEmpty)
      for number in 0..<5 { set.insert((number + round) % 5) }
      #expect(set.members.count == 5)
      set.removeAll()
    }
    #expect(set.members.isEmpty)
  }

  @Test func removingFromAnEmptySetLeavesItEmpty() {
    var set = NumberSet()
    set.removeAll()
    set.removeAll()
    #expect(set.members.isEmpty)
    set.insert(1_000)
    #expect(set.members == [1_000])
  }
}
