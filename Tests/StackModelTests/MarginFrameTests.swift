import TestSupport
import Testing

@testable import StackModel

@Suite struct MarginFrameTests {
  private let margins = "<edgeInsets key=\"layoutMargins\" top=\"1\" left=\"2\" bottom=\"3\" right=\"4\"/>"

  /// 100 - 2 - 4 - 10 is shared by two; 50 - 1 - 3 is the height.
  @Test func viewsLieWithinTheMargins() throws {
    try expectFrames(
      "<stackView id=\"s\" distribution=\"fillEqually\" spacing=\"10\">\(margins)\(views([5, 5]))</stackView>",
      size: Size(width: 100, height: 50),
      """
      a: 2 1 42 46
      b: 54 1 42 46
      """)
  }

  @Test func directionalMarginsLieTheSameWay() throws {
    try expectFrames(
      """
      <stackView id="s" axis="vertical">
        <directionalEdgeInsets key="directionalLayoutMargins" top="1" leading="2" bottom="3" trailing="4"/>
        <view id="a"/>
      </stackView>
      """, size: Size(width: 100, height: 50), "a: 2 1 94 46")
  }

  /// Between 1 and 47 the middle is 24.
  @Test func centerLiesBetweenTheMargins() throws {
    try expectFrames(
      """
      <stackView id="s" alignment="center">\(margins)
        <view id="a" placeholderIntrinsicHeight="20"/><view id="b" width="10" height="10"/>
      </stackView>
      """, size: Size(width: 100, height: 50),
      """
      a: 2 14 84 20
      b: 86 19 10 10
      """)
  }

  @Test func freeStackAddsItsMargins() throws {
    try expectFrames(
      pinned(
        "<stackView id=\"s\">\(margins)<view id=\"a\" width=\"30\" height=\"20\"/></stackView>"),
      """
      s: 0 0 36 24
      a: 2 1 30 20
      """)
  }

  @Test func marginsOfZeroAreMarginsToo() throws {
    try expectFrames(
      """
      <stackView id="s"><edgeInsets key="layoutMargins" top="0" left="0" bottom="0" right="0"/><view id="a"/></stackView>
      """, size: Size(width: 100, height: 50), "a: 0 0 100 50")
  }

  /// (275 - 28 - 27 - 16) / 2, as in a stored frame of a text beside a button.
  @Test func multiLineTextGetsAnEqualShareOfTheContent() throws {
    let layout = try layOut(
      """
      <stackView id="s" spacing="16">
        <edgeInsets key="layoutMargins" top="0" left="28" bottom="0" right="27"/>
        <label id="a" numberOfLines="0" text="a text that is far too long for a single line of this width"/>
        <view id="b" placeholderIntrinsicWidth="40"/>
      </stackView>
      """, size: Size(width: 275, height: 200), iOS: 14)
    #expect(layout.frame("a")?.x == 28)
    #expect(layout.frame("a")?.width == 102)
    #expect(layout.frame("b")?.width == 102)
  }
}
