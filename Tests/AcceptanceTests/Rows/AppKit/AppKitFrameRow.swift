import Testing

@testable import StackModel

/// An NSStackView of given views, and where they come to lie.
struct AppKitFrameRow: SourcedRow {
  var behavior: String
  var source: Source
  /// What other sources say, or what the row leaves out of the published case.
  var note = ""
  var stack: AppKitStackDescription
  var hold = Hold()
  /// The names of the views that there is no room for, or that take none.
  var detached = ""
  /// Rectangles in the stack's coordinates, from the top, as `name: x y width height; …`. What is open is not listed.
  var expected: String
}

@Suite struct AppKitFrameTests {
  @Test(arguments: AppKitFrameRow.all)
  func viewsLieWhereTheSourceHasThem(_ row: AppKitFrameRow) throws {
    let live = try AppKitLiveStack(row.stack, hold: row.hold)
    live.session.layoutIfNeeded()
    #expect(live.session.conflicts.isEmpty, "\(row.testDescription)")
    #expect(live.stack.detachedViews.map(\.name).joined() == row.detached, "\(row.testDescription)")
    expectRectangles(of: live, row.expected, row.testDescription)
  }
}

extension AppKitFrameRow {
  static let all: [AppKitFrameRow] = [
    measured, measuredColumns, distributions, areas, clipping, detaching, aligned,
  ].flatMap { $0 }

  /// Views `a`, `b` … that constraints hold at lengths along a row, all 20 high.
  static func row(_ widths: [Double], at priority: Double = 1000) -> [ViewDescription] {
    zip(["a", "b", "c", "d", "e"], widths).map { ViewDescription($0, nil, nil).held($1, at: priority).high(20) }
  }
}

extension ViewDescription {
  /// The same view with a required height.
  fileprivate func high(_ height: Double) -> Self {
    var copy = self
    copy.fixed.vertical = FixedLength(length: height, priority: 1000)
    return copy
  }
}
