import Testing

@testable import AutoLayout

@Suite struct PairIndexTests {
  @Test func theLastRowOfAPairIsFound() {
    var pairs = PairIndex(columnCount: 3)
    let none = pairs.exchange(7, first: 1, second: 2, ratio: -1)
    let former = pairs.exchange(8, first: 2, second: 1, ratio: -1)
    let row = pairs.row(first: 1, second: 2, ratio: -1)
    #expect(none == nil)
    #expect(former == 7)
    #expect(row == 8)
  }

  @Test func anotherRatioIsAnotherPair() {
    var pairs = PairIndex(columnCount: 3)
    _ = pairs.exchange(7, first: 1, second: 2, ratio: 2)
    let (same, turned, other) = (
      pairs.row(first: 1, second: 2, ratio: 2), pairs.row(first: 2, second: 1, ratio: 0.5),
      pairs.row(first: 1, second: 2, ratio: -2)
    )
    #expect(same == 7)
    #expect(turned == 7)
    #expect(other == nil)
  }

  @Test func columnsOfPairsAreKnown() {
    var pairs = PairIndex(columnCount: 4)
    _ = pairs.exchange(7, first: 3, second: 1, ratio: 2)
    pairs.appendColumn()
    let known = (0..<Int32(5)).map { pairs.contains(column: $0) }
    #expect(known == [false, true, false, true, false])
  }

  @Test func pairsWithTheSameSumAreFoundAgainInAnIndexThatGrew() {
    var pairs = PairIndex(capacity: 1, columnCount: 1001)
    for column in 0..<Int32(400) { _ = pairs.exchange(column, first: column, second: 1000 - column, ratio: 1) }
    let rows = (0..<Int32(400)).map { pairs.row(first: $0, second: 1000 - $0, ratio: 1) }
    #expect(rows == (0..<Int32(400)).map { $0 })
  }
}
