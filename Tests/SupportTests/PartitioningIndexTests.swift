import Testing

@testable import Support

@Suite struct PartitioningIndexTests {
  @Test(arguments: 0...20)
  func findsTheFirstPlaceAtWhichTheConditionHolds(count: Int) {
    let numbers = Array(0..<count)
    for first in 0...count { #expect(numbers.partitioningIndex { $0 >= first } == first) }
  }

  @Test func isAnIndexOfTheCollection() {
    #expect(Array(10..<30)[5..<9].partitioningIndex { $0 >= 17 } == 7)
    #expect((10..<30).partitioningIndex { $0 * $0 > 400 } == 21)
    #expect([Int]().partitioningIndex { _ in true } == 0)
  }

  @Test func looksAtFewElements() {
    var count = 0
    _ = (0..<1_000_000).partitioningIndex {
      count += 1
      return $0 >= 777_777
    }
    #expect(count <= 20)
  }
}
