import TestSupport
import Testing

@testable import StackModel

/// Sizes of controls on Interface Builder's canvas, from images of known sizes so that no text is measured.
@Suite struct ControlSizeTests {
  @Test func configurationLaysImageAndPaddingOut() throws {
    let button = """
      <button id="a" translatesAutoresizingMaskIntoConstraints="NO">
        <buttonConfiguration key="configuration" style="filled" image="dot">
          <directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/>
        </buttonConfiguration>
      </button>
      """
    #expect(try size(button) == Size(width: 46, height: 34))
  }

  @Test func configurationWithoutInsetsPadsBySevenAndTwelve() throws {
    let button = """
      <button id="a" translatesAutoresizingMaskIntoConstraints="NO">
        <buttonConfiguration key="configuration" style="filled" image="dot"/>
      </button>
      """
    #expect(try size(button) == Size(width: 64, height: 44))
  }

  @Test func imagePaddingNeedsATitle() throws {
    func button(_ title: String) -> String {
      """
      <button id="a" translatesAutoresizingMaskIntoConstraints="NO">
        <buttonConfiguration key="configuration" style="plain" image="dot" imagePlacement="top" imagePadding="9" \(title)/>
      </button>
      """
    }
    #expect(try size(button("")) == Size(width: 64, height: 44))
    // 7 + 30 + 9 + a line of 17 points, 20.5 high, + 7.
    #expect(try size(button("title=\"i\"")) == Size(width: 64, height: 73.5))
  }

  @Test func backgroundImageIsTheLeastSize() throws {
    let button = """
      <button id="a" buttonType="system" translatesAutoresizingMaskIntoConstraints="NO">
        <state key="normal" title="i" backgroundImage="dot"/>
      </button>
      """
    #expect(try size(button) == Size(width: 40, height: 30))
  }

  @Test func emptyButtonIsAsHighAsItsFont() throws {
    func button(_ attributes: String, _ font: String = "") -> String {
      "<button id=\"a\" \(attributes) translatesAutoresizingMaskIntoConstraints=\"NO\">\(font)</button>"
    }
    let font = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"12\"/>"
    #expect(try size(button("buttonType=\"system\"")) == Size(width: 30, height: 30))
    #expect(try size(button("")) == Size(width: 30, height: 34))
    #expect(try size(button("buttonType=\"system\"", font)) == Size(width: 30, height: 27))
  }

  @Test(arguments: [
    (14460, Size(width: 22, height: 22)), (14868, Size(width: 25, height: 24)), (22505, Size(width: 26, height: 26)),
  ])
  func iconButtonFollowsTheVersion(toolsVersion: Int, expected: Size) throws {
    let button = "<button id=\"a\" buttonType=\"infoLight\" translatesAutoresizingMaskIntoConstraints=\"NO\"/>"
    #expect(try size(button, toolsVersion: toolsVersion) == expected)
  }

  @Test func contentOfAVisualEffectViewGivesItsSize() throws {
    let view = """
      <visualEffectView id="a" translatesAutoresizingMaskIntoConstraints="NO">
        <view key="contentView" id="c">
          <rect key="frame" x="0.0" y="0.0" width="999" height="999"/>
          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
          <subviews>\(plainView("b"))</subviews>
          \(constraints("""
            b.leading == c.leading + 3
            b.top == c.top + 4
            c.trailing == b.trailing + 5
            c.bottom == b.bottom + 6
            b.width == 50
            b.height == 20
            """))
        </view>
      </visualEffectView>
      """
    #expect(try size(view) == Size(width: 58, height: 30))
  }

  @Test func pageControlHidesForASinglePage() throws {
    func control(_ pages: Int) -> String {
      "<pageControl id=\"a\" hidesForSinglePage=\"YES\" numberOfPages=\"\(pages)\" translatesAutoresizingMaskIntoConstraints=\"NO\"/>"
    }
    #expect(try size(control(1)) == Size(width: 0, height: 0))
    #expect(try size(control(2)).height == 26)
  }

  @Test func segmentsApportionedByContentAreAsWideAsTheirTitles() throws {
    func control(_ attributes: String, _ titles: String...) -> String {
      let segments = titles.map { "<segment title=\"\($0)\"/>" }.joined()
      return """
        <segmentedControl id="a" \(attributes) translatesAutoresizingMaskIntoConstraints="NO">\
        <segments>\(segments)</segments></segmentedControl>
        """
    }
    let narrow = try size(control("", "i", "i")).width
    let wide = try size(control("", "widest", "widest")).width
    #expect(try size(control("", "i", "widest")).width == wide)
    let apportioned = try size(control("apportionsSegmentWidthsByContent=\"YES\"", "i", "widest"))
    // The line between the segments is one point.
    #expect(apportioned.width == (narrow - 1) / 2 + (wide - 1) / 2 + 1)
  }

  @Test(arguments: [
    ("retina6_1", 20037, "a.bottom == root.bottom", 49.0), ("retina6_1", 20037, "a.top == root.top", 44),
    ("retina4_7", 20037, "a.bottom == root.bottom", 44), ("retina6_1", 16097, "a.bottom == root.bottom", 44),
  ])
  func toolbarAtTheBottomIsHigherWithoutAHomeButton(
    device: String, toolsVersion: Int, edge: String, expected: Double
  ) throws {
    let toolbar = "<toolbar id=\"a\" translatesAutoresizingMaskIntoConstraints=\"NO\"/>"
    #expect(try size(toolbar, device: device, toolsVersion: toolsVersion, vertical: edge).height == expected)
  }

  private func size(
    _ view: String, device: String = "retina4_7", toolsVersion: Int = 21701, vertical: String = "a.top == root.top"
  ) throws -> Size {
    let text = xib(
      "<subviews>\(view)</subviews>" + constraints("a.leading == root.leading\n\(vertical)"), device: device
    )
    .replacing("toolsVersion=\"21701\"", with: "toolsVersion=\"\(toolsVersion)\"")
    .replacing(
      "</document>", with: "<resources><image name=\"dot\" width=\"40\" height=\"30\"/></resources></document>")
    let frame = try #require(try document(text).layout().frame("a"))
    return frame.size
  }
}
