import Testing

@testable import StackModel

/// The tables themselves.
@Suite struct RowTests {
  private let tables: [(name: String, rows: [String])] = [
    ("PrintedListRow", PrintedListRow.all.map { "\($0.testDescription)" }),
    ("FrameRow", FrameRow.all.map { "\($0.testDescription)" }),
    ("LiveRow", LiveRow.all.map { "\($0.testDescription)" }),
    ("AppKitFrameRow", AppKitFrameRow.all.map { "\($0.testDescription)" }),
    ("BrokenRow", BrokenRow.all.map { "\($0.testDescription)" }),
    ("DocumentRow", DocumentRow.all.map { "\($0.testDescription)" }),
    ("AppKitLiveRow", AppKitLiveRow.all.map { "\($0.testDescription)" }),
    ("SolverRow", SolverRow.all.map { "\($0.testDescription)" }),
    ("CodeRow", CodeRow.all.map { "\($0.testDescription)" }),
  ]

  /// Beside the constraint sets, which are counted where they are made.
  @Test func thereAreMoreThanFourHundredRows() {
    #expect(tables.reduce(0) { $0 + $1.rows.count } >= 400)
  }

  /// A failure names its row.
  @Test func rowsOfATableHaveNamesOfTheirOwn() {
    for (name, rows) in tables {
      let repeated = Dictionary(grouping: rows, by: \.self).filter { $0.value.count > 1 }.keys.sorted()
      #expect(repeated.isEmpty, "\(name)")
    }
  }
}
