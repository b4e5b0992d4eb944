import Testing

@testable import StackModel

/// Dictionaries have another order in each run of the program. Numbers that reports print must not.
@Suite struct RowSpanOrderTests {
  /// The same terms in the order of a dictionary with more room.
  private static func terms(_ pairs: [(Int, Double)], capacity: Int) -> RowSpan.Terms {
    var terms = RowSpan.Terms(minimumCapacity: capacity)
    for (key, value) in pairs { terms[key] = value }
    return terms
  }

  @Test func factorsDoNotDependOnTheOrderOfTerms() throws {
    let count = 12
    var span = RowSpan()
    for row in 0..<count {
      let pairs = (row..<count).map { ($0, 1 / Double(3 + row + 7 * $0)) }
      span.add(row, Self.terms(pairs, capacity: count))
    }
    let wanted = (0..<count).map { ($0, 0.1 * Double($0 + 1)) }
    let found = try (0..<8).map { try #require(span.factors(of: Self.terms(wanted, capacity: count << $0))) }
    #expect(Set(found).count == 1)
  }
}
