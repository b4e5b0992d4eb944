import TestSupport
import Testing

@testable import StackModel

/// Frames lie on the device's pixels: each edge is rounded half up on its own, in the superview's coordinates.
@Suite struct PixelRoundingTests {
  private let thirds = """
    <stackView id="s" distribution="fillEqually"><view id="a"/><view id="b"/><view id="c"/></stackView>
    """

  /// 33.33 is 66.67 pixels, so 67; 66.67 is 133.33 pixels, so 133.
  @Test func edgesGoToTheNearestHalfOnTwoPixelsAPoint() throws {
    try expectFrames(
      thirds, size: Size(width: 100, height: 20), on: "retina4_7",
      """
      a: 0 0 33.5 20
      b: 33.5 0 33 20
      c: 66.5 0 33.5 20
      """)
  }

  @Test func edgesGoToTheNearestThirdOnThreePixelsAPoint() throws {
    try expectFrames(
      thirds, size: Size(width: 100, height: 20), on: "retina6_12",
      """
      a: 0 0 33.333 20
      b: 33.333 0 33.333 20
      c: 66.667 0 33.333 20
      """)
  }

  /// 101 / 3 = 33.67 and 67.33 on whole points.
  @Test func edgesGoToWholePointsOnOnePixelAPoint() throws {
    try expectFrames(
      thirds, size: Size(width: 101, height: 20), on: "appleTV",
      """
      a: 0 0 34 20
      b: 34 0 33 20
      c: 67 0 34 20
      """)
  }

  @Test(arguments: [(0.25, "0.5"), (-0.25, "0"), (0.24, "0"), (-0.26, "-0.5"), (0.75, "1")])
  func halfAPixelRoundsUp(_ x: Double, _ expected: String) throws {
    let layout = try layOut(box("a", in: "root", at: x), on: "retina4_7")
    let frame = try #require(layout.frame("a"))
    #expect(text(frame).hasPrefix("\(expected) "))
  }

  /// 0.2 and 0.2 are nothing each, though 0.4 would be a pixel.
  @Test func edgesAreMeasuredInTheSuperview() throws {
    let inner = """
      <view id="b" width="10" height="10"/>
      <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="leading" constant="0.2"/>
      <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="top"/>
      """
    try expectFrames(
      box("a", in: "root", at: 0.2, inner), on: "retina4_7",
      """
      a: 0 0 20 20
      b: 0 0 10 10
      """)
  }

  @Test func roundingDoesNotAddUpAlongAStack() throws {
    let views = (0..<8).map { "<view id=\"v\($0)\"/>" }.joined()
    let layout = try layOut(
      "<stackView id=\"s\" distribution=\"fillEqually\">\(views)</stackView>", size: Size(width: 101, height: 20))
    let places = (0..<8).compactMap { layout.frame("v\($0)") }
    // 12.625 each: 25.25, 50.5, 75.75, 101, 126.25 … pixels.
    #expect(places.map(\.x) == [0, 12.5, 25.5, 38, 50.5, 63, 76, 88.5])
    #expect(places.last?.maxX == 101)
  }

  private func box(_ id: String, in root: String, at x: Double, _ inner: String = "") -> String {
    """
    <view id="\(root)" width="100" height="100">
      <view id="\(id)" width="20" height="20">\(inner)</view>
      <constraint firstItem="\(id)" firstAttribute="leading" secondItem="\(root)" secondAttribute="leading"
        constant="\(x)"/>
      <constraint firstItem="\(id)" firstAttribute="top" secondItem="\(root)" secondAttribute="top"/>
    </view>
    """
  }
}
