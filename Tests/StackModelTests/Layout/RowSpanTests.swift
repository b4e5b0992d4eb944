import Testing

@testable import StackModel

/// Sums of linear rows.
@Suite struct RowSpanTests {
  private func span(_ rows: [SparseVector]) -> RowSpan {
    var span = RowSpan()
    for (number, row) in rows.enumerated() { span.add(number, row) }
    return span
  }

  @Test func rowIsItsOwnSum() {
    #expect(span([[0: 1, 1: -1]]).factors(of: [0: 1, 1: -1]) == [0: 1])
    #expect(span([[0: 1, 1: -1]]).factors(of: [0: -3, 1: 3]) == [0: -3])
  }

  @Test func rowsAreCombined() {
    // (x + y) + (x - y) = 2x
    #expect(span([[0: 1, 1: 1], [0: 1, 1: -1]]).factors(of: [0: 2]) == [0: 1, 1: 1])
    #expect(span([[0: 1, 1: 1], [0: 1, 1: -1]]).factors(of: [1: 4]) == [0: 2, 1: -2])
  }

  @Test func termsOutsideOfTheSpanHaveNoFactors() {
    #expect(span([[0: 1, 1: -1]]).factors(of: [0: 1]) == nil)
    #expect(span([[0: 1, 1: -1]]).factors(of: [2: 1]) == nil)
    #expect(span([]).factors(of: [0: 1]) == nil)
  }

  @Test func noTermsAreTheEmptySum() {
    #expect(span([]).factors(of: [:]) == [:])
    #expect(span([[0: 1]]).factors(of: [:]) == [:])
  }

  @Test func rowThatFollowsFromOthersIsLeftOut() {
    #expect(span([[0: 1], [1: 1], [0: 1, 1: 1]]).factors(of: [0: 1, 1: 1]) == [0: 1, 1: 1])
    #expect(span([[0: 1, 1: 1], [0: 1], [1: 1]]).factors(of: [1: 1]) == [0: 1, 1: -1])
  }

  /// Sums of random rows are found, and the factors give back the sum.
  @Test(arguments: 0..<20) func factorsGiveBackTheSum(_ seed: UInt64) throws {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
    func next(_ range: ClosedRange<Int>) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return range.lowerBound + Int(state >> 33) % range.count
    }
    let rows = (0..<6).map { _ in
      var row = SparseVector()
      for variable in 0..<8 where next(0...2) == 0 { row[variable] = Double(next(1...5)) }
      return row
    }
    var sum: SparseVector = [:]
    for row in rows { sum.add(Double(next(-3...3)), row) }
    let factors = try #require(span(rows).factors(of: sum))
    var again: SparseVector = [:]
    for factor in factors { again.add(factor.value, rows[factor.index]) }
    for variable in Set(sum.indices).union(again.indices) { #expect(abs(sum[variable] - again[variable]) < 1e-6) }
  }

  @Test func spanWithoutItsRowsIsEmpty() {
    var span = span([[0: 1], [1: 1]])
    span.removeAll()
    #expect(span.factors(of: [0: 1]) == nil)
    span.add(7, [0: 2])
    #expect(span.factors(of: [0: 1]) == [7: 0.5])
  }
}
