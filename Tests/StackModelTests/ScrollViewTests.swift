import TestSupport
import Testing

@testable import StackModel

@Suite struct ScrollViewTests {
  /// The edges of a scroll view mean its content for the views inside of it.
  @Test func edgesOfTheScrollViewHoldItsContent() throws {
    try expectFrames(
      page(
        """
        <view id="a" width="300" height="400"/>
        <constraint firstItem="a" firstAttribute="leading" secondItem="scroll" secondAttribute="leading" constant="5"/>
        <constraint firstItem="a" firstAttribute="top" secondItem="scroll" secondAttribute="top" constant="6"/>
        <constraint firstAttribute="trailing" secondItem="a" secondAttribute="trailing"/>
        <constraint firstAttribute="bottom" secondItem="a" secondAttribute="bottom"/>
        """),
      """
      scroll: 0 0 200 100
      a: 5 6 300 400
      """)
  }

  @Test func sizeOfTheScrollViewIsItsOwn() throws {
    try expectFrames(
      page(
        """
        <view id="a" height="400"/>
        <constraint firstItem="a" firstAttribute="leading" secondItem="scroll" secondAttribute="leading"/>
        <constraint firstItem="a" firstAttribute="top" secondItem="scroll" secondAttribute="top"/>
        <constraint firstAttribute="trailing" secondItem="a" secondAttribute="trailing"/>
        <constraint firstAttribute="bottom" secondItem="a" secondAttribute="bottom"/>
        <constraint firstItem="a" firstAttribute="width" secondItem="scroll" secondAttribute="width"/>
        """), "a: 0 0 200 400")
  }

  /// The content is as large as a with its distances: b stands at its far corner.
  @Test func contentGuideIsAsLargeAsItsContent() throws {
    try expectFrames(
      page(
        """
        <viewLayoutGuide key="contentLayoutGuide" id="content"/>
        <view id="a" width="300" height="400"/><view id="b" width="10" height="10"/>
        \(constraints(
        """
        a.leading == content.leading + 5
        a.top == content.top + 6
        content.trailing == a.trailing + 7
        content.bottom == a.bottom + 8
        b.trailing == content.trailing
        b.bottom == content.bottom
        """))
        """),
      """
      a: 5 6 300 400
      b: 302 404 10 10
      """)
  }

  @Test func frameGuideIsTheScrollViewsOwnRectangle() throws {
    try expectFrames(
      page(
        """
        <viewLayoutGuide key="contentLayoutGuide" id="content"/><viewLayoutGuide key="frameLayoutGuide" id="frame"/>
        <view id="a" height="400"/>
        \(constraints(
        """
        a.leading == content.leading
        a.top == content.top
        content.trailing == a.trailing
        content.bottom == a.bottom
        a.width == frame.width - 20
        """))
        """), "a: 0 0 180 400")
  }

  @Test func viewsBesideTheScrollViewMeanItsFrame() throws {
    try expectFrames(
      page(
        "<view id=\"a\" width=\"300\" height=\"400\"/>",
        """
        <view id="beside" width="10" height="10"/>
        <constraint firstItem="beside" firstAttribute="trailing" secondItem="scroll" secondAttribute="trailing"/>
        <constraint firstItem="beside" firstAttribute="bottom" secondItem="scroll" secondAttribute="bottom"/>
        """), "beside: 190 90 10 10")
  }

  private func page(_ content: String, _ beside: String = "") -> String {
    """
    <view id="root" width="200" height="100">
      <scrollView id="scroll">\(content)</scrollView>
      \(beside)
      <constraint firstItem="scroll" firstAttribute="leading" secondItem="root" secondAttribute="leading"/>
      <constraint firstItem="scroll" firstAttribute="top" secondItem="root" secondAttribute="top"/>
      <constraint firstItem="scroll" firstAttribute="trailing" secondItem="root" secondAttribute="trailing"/>
      <constraint firstItem="scroll" firstAttribute="bottom" secondItem="root" secondAttribute="bottom"/>
    </view>
    """
  }
}
