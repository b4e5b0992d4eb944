import TestSupport
import Testing

@testable import StackModel

@Suite struct NestedStackFrameTests {
  /// The inner row is as high as its highest view; its first view takes the slack across the screen.
  @Test func rowInsideAColumn() throws {
    let trailing =
      "<constraint firstItem=\"s\" firstAttribute=\"trailing\" secondItem=\"root\" secondAttribute=\"trailing\"/>"
    try expectFrames(
      pinned(
        """
        <stackView id="s" axis="vertical" spacing="10">
          <stackView id="row" spacing="5">
            <view id="a" placeholderIntrinsicWidth="30" placeholderIntrinsicHeight="20"/>
            <view id="b" placeholderIntrinsicWidth="40" placeholderIntrinsicHeight="30"/>
          </stackView>
          <view id="c" placeholderIntrinsicWidth="50" placeholderIntrinsicHeight="10"/>
        </stackView>
        """, trailing), size: Size(width: 200, height: 200),
      """
      s: 0 0 200 50
      row: 0 0 200 30
      a: 0 0 155 30
      b: 160 0 40 30
      c: 0 40 200 10
      """)
  }

  @Test func rowsOfAGridAreEqual() throws {
    try expectFrames(
      """
      <stackView id="s" axis="vertical" distribution="fillEqually" spacing="2">
        <stackView id="top" distribution="fillEqually" spacing="2"><view id="a"/><view id="b"/></stackView>
        <stackView id="bottom" distribution="fillEqually" spacing="2"><view id="c"/><view id="d"/></stackView>
      </stackView>
      """, size: Size(width: 102, height: 62),
      """
      top: 0 0 102 30
      a: 0 0 50 30
      b: 52 0 50 30
      bottom: 0 32 102 30
      c: 0 0 50 30
      d: 52 0 50 30
      """)
  }

  @Test func centeredRowHugsItsViews() throws {
    try expectFrames(
      """
      <stackView id="s" axis="vertical" alignment="center">
        <stackView id="row" spacing="10">
          <view id="a" width="20" height="20"/><view id="b" width="30" height="20"/>
        </stackView>
        <view id="c" placeholderIntrinsicWidth="80"/>
      </stackView>
      """, size: Size(width: 100, height: 50),
      """
      row: 20 0 60 20
      a: 0 0 20 20
      b: 30 0 30 20
      c: 10 20 80 30
      """)
  }

  @Test func hiddenStackTakesNoRoom() throws {
    try expectFrames(
      """
      <stackView id="s" axis="vertical" spacing="10">
        <view id="a" placeholderIntrinsicHeight="20"/>
        <stackView id="inner" axis="vertical" hidden="YES"><view id="b" placeholderIntrinsicHeight="30"/></stackView>
        <view id="c" placeholderIntrinsicHeight="20"/>
      </stackView>
      """, size: Size(width: 20, height: 50),
      """
      a: 0 0 20 20
      inner: 0 25 20 0
      c: 0 30 20 20
      """)
  }

  @Test func horizontalStackStandsOnItsTallestView() throws {
    let layout = try layOut(
      pinned(
        """
        <stackView id="s" alignment="firstBaseline">
          <label id="a" text="one"/>
          <stackView id="inner" alignment="bottom">
            <view id="x" width="10" height="5"/>
            <label id="b" text="two"/>
          </stackView>
        </stackView>
        """))
    #expect(layout.frame("inner")?.y == layout.frame("a")?.y)
  }

  @Test func verticalStackStandsOnItsFirstView() throws {
    let layout = try layOut(
      pinned(
        """
        <stackView id="s" alignment="firstBaseline">
          <label id="a" text="one"/>
          <stackView id="inner" axis="vertical"><label id="b" text="two"/><label id="c" text="three"/></stackView>
        </stackView>
        """))
    #expect(layout.frame("inner")?.y == layout.frame("a")?.y)
  }

  @Test func verticalStacksLastBaselineIsItsLastViews() throws {
    let layout = try layOut(
      pinned(
        """
        <stackView id="s" alignment="lastBaseline">
          <label id="a" text="one"/>
          <stackView id="inner" axis="vertical"><label id="b" text="two"/><label id="c" text="three"/></stackView>
        </stackView>
        """))
    let (a, inner) = (try #require(layout.frame("a")), try #require(layout.frame("inner")))
    #expect(a.maxY == inner.maxY)
    #expect(inner.y == 0)
  }
}
