import TestSupport
import Testing

@testable import StackModel

/// Properties of documents' views that only drawing needs.
@Suite struct DrawingPropertyTests {
  @Test func viewHasItsDrawingProperties() throws {
    let view = try #require(
      try decodedView(
        controlElement(
          "view", "alpha=\"0.5\" contentMode=\"scaleAspectFit\" clipsSubviews=\"YES\"",
          """
          <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="layer.borderWidth"><real key="value" value="1"/>
            </userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="8"/>
            </userDefinedRuntimeAttribute>
          </userDefinedRuntimeAttributes>
          """)))
    #expect(view.alpha == 0.5)
    #expect(view.contentMode == .scaleAspectFit)
    #expect(view.clipsToBounds)
    #expect(view.cornerRadius == 8)
  }

  @Test func viewWithoutThemHasTheDefaults() throws {
    for view in [View(), try #require(try decodedView(controlElement("view")))] {
      #expect(view.alpha == 1)
      #expect(view.contentMode == .scaleToFill)
      #expect(!view.clipsToBounds)
      #expect(view.cornerRadius == 0)
    }
  }

  @Test(arguments: [
    ("TopLeft", ContentMode.topLeft), ("topRight", .topRight), ("center", .center), ("?", .scaleToFill),
  ])
  func contentModeMayBeginWithACapital(name: String, mode: ContentMode) throws {
    #expect(try decodedView(controlElement("view", "contentMode=\"\(name)\""))?.contentMode == mode)
  }

  @Test func negativeOrMissingCornerRadiusIsNone() throws {
    func radius(_ value: String) throws -> Double? {
      let attribute = "<userDefinedRuntimeAttribute type=\"number\" keyPath=\"layer.cornerRadius\">\(value)"
      let content =
        "<userDefinedRuntimeAttributes>\(attribute)</userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>"
      return try decodedView(controlElement("view", "", content))?.cornerRadius
    }
    #expect(try radius("<real key=\"value\" value=\"2.5\"/>") == 2.5)
    #expect(try radius("<real key=\"value\" value=\"-2\"/>") == 0)
    #expect(try radius("") == 0)
  }

  @Test func controlsHaveTheirStates() throws {
    let isOn = (try decodedView(controlElement("switch", "on=\"YES\"")) as? Switch)?.isOn
    #expect(isOn == true)
    #expect((try decodedView(controlElement("switch")) as? Switch)?.isOn == false)
    let slider = try #require(
      try decodedView(controlElement("slider", "value=\"3\" minValue=\"2\" maxValue=\"5\"")) as? Slider)
    #expect([slider.value, slider.minimumValue, slider.maximumValue] == [3, 2, 5])
    let stepper = try #require(try decodedView(controlElement("stepper", "maximumValue=\"7\"")) as? Stepper)
    #expect([stepper.value, stepper.minimumValue, stepper.maximumValue] == [0, 0, 7])
    #expect(Stepper().maximumValue == 100)
    #expect((try decodedView(controlElement("progressView", "progress=\"0.25\"")) as? ProgressView)?.progress == 0.25)
    let pages = try #require(
      try decodedView(controlElement("pageControl", "numberOfPages=\"4\" currentPage=\"2\"")) as? PageControl)
    #expect([pages.numberOfPages, pages.currentPage] == [4, 2])
    let indicator = try decodedView(controlElement("activityIndicatorView", "animating=\"YES\""))
    #expect((indicator as? ActivityIndicatorView)?.isAnimating == true)
  }

  @Test func segmentedControlHasTitlesAndASelection() throws {
    func control(_ attributes: String) throws -> SegmentedControl? {
      let segments = "<segments><segment title=\"One\"/><segment image=\"dot\"/></segments>"
      return try decodedView(controlElement("segmentedControl", attributes, segments)) as? SegmentedControl
    }
    #expect(try control("")?.titles == ["One", ""])
    #expect(try control("selectedSegmentIndex=\"1\"")?.selectedSegmentIndex == 1)
    // Interface Builder writes 0. Evidence: 120 of 125 controls, and none has -1.
    #expect(try control("")?.selectedSegmentIndex == nil)
    #expect(try control("selectedSegmentIndex=\"-1\"")?.selectedSegmentIndex == nil)
    #expect(try control("selectedSegmentIndex=\"9\"")?.selectedSegmentIndex == nil)
  }

  @Test func textFieldTellsItsTextFromItsPlaceholder() throws {
    func field(_ attributes: String) throws -> TextField? {
      try decodedView(controlElement("textField", attributes)) as? TextField
    }
    let both = try #require(try field("text=\"Ada\" placeholder=\"Name\""))
    #expect([both.text, both.placeholder, both.shownText] == ["Ada", "Name", "Ada"])
    let empty = try #require(try field("placeholder=\"Name\""))
    #expect([empty.text, empty.placeholder, empty.shownText] == ["", "Name", "Name"])
  }

  @Test func readingForDrawingLeavesAttributesUnread() throws {
    let text = xib("<subviews>\(controlElement("switch", "on=\"YES\""))</subviews>")
    let document = try LayoutDocument(text: text)
    let unread = document.unreadAttributes().map(\.message)
    #expect((document.item(withID: "a") as? Switch)?.isOn == true)
    #expect(unread.contains { $0.contains("on of <switch>") })
    #expect(document.unreadAttributes().map(\.message) == unread)
  }

  @Test func viewDrawsAfterItsDocumentIsGone() throws {
    var document: LayoutDocument? = try LayoutDocument(
      text: xib("<subviews>\(controlElement("switch", "on=\"YES\""))</subviews>"))
    let view = try #require(document?.item(withID: "a") as? Switch)
    weak let nib = document?.nib
    document = nil
    #expect(nib == nil)
    #expect(view.isOn)
  }
}
