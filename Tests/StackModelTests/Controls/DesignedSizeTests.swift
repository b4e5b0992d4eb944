import TestSupport
import Testing

@testable import NibDecoder
@testable import StackModel

/// Content sizes that Interface Builder measured and wrote down.
@Suite struct DesignedSizeTests {
  private func text(_ content: String, _ designed: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" useAutolayout="YES">
      <device id="retina4_7" orientation="portrait"/>
      <objects>
        <view id="root"><rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
          <subviews>\(content)</subviews>
          \(constraints("a.leading == root.leading\na.top == root.top\na.trailing <= root.trailing"))
        </view>
      </objects>
      <designables><designable name="a"><size key="intrinsicContentSize" \(designed)/></designable></designables>
    </document>
    """
  }

  private func label(lines: Int = 1) -> String {
    "<label id=\"a\" text=\"one two three\" numberOfLines=\"\(lines)\" customClass=\"TitleLabel\" "
      + "translatesAutoresizingMaskIntoConstraints=\"NO\"/>"
  }

  private func read(
    _ content: String, _ designed: String, textSize: ContentSizeCategory? = nil
  ) throws -> LayoutDocument {
    let options = LayoutOptions(contentSizeCategory: textSize)
    return try LayoutDocument(Array(text(content, designed).utf8), path: "a.xib", options: options)
  }

  @Test func labelsAndButtonsAreAsLargeAsWasMeasured() throws {
    let button = "<button id=\"a\" customClass=\"RoundButton\" translatesAutoresizingMaskIntoConstraints=\"NO\"/>"
    for view in [label(), button] {
      let layout = try read(view, "width=\"150.5\" height=\"33\"").layout()
      #expect(layout.frame("a") == Rect(x: 0, y: 0, width: 150.5, height: 33))
      #expect(layout.diagnostics == [])
    }
  }

  /// 390 points of text take two or three lines of 200, each as high as the one that was measured.
  @Test func textOfSeveralLinesIsBrokenToTheMeasuredWidth() throws {
    let frame = try #require(try read(label(lines: 0), "width=\"390\" height=\"30\"").layout().frame("a"))
    #expect(frame.width <= 200 && frame.width > 100)
    #expect([60, 90].contains(frame.height))
  }

  /// What is written for a plain view is the size that it came with.
  @Test func plainViewsHaveNoContentSizeAllTheSame() throws {
    let layout = try read(plainView("a", ""), "width=\"50\" height=\"40\"").layout()
    #expect(layout.diagnostics.map(\.message) == ["<view> needs constraints for: width, height"])
  }

  @Test(arguments: ["", "width=\"0.0\" height=\"20\"", "width=\"-1\" height=\"-1\""])
  func sizesThatAreNoneAreNotTaken(_ designed: String) throws {
    #expect(try read(label(), designed).views("a").first?.designedSize == nil)
  }

  /// It was measured at the canvas's text size.
  @Test func anotherTextSizeIsMeasuredAnew() throws {
    let layout = try read(label(), "width=\"150.5\" height=\"33\"", textSize: .large).layout()
    #expect(layout.frame("a")?.height != 33)
  }

  @Test func anotherTextIsMeasuredAnew() throws {
    let document = try read(label(), "width=\"150.5\" height=\"33\"")
    let label = try #require(document.item(withID: "a") as? Label)
    label.text = "four"
    #expect(document.layout().frame("a")?.height != 33)
  }
}

extension LayoutDocument {
  fileprivate func views(_ id: String) -> [View] { roots.flatMap(\.subtree).filter { $0.id == id } }
}
