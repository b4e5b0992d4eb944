import TestSupport
import Testing

@testable import LayoutAnalysis
@testable import StackModel

/// Views that stick out of their superview, or of the safe area, elsewhere than on the canvas.
@Suite struct ViewOutsideSuperviewTests {
  private let wide = "a.leading == root.leading + 8\na.top == root.top + 100\na.width == 360\na.height == 20"
  /// A text that ends some points before a label of 360 does.
  private let full = "A text that is nearly as wide as all of its label"

  @Test func fixedWidthSticksOutOfANarrowerScreen() throws {
    // 8 + 360 - 320.
    #expect(
      try frameFindings(screen(text("a", full), wide), on: "retina4_0")
        == [
          "12:1 view-outside-superview: <label> \"A text that is nearly as wide…\" sticks 48 points out of <view> on the right"
        ])
  }

  @Test func sideThatSticksOutFarthestIsNamed() throws {
    // 100 + 560 - 568 at the bottom, 48 on the right.
    let high = wide.replacing("a.height == 20", with: "a.height == 560")
    #expect(
      try frameFindings(screen(plainView("a"), high), on: "retina4_0")
        == ["12:1 view-outside-superview: <view> sticks 92 points out of <view> at the bottom"])
  }

  /// 48 points of the end are outside; only text that stands there is cut off.
  @Test(arguments: [
    ("textAlignment=\"natural\"", 0), ("textAlignment=\"left\"", 0), ("textAlignment=\"center\"", 0),
    ("textAlignment=\"right\"", 1), ("textAlignment=\"justified\"", 1),
  ])
  func endOfALabelWithoutTextIsNotSeen(alignment: String, count: Int) throws {
    #expect(try outside(text("a", "Short", alignment)) == count)
  }

  @Test(arguments: [("center", 0), ("right", 1)])
  func attributedTextSaysWhereItStands(alignment: String, count: Int) throws {
    let label = """
      <label id="a" usesAttributedText="YES" translatesAutoresizingMaskIntoConstraints="NO">\
      <attributedString key="attributedText"><fragment content="Short"><attributes>\
      <paragraphStyle key="NSParagraphStyle" alignment="\(alignment)"/></attributes></fragment></attributedString></label>
      """
    #expect(try outside(label) == count)
  }

  @Test func endOfALabelWithABackgroundIsSeen() throws {
    let color = "<color key=\"backgroundColor\" systemColor=\"systemRedColor\"/>"
    #expect(try outside(text("a", "Short").replacing("</label>", with: "\(color)</label>")) == 1)
  }

  @Test(arguments: [("", "", 0), ("contentHorizontalAlignment=\"right\"", "", 1), ("", " backgroundImage=\"b\"", 1)])
  func endOfABareButtonIsNotSeen(attributes: String, state: String, count: Int) throws {
    let button =
      "<button id=\"a\" buttonType=\"system\" translatesAutoresizingMaskIntoConstraints=\"NO\" \(attributes)>"
      + "<state key=\"normal\" title=\"Short\"\(state)/></button>"
    #expect(try outside(button) == count)
  }

  /// Of 500 points 32 are below the screen, and the text is in the middle.
  @Test func roomBelowATextIsNotSeen() throws {
    let high = wide.replacing("a.width == 360\na.height == 20", with: "a.width == 90\na.height == 500")
    #expect(try outside(text("a", "Short"), high) == 0)
    #expect(try outside(plainView("a"), high) == 1)
  }

  private func outside(_ view: String, _ places: String? = nil) throws -> Int {
    try frameFindings(screen(view, places ?? wide), on: "retina4_0").filter { $0.contains("view-outside") }.count
  }

  /// Twelve points of either end are outside.
  @Test(arguments: [("Name", 0), ("This is a name that nearly fills its label from end to end", 1)])
  func textInTheMiddleIsInside(_ content: String, count: Int) throws {
    let places = "a.centerX == root.centerX\na.top == root.top + 100\na.width == 344\na.height == 20"
    let label = text("a", content, "textAlignment=\"center\"")
    #expect(try frameFindings(screen(label, places), on: "retina4_0").filter { $0.contains("outside") }.count == count)
  }

  @Test func screensThatAreWideEnoughAreQuiet() throws {
    #expect(try frameFindings(screen(text("a", full), wide), on: "retina5_5") == [])
    #expect(try frameFindings(screen(text("a", full), wide)) == [])
  }

  @Test func whatSticksOutOnTheCanvasIsMeantTo() throws {
    let badge = "a.trailing == root.trailing + 20\na.top == root.top + 100\na.width == 60\na.height == 20"
    #expect(try frameFindings(screen(text("a", "Badge"), badge), on: "retina4_0") == [])
  }

  @Test(arguments: ["hidden=\"YES\"", "alpha=\"0.0\""])
  func whatIsNotSeenIsQuiet(attribute: String) throws {
    #expect(try frameFindings(screen(text("a", full, attribute), wide), on: "retina4_0") == [])
    let holder = plainView("h", attribute, "<subviews>\(text("a", full))</subviews>" + constraints("a.width == 360"))
    let places = "h.leading == root.leading\nh.trailing == root.trailing\nh.top == root.top + 100\nh.height == 50"
    #expect(try frameFindings(screen(holder, places), on: "retina4_0") == [])
  }

  @Test func contentOfScrollViewsIsQuiet() throws {
    let scroll = """
      <scrollView id="s" translatesAutoresizingMaskIntoConstraints="NO"><subviews>\(plainView("a"))</subviews>\
      \(constraints("a.leading == s.leading\na.top == s.top\ns.trailing == a.trailing\ns.bottom == a.bottom\na.width == 360\na.height == 60"))\
      </scrollView>
      """
    let places = "s.leading == root.leading\ns.trailing == root.trailing\ns.top == root.top + 100\ns.height == 60"
    #expect(try frameFindings(screen(scroll, places), on: "retina4_0") == [])
  }

  @Test func backgroundMayReachBelowABar() throws {
    // On the canvas the view ends where the screen does; a home indicator moves it 34 points below the safe area's end.
    let places = "a.leading == root.leading\na.trailing == root.trailing\na.bottom == safe.bottom + 34\na.height == 50"
    let indicator = screen(plainView("a"), places, on: "retina5_9", size: Size(width: 375, height: 812))
    #expect(try frameFindings(indicator, on: "retina4_7") == [])
  }

  @Test func lengthThatStandsForAnotherOneIsQuiet() throws {
    let code = plainView("a", "placeholderIntrinsicWidth=\"360\" placeholderIntrinsicHeight=\"20\"")
    let places = "a.leading == root.leading + 8\na.top == root.top + 100"
    #expect(try frameFindings(screen(code, places), on: "retina4_0") == [])
  }

  // MARK: Safe area

  private func phone(_ subviews: String, _ places: String) -> String {
    screen(subviews, places, on: "retina6_12", size: Size(width: 393, height: 852))
  }

  private let besides = "a.leading == root.leading + 16\na.top == root.top + 100\na.width == 90\na.height == 20"

  @Test func textReachesBelowTheCameraOfATurnedPhone() throws {
    // The camera covers 59.
    #expect(
      try frameFindings(phone(text("a", "Name"), besides), on: "retina6_12", landscape: true)
        == ["12:1 view-outside-superview: <label> \"Name\" sticks 43 points out of the safe area on the left"])
  }

  @Test func viewThatHoldsTextIsJudgedAsAWhole() throws {
    let inner = constraints("t.leading == a.leading + 2\nt.top == a.top")
    let holder = plainView("a", "", "<subviews>\(text("t", "Name"))</subviews>\(inner)")
    #expect(
      try frameFindings(phone(holder, besides), on: "retina6_12", landscape: true)
        == ["12:1 view-outside-superview: <view> sticks 43 points out of the safe area on the left"])
  }

  @Test func whatFollowsTheSafeAreaOrTheMarginsIsQuiet() throws {
    for edge in ["safe.leading + 16", "root.leadingMargin"] {
      let places = besides.replacing("root.leading + 16", with: edge)
      #expect(try frameFindings(phone(text("a", "Name"), places), on: "retina6_12", landscape: true) == [])
    }
  }

  /// On the canvas margins of a view inside of another one may know nothing of the camera; at run time they do.
  @Test func whatIsAtAMarginOfAnInnerViewIsQuiet() throws {
    let inner = constraints("t.leading == a.leadingMargin\nt.top == a.top")
    let holder = plainView("a", "", "<subviews>\(text("t", "Name"))</subviews>\(inner)")
    let across = "a.leading == root.leading\na.trailing == root.trailing\na.top == root.top + 100\na.height == 40"
    #expect(try frameFindings(phone(holder, across), on: "retina6_12", landscape: true) == [])
  }

  @Test func viewsWithoutTextAndBarsAcrossTheScreenAreQuiet() throws {
    #expect(try frameFindings(phone(plainView("a"), besides), on: "retina6_12", landscape: true) == [])
    let across = "a.leading == root.leading\na.trailing == root.trailing\na.top == root.top + 100\na.height == 20"
    #expect(try frameFindings(phone(text("a", "Name"), across), on: "retina6_12", landscape: true) == [])
  }

  @Test func textInTheMiddleStandsBetweenTheSides() throws {
    let places = "a.leading == root.leading + 16\na.trailing == root.trailing - 16\na.top == root.top + 100"
    let centered = text("a", "Name", "textAlignment=\"center\"")
    #expect(try frameFindings(phone(centered, places), on: "retina6_12", landscape: true) == [])
    #expect(try frameFindings(phone(text("a", "Name"), places), on: "retina6_12", landscape: true).count == 1)
  }
}
