import Testing

@testable import StackModel

/// A stack of given views, and where they come to lie.
struct FrameRow: SourcedRow {
  var behavior: String
  var source: Source
  /// What other sources say, or what the row leaves out of the published case.
  var note = ""
  var stack: StackDescription
  /// The stack's size; nil on an axis on which its views decide.
  var width: Double?
  var height: Double?
  /// The most that the stack may be wide.
  var widthLimit: Double?
  var rules = StackBehavior.uiKit
  var language = LayoutLanguage.base
  /// Whether required constraints contradict each other, so that one gives way.
  var givesWay = false
  /// Rectangles in the stack's coordinates, as `name: x y width height; …`. What is open is not listed.
  var expected: String
}

@Suite struct FrameTests {
  @Test(arguments: FrameRow.all)
  func viewsLieWhereTheSourceHasThem(_ row: FrameRow) throws {
    let live = try LiveStack(row)
    live.session.layoutIfNeeded()
    #expect(live.session.conflicts.isEmpty != row.givesWay, "\(row.testDescription)")
    expectRectangles(of: live, row.expected, row.testDescription)
  }
}

extension LiveStack {
  convenience init(_ row: FrameRow) throws {
    try self.init(
      row.stack, hold: Hold(width: row.width, height: row.height, widthLimit: row.widthLimit), as: row.rules,
      language: row.language)
  }
}

extension FrameRow {
  static let all: [FrameRow] = [
    fill, equal, proportional, gaps, aligned, baselines, hidden, nested, rightToLeft, oaStackView, cures,
  ].flatMap { $0 }

  /// Views `a`, `b` … of lengths along a row, all 20 high.
  static func row(_ widths: [Double?]) -> [ViewDescription] {
    zip("abcdefgh", widths).map { ViewDescription(String($0), $1, 20) }
  }

  /// Views `a`, `b` … of lengths along a column, all 20 wide.
  static func column(_ heights: [Double?]) -> [ViewDescription] {
    zip("abcdefgh", heights).map { ViewDescription(String($0), 20, $1) }
  }
}
