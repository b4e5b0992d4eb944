import TestSupport
import Testing

@testable import StackModel

/// Text styles at the user's text size. Heights are lines of 1.193359375 of the size, on two pixels a point.
@Suite struct DynamicTypeTests {
  private func frame(
    _ element: String, at category: ContentSizeCategory?, toolsVersion: Int = 22505
  ) throws -> Rect? {
    let places = constraints("l.leading == root.leading\nl.top == root.top")
    let text = storyboard(
      "<subviews>\(element)</subviews>" + places, device: "retina4_7", size: Size(width: 375, height: 667),
      toolsVersion: toolsVersion)
    let options = LayoutOptions(contentSizeCategory: category)
    return try LayoutDocument(Array(text.utf8), path: "a.storyboard", options: options).layout().frame("l")
  }

  private func label(_ font: String, _ attributes: String = "") -> String {
    "<label id=\"l\" text=\"l\" \(attributes) translatesAutoresizingMaskIntoConstraints=\"NO\">\(font)</label>"
  }

  private func font(_ style: TextStyle) -> String {
    "<fontDescription key=\"fontDescription\" style=\"\(style.rawValue)\"/>"
  }

  @Test(arguments: [
    (ContentSizeCategory.extraSmall, 17.0), (.small, 18), (.medium, 19.5), (.large, 20.5), (.extraLarge, 23),
    (.accessibilityMedium, 33.5), (.accessibilityExtraExtraExtraLarge, 63.5),
  ])
  func bodyIsAsHighAsItsSize(category: ContentSizeCategory, height: Double) throws {
    #expect(try frame(label(font(.body)), at: category)?.height == height)
  }

  /// Lines of 38 and 76 points on one pixel a point; the user's text size is none of tvOS's.
  @Test(arguments: [(TextStyle.headline, 46.0), (.title1, 91), (.subheadline, 35), (.caption1, 30), (.caption2, 28)])
  func stylesOfTVOSAreLarger(style: TextStyle, height: Double) throws {
    let text = """
      <document type="com.apple.InterfaceBuilder.AppleTV.XIB" version="3.0" toolsVersion="22505" targetRuntime="AppleTV" \
      useAutolayout="YES"><objects><view id="root"><rect key="frame" x="0" y="0" width="1920" height="1080"/>
      <subviews>\(label(font(style)))</subviews>\(constraints("l.leading == root.leading\nl.top == root.top"))
      </view></objects></document>
      """
    #expect(try LayoutDocument(Array(text.utf8), path: "a.xib").layout().frame("l")?.height == height)
  }

  @Test func stylesGrowWithEachCategory() {
    for style in TextStyle.allCases {
      let sizes = ContentSizeCategory.allCases.map { style.pointSize(at: $0) }
      #expect(sizes == sizes.sorted())
      #expect(sizes.first.map { $0 >= 11 } == true)
    }
    #expect(TextStyle.largeTitle.pointSize(at: .large) == 34)
    #expect(TextStyle.footnote.pointSize(at: .accessibilityMedium) == 23)
  }

  @Test func linesLieAsFarApartAsTheSizesLeadingSays() throws {
    let lines = label(font(.body), "numberOfLines=\"0\"").replacing("text=\"l\"", with: "text=\"a&#10;b&#10;c\"")
    // A line of 20.5, and two leadings of 22; a line of 33.5, and two of 34.
    #expect(try frame(lines, at: .large)?.height == 64.5)
    #expect(try frame(lines, at: .accessibilityMedium)?.height == 101.5)
  }

  @Test func fontsWithASizeOfTheirOwnStay() throws {
    let label = label(systemFont(17))
    #expect(try frame(label, at: .accessibilityLarge) == frame(label, at: nil))
  }

  @Test func flagOfTheLabelMakesNoDifference() throws {
    let adjusted = label(font(.body), "adjustsFontForContentSizeCategory=\"YES\"")
    #expect(try frame(adjusted, at: .extraLarge) == frame(label(font(.body)), at: .extraLarge))
  }

  @Test func configuredButtonHasBodyText() throws {
    let button = """
      <button id="l" translatesAutoresizingMaskIntoConstraints="NO">
        <buttonConfiguration key="configuration" style="plain" title="l"/>
      </button>
      """
    // A line, and 7 above and below.
    #expect(try frame(button, at: .large)?.height == 34.5)
    #expect(try frame(button, at: .accessibilityMedium)?.height == 47.5)
  }

  @Test func fieldsGrow() throws {
    func field(_ style: String) -> String {
      "<textField id=\"l\" borderStyle=\"\(style)\" translatesAutoresizingMaskIntoConstraints=\"NO\">\(font(.body))</textField>"
    }
    // A line of 64 whole points, and 4.
    #expect(try frame(field("line"), at: .accessibilityExtraExtraExtraLarge)?.height == 68)
    #expect(try frame(field("roundedRect"), at: .accessibilityExtraExtraExtraLarge)?.height == 68)
    #expect(try frame(field("roundedRect"), at: .extraLarge)?.height == 34)
  }

  @Test func canvasOfSomeVersionsShowedExtraSmallText() throws {
    let label = label(font(.body))
    #expect(try frame(label, at: nil, toolsVersion: 19529) == frame(label, at: .extraSmall, toolsVersion: 19529))
    #expect(try frame(label, at: .large, toolsVersion: 19529)?.height == 20.5)
  }

  @Test func askedForSizeIsThatOfRunTimeInOldDocumentsToo() throws {
    // 26 and 28 points.
    #expect(try frame(label(font(.title1)), at: nil, toolsVersion: 14313)?.height == 31.5)
    #expect(try frame(label(font(.title1)), at: .large, toolsVersion: 14313)?.height == 33.5)
  }

  @Test func storedFramesAreNotComparedAtAnotherTextSize() throws {
    let label = label("<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"1\" height=\"1\"/>" + font(.body))
    let places = constraints("l.leading == root.leading\nl.top == root.top\nl.width == 9\nl.height == 9")
    let text = storyboard(
      "<subviews>\(label)</subviews>" + places, device: "retina4_7", size: Size(width: 375, height: 667))
    func rules(_ category: ContentSizeCategory?) throws -> [String] {
      let options = LayoutOptions(contentSizeCategory: category)
      let document = try LayoutDocument(Array(text.utf8), path: "a.storyboard", options: options)
      return document.layout().diagnostics.map(\.ruleID)
    }
    #expect(try rules(nil) == ["misplaced-view"])
    #expect(try rules(.large).isEmpty)
  }

  @Test func labelsMadeInCodeFollowTheOptions() throws {
    func height(_ category: ContentSizeCategory?) throws -> Double? {
      let root = View()
      let label = Label(text: "l", style: .body)
      root.addSubview(label)
      try View.makeConstraints {
        label.layoutLeft.equalTo(0)
        label.layoutTop.equalTo(0)
      }
      let options = LayoutOptions(contentSizeCategory: category)
      let session = LayoutSession(root: root, size: Size(width: 375, height: 667), options: options)
      session.layoutIfNeeded()
      return session.frame(of: label)?.height
    }
    #expect(try height(nil) != nil)
    #expect(try height(nil) == height(.large))
    // 33 points on three pixels a point.
    #expect(try height(.accessibilityLarge).map { abs($0 - 39.667) < 0.001 } == true)
  }
}
