import TestSupport
import Testing

@testable import StackModel

@Suite struct HiddenFrameTests {
  @Test func hiddenMiddleViewTotalsOneSpacing() throws {
    try expectFrames(
      row(views([100, 100, 100], hidden: "b")), size: Size(width: 210, height: 20),
      """
      a: 0 0 100 20
      b: 105 0 0 20
      c: 110 0 100 20
      """)
  }

  @Test(arguments: ["bc", "bcd", "bcdef"]) func runOfHiddenViewsTotalsOneSpacing(_ hidden: String) throws {
    let lengths = Array(repeating: 100.0, count: hidden.count + 2)
    let last = ["bc": "d", "bcd": "e", "bcdef": "g"][hidden] ?? ""
    try expectFrames(
      row(views(lengths, hidden: hidden)), size: Size(width: 210, height: 20),
      """
      a: 0 0 100 20
      b: 105 0 0 20
      c: 105 0 0 20
      \(last): 110 0 100 20
      """)
  }

  @Test func everySecondViewMayBeHidden() throws {
    try expectFrames(
      row(views([100, 100, 100, 100, 100], hidden: "bd")), size: Size(width: 320, height: 20),
      """
      a: 0 0 100 20
      b: 105 0 0 20
      c: 110 0 100 20
      d: 215 0 0 20
      e: 220 0 100 20
      """)
  }

  @Test func hiddenEndsTakeNoRoom() throws {
    try expectFrames(
      row(views([100, 100, 100, 100], hidden: "ad")), size: Size(width: 210, height: 20),
      """
      a: 0 0 0 20
      b: 0 0 100 20
      c: 110 0 100 20
      d: 210 0 0 20
      """)
  }

  /// UIKit's other bug: the hidden view takes part in the alignment with its full height.
  @Test func hiddenTallestViewStillSizesAFillStack() throws {
    try expectFrames(
      pinned("<stackView id=\"s\">\(tallViews)</stackView>"),
      """
      s: 0 0 30 50
      a: 0 0 30 50
      """)
  }

  @Test(arguments: ["top", "center", "bottom"])
  func hiddenTallestViewDoesNotSizeAnAlignedStack(_ alignment: String) throws {
    try expectFrames(
      pinned("<stackView id=\"s\" alignment=\"\(alignment)\">\(tallViews)</stackView>"),
      """
      s: 0 0 30 20
      a: 0 0 30 20
      """)
  }

  @Test func hiddenFirstViewIsStillTheOneThatIsCentered() throws {
    try expectFrames(
      "<stackView id=\"s\" alignment=\"center\">\(tallViews.replacing("hidden=\"YES\"", with: ""))</stackView>"
        .replacing("id=\"a\"", with: "id=\"a\" hidden=\"YES\""), size: Size(width: 40, height: 100),
      """
      a: 0 40 0 20
      b: 0 25 40 50
      """)
  }

  @Test func nothingIsLeftOfAStackOfHiddenViews() throws {
    let width = "<constraint firstItem=\"s\" firstAttribute=\"width\" constant=\"20\"/>"
    let hidden = tallViews.replacing("id=\"a\"", with: "id=\"a\" hidden=\"YES\"")
    try expectFrames(pinned("<stackView id=\"s\" alignment=\"top\">\(hidden)</stackView>", width), "s: 0 0 20 0")
  }

  private let tallViews = """
    <view id="a" placeholderIntrinsicWidth="30" placeholderIntrinsicHeight="20"/>
    <view id="b" placeholderIntrinsicWidth="40" placeholderIntrinsicHeight="50" hidden="YES"/>
    """

  private func row(_ views: String) -> String { "<stackView id=\"s\" spacing=\"10\">\(views)</stackView>" }
}
