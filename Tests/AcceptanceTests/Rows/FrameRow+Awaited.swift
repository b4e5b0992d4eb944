import StackModel
import Testing

/// Published numbers that the program does not give yet. A row that does moves to the list it belongs to.
///
/// Rows about what changed between versions of iOS have their place here too, once a layout takes a version.
extension FrameRow {
  static let awaited = [
    FrameRow(
      behaviour: "the far edge of margins gives way to one proportional view", source: .arranged,
      stack: StackDescription(
        distribution: .fillProportionally, margins: EdgeInsets(left: 10, right: 10), views: row([50])),
      width: 200, height: 20, expected: "a: 10 0 200 20"),
    FrameRow(
      behaviour: "FDStackView's equal gaps grow as far as they may", source: .fdStackViewIssue, note: "UIKit's do not",
      stack: StackDescription(distribution: .equalSpacing, spacing: 5, views: row([30, 40, 50])), height: 20,
      widthLimit: 315, rules: .fdStackView,
      expected: "stack: 0 0 315 20; a: 0 0 30 20; b: 127.5 0 40 20; c: 265 0 50 20"),
  ]
}

@Suite struct AwaitedFrameTests {
  @Test(arguments: FrameRow.awaited)
  func viewsWillLieWhereTheSourceHasThem(_ row: FrameRow) throws {
    let live = try LiveStack(row)
    live.session.layoutIfNeeded()
    withKnownIssue(isIntermittent: true) { expectRectangles(of: live, row.expected, row.testDescription) }
  }
}
