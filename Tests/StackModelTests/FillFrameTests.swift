import TestSupport
import Testing

@testable import StackModel

/// `fill`: the views share what is left, or what is missing, by priority and then by order.
@Suite struct FillFrameTests {
  /// 300 - 2 × 10 - 3 × 50 = 130 to spare.
  @Test func firstViewIsStretchedWhereHuggingIsEqual() throws {
    try expectFrames(
      row("", "", "", length: 50), size: Size(width: 300, height: 20),
      """
      a: 0 0 180 20
      b: 190 0 50 20
      c: 250 0 50 20
      """)
  }

  @Test func firstViewIsStretchedInAVerticalStackToo() throws {
    try expectFrames(
      """
      <stackView id="s" axis="vertical" spacing="10">
        <view id="a" placeholderIntrinsicHeight="50"/><view id="b" placeholderIntrinsicHeight="50"/>
      </stackView>
      """, size: Size(width: 20, height: 200),
      """
      a: 0 0 20 140
      b: 0 150 20 50
      """)
  }

  @Test func viewWithTheLowestHuggingIsStretched() throws {
    try expectFrames(
      row("", "horizontalHuggingPriority=\"249\"", "", length: 50), size: Size(width: 300, height: 20),
      """
      a: 0 0 50 20
      b: 60 0 180 20
      c: 250 0 50 20
      """)
  }

  @Test func lowestHuggingCountsWhateverTheOrder() throws {
    let hugging = [252, 251, 250].map { "horizontalHuggingPriority=\"\($0)\"" }
    try expectFrames(
      row(hugging[0], hugging[1], hugging[2], length: 50), size: Size(width: 300, height: 20),
      """
      a: 0 0 50 20
      b: 60 0 50 20
      c: 120 0 180 20
      """)
  }

  @Test func viewWithoutContentSizeTakesTheSlack() throws {
    try expectFrames(
      """
      <stackView id="s" spacing="10">
        <view id="a" placeholderIntrinsicWidth="50"/><view id="b"/><view id="c" placeholderIntrinsicWidth="50"/>
      </stackView>
      """, size: Size(width: 300, height: 20),
      """
      a: 0 0 50 20
      b: 60 0 180 20
      c: 250 0 50 20
      """)
  }

  /// 260 - 2 × 10 - 3 × 100 = 60 too little.
  @Test func lastViewIsCompressedWhereResistanceIsEqual() throws {
    try expectFrames(
      row("", "", "", length: 100), size: Size(width: 260, height: 20),
      """
      a: 0 0 100 20
      b: 110 0 100 20
      c: 220 0 40 20
      """)
  }

  @Test func viewWithTheLowestResistanceIsCompressed() throws {
    try expectFrames(
      row("horizontalCompressionResistancePriority=\"749\"", "", "", length: 100), size: Size(width: 260, height: 20),
      """
      a: 0 0 40 20
      b: 50 0 100 20
      c: 160 0 100 20
      """)
  }

  /// 160 too little: a gives up its 100 points, c the other 60. A length is never negative.
  @Test func nextViewGivesWayWhenTheFirstToDoSoHasNothingLeft() throws {
    let weak = "horizontalCompressionResistancePriority=\"749\""
    try expectFrames(
      row(weak, "", "", length: 100), size: Size(width: 160, height: 20),
      """
      a: 0 0 0 20
      b: 10 0 100 20
      c: 120 0 40 20
      """)
  }

  /// Nothing says how long each is, but together they are 90 and neither is less than nothing.
  @Test func viewsWithoutAnySizeKeepTheSpacing() throws {
    let layout = try layOut(
      "<stackView id=\"s\" spacing=\"10\"><view id=\"a\"/><view id=\"b\"/></stackView>",
      size: Size(width: 100, height: 20))
    let (a, b) = (try #require(layout.frame("a")), try #require(layout.frame("b")))
    #expect(b.x - a.maxX == 10)
    #expect(a.width + b.width == 90)
  }

  @Test func onlyViewFillsTheStack() throws {
    try expectFrames(
      "<stackView id=\"s\" spacing=\"10\"><view id=\"a\" placeholderIntrinsicWidth=\"50\"/></stackView>",
      size: Size(width: 300, height: 20), "a: 0 0 300 20")
  }

  @Test func fixedSizesFitAnExactStack() throws {
    try expectFrames(
      "<stackView id=\"s\"><view id=\"a\" width=\"110\" height=\"20\"/><view id=\"b\" width=\"40\"/></stackView>",
      size: Size(width: 150, height: 20),
      """
      a: 0 0 110 20
      b: 110 0 40 20
      """)
  }

  @Test func negativeSpacingMakesViewsOverlap() throws {
    try expectFrames(
      row("", "", "", length: 50, spacing: -10), size: Size(width: 130, height: 20),
      """
      a: 0 0 50 20
      b: 40 0 50 20
      c: 80 0 50 20
      """)
  }

  @Test func customSpacingMovesWhatFollows() throws {
    try expectFrames(
      row("customSpacing=\"30\"", "", "", length: 50), size: Size(width: 190, height: 20),
      """
      a: 0 0 50 20
      b: 80 0 50 20
      c: 140 0 50 20
      """)
  }

  /// As long as its views and spacings, as wide as the widest.
  @Test func stackThatNothingSizesIsAsLargeAsItsContent() throws {
    try expectFrames(
      pinned(
        """
        <stackView id="s" spacing="5">
          <view id="a" placeholderIntrinsicWidth="30" placeholderIntrinsicHeight="10"/>
          <view id="b" placeholderIntrinsicWidth="40" placeholderIntrinsicHeight="20"/>
        </stackView>
        """),
      """
      s: 0 0 75 20
      a: 0 0 30 20
      b: 35 0 40 20
      """)
  }

  private func row(_ a: String, _ b: String, _ c: String, length: Int, spacing: Int = 10) -> String {
    let size = "placeholderIntrinsicWidth=\"\(length)\""
    return """
      <stackView id="s" spacing="\(spacing)">
        <view id="a" \(size) \(a)/><view id="b" \(size) \(b)/><view id="c" \(size) \(c)/>
      </stackView>
      """
  }
}
