import TestSupport
import Testing

@testable import StackModel

/// A view at (30, 10, 80, 40) in a root of 200 by 100 that becomes 300 by 160.
@Suite struct AutoresizingTests {
  private let larger = Size(width: 300, height: 160)

  @Test(arguments: [
    ("", "30 80"), ("flexibleMaxX", "30 80"), ("flexibleMinX", "130 80"), ("widthSizable", "30 180"),
    // A quarter of the slack was on the left.
    ("flexibleMinX flexibleMaxX", "55 80"),
    // Of 110 flexible points 80 were the width's; of 170 as well; of all 200, too.
    ("flexibleMinX widthSizable", "57.5 152.5"), ("widthSizable flexibleMaxX", "30 127"),
    ("flexibleMinX widthSizable flexibleMaxX", "45 120"),
  ])
  func maskDecidesAboutTheWidth(_ mask: String, _ expected: String) throws {
    let places = expected.split(separator: " ")
    try expectFrames(xib(box(mask)), size: larger, "a: \(places[0]) 10 \(places[1]) 40")
  }

  @Test(arguments: [
    ("", "10 40"), ("flexibleMaxY", "10 40"), ("flexibleMinY", "70 40"), ("heightSizable", "10 100"),
    // A sixth of the slack was above.
    ("flexibleMinY flexibleMaxY", "20 40"),
    ("flexibleMinY heightSizable", "22 88"), ("heightSizable flexibleMaxY", "10 66.5"),
    ("flexibleMinY heightSizable flexibleMaxY", "16 64"),
  ])
  func maskDecidesAboutTheHeight(_ mask: String, _ expected: String) throws {
    let places = expected.split(separator: " ")
    try expectFrames(xib(box(mask)), size: larger, "a: 30 \(places[0]) 80 \(places[1])")
  }

  @Test func maskOfBothAxesFillsWhatIsLeft() throws {
    try expectFrames(xib(box("widthSizable heightSizable")), size: larger, "a: 30 10 180 100")
  }

  @Test(arguments: [("minX=\"15\" minY=\"4\"", "15 4"), ("minX=\"15\"", "15 0"), ("", "0 0")])
  func frameMayBeWrittenAsInsets(_ insets: String, _ place: String) throws {
    let frame = "<frame key=\"frameInset\" \(insets) width=\"80\" height=\"40\"/>"
    try expectFrames(xib("<subviews><view id=\"a\">\(frame)</view></subviews>"), "a: \(place) 80 40")
  }

  @Test(arguments: ["", "flexibleMinX flexibleMaxX", "flexibleMinX", "widthSizable heightSizable"])
  func frameStaysAsItIsWhereTheRootDoes(_ mask: String) throws {
    try expectFrames(xib(box(mask)), "a: 30 10 80 40")
  }

  @Test func masksApplyAtEachLevel() throws {
    let inner = """
      <subviews>
        <view id="b">
          <rect key="frame" x="10" y="5" width="20" height="10"/>
          <autoresizingMask key="autoresizingMask" flexibleMinX="YES"/>
        </view>
      </subviews>
      """
    try expectFrames(
      xib(box("widthSizable", inner)), size: larger,
      """
      a: 30 10 180 40
      b: 110 5 20 10
      """)
  }

  @Test func fixedFrameIsKeptWhateverTheRootsSize() throws {
    let view = """
      <subviews>
        <view id="a" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO">
          <rect key="frame" x="30" y="10" width="80" height="40"/>
        </view>
      </subviews>
      """
    try expectFrames(xib(view), size: larger, "a: 30 10 80 40")
  }

  @Test func constraintsMayHoldToAFrameLaidView() throws {
    let content = box("flexibleMinX").replacing("</subviews>", with: plainView("b") + "</subviews>")
    let places = """
      b.leading == a.trailing + 5
      b.top == a.top
      b.width == 10
      b.height == 10
      """
    try expectFrames(xib(content + constraints(places)), size: larger, "b: 215 10 10 10")
  }

  private func box(_ mask: String, _ inner: String = "") -> String {
    let flags = mask.split(separator: " ").map { "\($0)=\"YES\"" }.joined(separator: " ")
    return """
      <subviews>
        <view id="a">
          <rect key="frame" x="30" y="10" width="80" height="40"/>
          <autoresizingMask key="autoresizingMask" \(flags)/>
          \(inner)
        </view>
      </subviews>
      """
  }
}
