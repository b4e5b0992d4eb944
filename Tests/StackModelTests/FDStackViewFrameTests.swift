import TestSupport
import Testing

@testable import StackModel

/// What FDStackView does differently on purpose.
@Suite struct FDStackViewFrameTests {
  @Test func hiddenTallestViewNoLongerSizesTheStack() throws {
    try expectFrames(
      pinned(
        """
        <stackView id="s">
          <view id="a" placeholderIntrinsicWidth="30" placeholderIntrinsicHeight="20"/>
          <view id="b" placeholderIntrinsicWidth="40" placeholderIntrinsicHeight="50" hidden="YES"/>
        </stackView>
        """), as: .fdStackView,
      """
      s: 0 0 30 20
      a: 0 0 30 20
      """)
  }

  /// 360 - 2 × 10 = 340, shared 4 : 1 : 2 exactly.
  @Test func proportionsAreRightWhateverTheSpacing() throws {
    try expectFrames(
      "<stackView id=\"s\" distribution=\"fillProportionally\" spacing=\"10\">\(views([80, 20, 40]))</stackView>",
      size: Size(width: 370, height: 20), as: .fdStackView,
      """
      a: 0 0 200 20
      b: 210 0 50 20
      c: 270 0 100 20
      """)
  }

  @Test func viewsWithoutContentSizesAreEqual() throws {
    try expectFrames(
      "<stackView id=\"s\" distribution=\"fillProportionally\" spacing=\"10\"><view id=\"a\"/><view id=\"b\"/></stackView>",
      size: Size(width: 210, height: 20), as: .fdStackView,
      """
      a: 0 0 100 20
      b: 110 0 100 20
      """)
  }

  @Test func hiddenMiddleViewStandsBehindTheSpacing() throws {
    try expectFrames(
      "<stackView id=\"s\" spacing=\"10\">\(views([100, 100, 100], hidden: "b"))</stackView>",
      size: Size(width: 210, height: 20), as: .fdStackView,
      """
      a: 0 0 100 20
      b: 110 0 0 20
      c: 110 0 100 20
      """)
  }

  @Test func hiddenEndsTakeNoRoom() throws {
    try expectFrames(
      "<stackView id=\"s\" spacing=\"10\">\(views([100, 100, 100, 100], hidden: "ad"))</stackView>",
      size: Size(width: 210, height: 20), as: .fdStackView,
      """
      a: 0 0 0 20
      b: 0 0 100 20
      c: 110 0 100 20
      d: 210 0 0 20
      """)
  }

  @Test func equalLengthsAreEqualAllTheSame() throws {
    try expectFrames(
      "<stackView id=\"s\" distribution=\"fillEqually\" spacing=\"10\">\(views([50, 80, 20]))</stackView>",
      size: Size(width: 320, height: 20), as: .fdStackView,
      """
      a: 0 0 100 20
      b: 110 0 100 20
      c: 220 0 100 20
      """)
  }

  @Test func verticalStackWithABaselineAlignmentLiesAtTheEdge() throws {
    let xml = "<stackView id=\"s\" axis=\"vertical\" alignment=\"?\">\(wideViews)</stackView>"
    try expectFrames(
      xml.replacing("?", with: "lastBaseline"), size: Size(width: 100, height: 40), as: .fdStackView,
      """
      a: 80 0 20 20
      b: 70 20 30 20
      """)
  }

  private let wideViews = """
    <view id="a" placeholderIntrinsicWidth="20" placeholderIntrinsicHeight="20"/>
    <view id="b" placeholderIntrinsicWidth="30" placeholderIntrinsicHeight="20"/>
    """

  /// FDStackView issue 25: a stack with equal distances is as wide as it may be, where UIStackView's is as narrow.
  @Test func equalDistancesGrowAsFarAsTheyMay() throws {
    let xml = """
      <view id="root">
        <stackView id="s" distribution="equalSpacing" spacing="5">\(views([30, 40, 50]))
          <constraint firstItem="s" firstAttribute="width" relation="lessThanOrEqual" constant="315"/>
        </stackView>
        <constraint firstItem="s" firstAttribute="leading" secondItem="root" secondAttribute="leading"/>
        <constraint firstItem="s" firstAttribute="top" secondItem="root" secondAttribute="top"/>
      </view>
      """
    try expectFrames(
      xml, size: Size(width: 375, height: 100), as: .fdStackView,
      """
      s: 0 0 315 0
      a: 0 0 30 0
      b: 127.5 0 40 0
      c: 265 0 50 0
      """)
    try expectFrames(xml, size: Size(width: 375, height: 100), "s: 0 0 130 0\nb: 35 0 40 0")
  }
}
