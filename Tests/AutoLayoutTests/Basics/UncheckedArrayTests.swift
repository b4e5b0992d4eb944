import TestSupport
import Testing

@testable import AutoLayout

@Suite struct UncheckedArrayTests {
  /// A number to sort by, and the place where it was.
  private struct Item: BitwiseCopyable, Equatable {
    let key: Int
    let place: Int
  }

  private func sorted(_ keys: [Int]) -> [Item] {
    var array = UncheckedArray<Item>()
    for (place, key) in keys.enumerated() { array.append(Item(key: key, place: place)) }
    array.sort { $0.key < $1.key }
    return (0..<array.count).map { array[$0] }
  }

  private func expected(_ keys: [Int]) -> [Item] {
    keys.enumerated().map { Item(key: $1, place: $0) }.sorted { ($0.key, $0.place) < ($1.key, $1.place) }
  }

  @Test(arguments: [
    [], [1], [1, 2, 3, 4], [4, 3, 2, 1], [2, 2, 1, 1], [1, 1, 1], [1, 3, 5, 2, 4, 6], [5, 3, 1, 2, 4, 6, 0],
    [2, 1, 2, 1, 2],
  ])
  func sortingKeepsTheOrderOfEqualElements(keys: [Int]) {
    #expect(sorted(keys) == expected(keys))
  }

  @Test func sortingRandomElementsKeepsTheOrderOfEqualOnes() {
    var random = SplitMix64(seed: 7)
    for count in 0..<200 {
      let keys = (0..<count).map { _ in random.number(below: 12) }
      #expect(sorted(keys) == expected(keys))
    }
  }

  @Test func reservedMemoryHoldsNoElements() {
    var array = UncheckedArray<Int32>(repeating: 3, count: 2, capacity: 100)
    array.reserveCapacity(1000)
    array.append(4)
    let elements = (0..<array.count).map { array[$0] }
    #expect(elements == [3, 3, 4])
  }
}
