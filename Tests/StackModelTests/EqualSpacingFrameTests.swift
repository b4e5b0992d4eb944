import TestSupport
import Testing

@testable import StackModel

@Suite struct EqualSpacingFrameTests {
  /// (300 - 150) / 2.
  @Test func gapsShareTheSlack() throws {
    try expectFrames(
      row(views([50, 50, 50])), size: Size(width: 300, height: 20),
      """
      a: 0 0 50 20
      b: 125 0 50 20
      c: 250 0 50 20
      """)
  }

  /// (200 - 10 - 60 - 30 - 20) / 3, whatever the lengths of the views.
  @Test func gapsAreEqualBetweenViewsOfAllLengths() throws {
    try expectFrames(
      """
      <stackView id="s" axis="vertical" distribution="equalSpacing" spacing="10">
        \(views([10, 60, 30, 40], vertical: true))
      </stackView>
      """, size: Size(width: 20, height: 200),
      """
      a: 0 0 20 10
      b: 0 30 20 60
      c: 0 110 20 30
      d: 0 160 20 40
      """)
  }

  @Test func gapsOfATightStackAreTheSpacing() throws {
    try expectFrames(
      row(views([50, 50, 50])), size: Size(width: 170, height: 20),
      """
      a: 0 0 50 20
      b: 60 0 50 20
      c: 120 0 50 20
      """)
  }

  @Test func lastViewIsCompressedWhenThereIsNoRoom() throws {
    try expectFrames(
      row(views([50, 50, 50])), size: Size(width: 160, height: 20),
      """
      a: 0 0 50 20
      b: 60 0 50 20
      c: 120 0 40 20
      """)
  }

  @Test func freeStackShrinksToTheSpacing() throws {
    let height = "<constraint firstItem=\"s\" firstAttribute=\"height\" constant=\"20\"/>"
    try expectFrames(
      pinned(row(views([50, 20, 30])), height),
      """
      s: 0 0 120 20
      a: 0 0 50 20
      b: 60 0 20 20
      c: 90 0 30 20
      """)
  }

  /// Gaps of 25 would do for the spacing of 10, not for the 30 behind a. All gaps stay equal.
  @Test func largestMinimumHoldsForAllGaps() throws {
    let custom = views([50, 50, 50]).replacing("id=\"a\"", with: "id=\"a\" customSpacing=\"30\"")
    try expectFrames(
      row(custom), size: Size(width: 200, height: 20),
      """
      a: 0 0 50 20
      b: 80 0 50 20
      c: 160 0 40 20
      """)
  }

  @Test func hiddenViewMakesNoGap() throws {
    try expectFrames(
      row(views([50, 50, 50, 50], hidden: "b")), size: Size(width: 300, height: 20),
      """
      a: 0 0 50 20
      c: 125 0 50 20
      d: 250 0 50 20
      """)
  }

  @Test func onlyViewFillsTheStack() throws {
    try expectFrames(row(views([50])), size: Size(width: 300, height: 20), "a: 0 0 300 20")
  }

  private func row(_ views: String) -> String {
    "<stackView id=\"s\" distribution=\"equalSpacing\" spacing=\"10\">\(views)</stackView>"
  }
}
