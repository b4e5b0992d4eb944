import Testing

@testable import LayoutAnalysis
@testable import StackModel

/// The constraints that a sum of edges follows from.
@Suite struct TightRowsTests {
  private let view = View()

  /// A row `terms == rightSide`.
  private func row(
    _ order: Int, _ terms: SparseVector, _ rightSide: Double, priority: Double = 1000, isLimit: Bool = false
  ) -> TightRows.Row {
    let constraint = Constraint(
      Constraint.Anchor(view, .width), isLimit ? .greaterThanOrEqual : .equal, nil, constant: rightSide,
      priority: priority, origin: .nonNegativeSize(view))
    return TightRows.Row(
      constraint: constraint, terms: terms, rightSide: rightSide,
      level: TightRows.Level(priority: priority, isLimit: isLimit), order: order)
  }

  private func parts(_ rows: [TightRows.Row], of terms: SparseVector) -> [TightRows.Part]? {
    var tight = TightRows(rows)
    return tight.parts(of: terms)
  }

  private func orders(_ rows: [TightRows.Row], of terms: SparseVector) -> [Int]? {
    parts(rows, of: terms)?.map(\.row.order)
  }

  @Test func rowWithTheSameTermsIsAllThatIsNeeded() throws {
    let rows = [row(0, [0: 1, 1: -1], 8), row(1, [1: 1], 20)]
    #expect(orders(rows, of: [0: 1, 1: -1]) == [0])
  }

  @Test func rowsOfAChainAddUp() throws {
    // x1 = x0 + 8, x2 = x1 + 100, x0 = 16: x2 is 124.
    let rows = [row(0, [1: 1, 0: -1], 8), row(1, [2: 1, 1: -1], 100), row(2, [0: 1], 16)]
    let parts = try #require(self.parts(rows, of: [2: 1]))
    #expect(parts.map(\.row.order) == [0, 1, 2])
    #expect(parts.map(\.factor) == [1, 1, 1])
    #expect(parts.reduce(0) { $0 + $1.factor * $1.row.rightSide } == 124)
  }

  @Test func factorsAreThoseOfTheRows() throws {
    // 2 × x0 = 30, x1 - 3 × x0 = 4: x1 is 49.
    let parts = try #require(self.parts([row(0, [0: 2], 30), row(1, [1: 1, 0: -3], 4)], of: [1: 1]))
    #expect(parts.map(\.factor) == [1.5, 1])
    #expect(parts.reduce(0) { $0 + $1.factor * $1.row.rightSide } == 49)
  }

  @Test func sumThatNoRowsDetermineHasNoParts() {
    #expect(orders([row(0, [0: 1, 1: -1], 8)], of: [0: 1]) == nil)
    #expect(orders([], of: [0: 1]) == nil)
  }

  @Test func fewerRowsAreConsideredAfterMuchWork() throws {
    let rows = (0..<100).map { row($0, [$0 + 1: 1, $0: -1], 1) } + [row(100, [0: 1], 0)]
    #expect(try #require(parts(rows, of: [100: 1])).count == 101)
    var tired = TightRows(rows, mostVisits: 50)
    _ = tired.parts(of: [60: 1, 40: -1])
    #expect(tired.parts(of: [100: 1]) == nil)
    #expect(tired.parts(of: [30: 1, 20: -1])?.count == 10)
  }

  @Test func emptySumNeedsNoRows() {
    #expect(orders([], of: [:]) == [])
  }

  @Test func higherPrioritiesExplainFirst() {
    let rows = [row(0, [0: 1], 50, priority: 250), row(1, [0: 1], 50, priority: 750), row(2, [0: 1], 50)]
    #expect(orders(rows, of: [0: 1]) == [2])
    #expect(orders(Array(rows.prefix(2)), of: [0: 1]) == [1])
  }

  @Test func equalitiesExplainBeforeLimitsOfTheSamePriority() {
    #expect(orders([row(0, [0: 1], 50, isLimit: true), row(1, [0: 1], 50)], of: [0: 1]) == [1])
    #expect(
      orders([row(0, [0: 1], 50, isLimit: true), row(1, [0: 1], 50, priority: 999)], of: [0: 1]) == [0])
  }

  @Test func rowsThatAreNearExplainBeforeThoseThatAreFar() {
    // x0 is 10 directly, and by way of x1 and x2.
    let rows = [row(0, [2: 1], 5), row(1, [1: 1, 2: -1], 0), row(2, [0: 1, 1: -1], 5), row(3, [0: 1], 10)]
    #expect(orders(rows, of: [0: 1]) == [3])
  }

  @Test func rowsBesideTheSumAreNoPartOfIt() {
    // x0 is 10, and 200 other variables are beside it, in a ring so that each has two rows.
    let ring = (1...200).map { row($0, [$0: 1, $0 % 200 + 1: -1], 0) }
    let spokes = (1...200).map { row(200 + $0, [$0: 1, 0: -1], 0) }
    #expect(orders(ring + spokes + [row(999, [0: 1], 10)], of: [0: 1]) == [999])
  }

  @Test func sumsAreFoundOneAfterTheOther() {
    var tight = TightRows([row(0, [1: 1, 0: -1], 8), row(1, [0: 1], 16), row(2, [2: 1, 0: -1], 4)])
    let found = [[1: 1.0], [2: 1], [0: 1], [1: 1], [7: 1]].map { tight.parts(of: $0)?.map(\.row.order) }
    #expect(found == [[0, 1], [1, 2], [1], [0, 1], nil])
  }
}
