import TestSupport
import Testing

@testable import StackModel

/// The pixels that the size of one line of text is rounded up to.
@Suite struct TextPixelTests {
  private static let label = "<label id=\"l\" text=\"Label\" translatesAutoresizingMaskIntoConstraints=\"NO\"/>"
  private static let places = constraints("s.leading == root.leading\ns.top == root.top")

  @Test func hasWholePointsWithoutADevice() throws {
    let content = "<subviews>\(Self.label)</subviews>" + constraints("l.leading == root.leading\nl.top == root.top")
    let text = storyboard(content, device: "none", size: Size(width: 600, height: 600), toolsVersion: 9531)
    #expect(try layOut(text).frame("l") == Rect(x: 0, y: 0, width: 42, height: 21))
  }

  @Test func hasTheScreensPixelsOnADevice() throws {
    let frame = try #require(try labelFrame("text=\"Label\"", on: "retina5_5"))
    #expect(abs(frame.height - 61.0 / 3) < 0.001)
  }

  @Test func hasTheScreensPixelsInAStackView() throws {
    let stack = """
      <stackView id="s" translatesAutoresizingMaskIntoConstraints="NO"><subviews>\(Self.label)</subviews></stackView>
      """
    let text = storyboard(
      "<subviews>\(stack)</subviews>" + Self.places, device: "retina5_5", size: Size(width: 414, height: 736))
    let frame = try #require(try layOut(text).frame("l"))
    #expect(abs(frame.height - 61.0 / 3) < 0.001)
  }
}
