import TestSupport
import Testing

@testable import StackModel

/// Where Interface Builder's canvas and an app that runs differ. What UIKit does is known from its documentation, from
/// logs of its constraints and from what Apple's compiler leaves out of a nib; what the canvas shows from stored frames.
@Suite struct LayoutSemanticsTests {
  private static let phone = Size(width: 375, height: 667)

  private func layOut(
    _ text: String, _ semantics: LayoutSemantics?, on device: String? = nil, iOS version: Int? = nil
  ) throws -> DocumentLayout {
    let options = LayoutOptions(
      device: device.flatMap { Device(named: $0, landscape: false) }, iOSVersion: version, semantics: semantics)
    return try LayoutDocument(Array(text.utf8), path: "a.storyboard", options: options).layout()
  }

  /// The frame of `a` on the canvas and at run time.
  private func frames(_ text: String, iOS version: Int? = nil) throws -> [Rect?] {
    try [LayoutSemantics.canvas, .runtime].map { try layOut(text, $0, iOS: version).frame("a") }
  }

  /// A stack at the corner of the safe area of 200 by 300 points, with one view in it that the stack does not stretch.
  private func arranged(_ view: String, _ stack: String = "", tools: Int = 22505) -> String {
    let guide = "<viewLayoutGuide key=\"safeArea\" id=\"safe\"/>"
    let content = """
      <subviews><stackView id="s" axis="vertical" alignment="leading" translatesAutoresizingMaskIntoConstraints="NO" \
      \(stack)><subviews>\(view)</subviews></stackView></subviews>\(guide)
      \(constraints("s.leading == safe.leading\ns.top == safe.top"))
      """
    return storyboard(content, device: "retina4_7", size: Self.phone, toolsVersion: tools)
  }

  // MARK: What is there at design time only

  @Test func constraintThatIsRemovedAtBuildTimeHoldsOnTheCanvasOnly() throws {
    let removed = "<constraint id=\"p\" firstAttribute=\"height\" constant=\"70\" placeholder=\"YES\"/>"
    let kept = "<constraint id=\"k\" firstAttribute=\"height\" constant=\"30\" priority=\"900\"/>"
    let view = plainView("a", "", "<constraints>\(removed)\(kept)</constraints>")
    #expect(try frames(arranged(view)).map(\.?.height) == [70, 30])
  }

  @Test func placeholderSizeOfAPlainViewHoldsOnTheCanvasOnly() throws {
    let view = plainView("a", "placeholderIntrinsicWidth=\"80\" placeholderIntrinsicHeight=\"70\"")
    #expect(try frames(arranged(view)).map(\.?.height) == [70, 0])
  }

  /// The placeholder stands for what the class measures, which nothing else tells.
  @Test func placeholderSizeStandsForAClassOfTheApp() throws {
    let view = plainView(
      "a", "customClass=\"Badge\" placeholderIntrinsicWidth=\"80\" placeholderIntrinsicHeight=\"70\"")
    #expect(try frames(arranged(view)).map(\.?.height) == [70, 70])
  }

  @Test func emptyViewHasALengthOnTheCanvasOnly() throws {
    #expect(try frames(arranged(plainView("a"))).map(\.?.height) == [50, 0])
  }

  /// A view around a switch, whose frame is as high as given, in a stack view.
  private func viewAroundASwitch(height: Double?, _ attributes: String = "") -> String {
    let frame = height.map { "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"51\" height=\"\($0)\"/>" } ?? ""
    return """
      <view id="a" translatesAutoresizingMaskIntoConstraints="NO" \(attributes)>\(frame)
        <subviews><switch id="w" translatesAutoresizingMaskIntoConstraints="NO"/></subviews>
        \(constraints("w.leading == a.leading\nw.trailing == a.trailing\nw.top == a.top\nw.bottom <= a.bottom\nw.bottom == a.bottom @100"))
      </view>
      """
  }

  /// Stored frames show 50 points, and other lengths that a view had before it was arranged.
  @Test func viewWithSubviewsKeepsItsLengthOnTheCanvasOnly() throws {
    #expect(try frames(arranged(viewAroundASwitch(height: nil)), iOS: 15).map(\.?.height) == [50, 31])
    #expect(try frames(arranged(viewAroundASwitch(height: 72)), iOS: 15).map(\.?.height) == [72, 31])
  }

  @Test func contentWinsOverAKeptLengthOfTheSamePriority() throws {
    let hugging =
      "<label id=\"l\" text=\"A\" verticalHuggingPriority=\"%\" translatesAutoresizingMaskIntoConstraints=\"NO\"/>"
    for (priority, height) in [("750", 20.5), ("749", 50)] {
      let label = hugging.replacing("%", with: priority)
      let view = plainView(
        "a", "",
        "<subviews>\(label)</subviews>\(constraints("l.leading == a.leading\nl.trailing == a.trailing\nl.top == a.top\nl.bottom == a.bottom"))"
      )
      #expect(try layOut(arranged(view), .canvas).frame("a")?.height == height, "hugging \(priority)")
    }
  }

  @Test func labelWithoutTextHasASizeOnTheCanvasOnly() throws {
    let label = "<label id=\"a\" text=\"\" translatesAutoresizingMaskIntoConstraints=\"NO\"/>"
    #expect(try frames(arranged(label)).map(\.?.size) == [Size(width: 50, height: 50), .zero])
  }

  @Test func indicatorThatStandsStillIsShownOnTheCanvasOnly() throws {
    let indicator = "<activityIndicatorView id=\"i\" hidesWhenStopped=\"YES\"/>"
    let text = arranged(indicator + plainView("a", "", constraints("a.height == 30")))
    #expect(try frames(text).map(\.?.y) == [20, 0])
  }

  // MARK: Hidden views

  /// UIKit logs that `UISV-hiding` contradicts the height; the canvas shows the view as high as it is written.
  @Test func requiredHeightOfAHiddenViewIsAConflictAtRunTime() throws {
    let text = arranged(plainView("a", "hidden=\"YES\"", constraints("a.height == 40")) + plainView("b"))
    let findings = try [LayoutSemantics.canvas, .runtime].map { semantics in
      try layOut(text, semantics).diagnostics.map(\.ruleID).filter { $0 == "conflicting-constraints" }.count
    }
    #expect(findings == [0, 1])
    #expect(try frames(text).first??.height == 40)
  }

  // MARK: Margins and insets

  @Test func stackViewHasMarginsAtRunTime() throws {
    let margin =
      "<constraint firstItem='a' firstAttribute='leading' secondItem='s' secondAttribute='leadingMargin' id='m'/>"
    let places = constraints(
      "s.leading == root.leading\ns.top == root.top\na.top == root.top\na.width == 9\na.height == 9")
    let stack = "<stackView id=\"s\" translatesAutoresizingMaskIntoConstraints=\"NO\"/>"
    let text = storyboard(
      "<subviews>\(stack)\(plainView("a"))</subviews>"
        + places.replacing("</constraints>", with: "\(margin)</constraints>"),
      device: "retina4_7", size: Self.phone)
    #expect(try frames(text).map(\.?.x) == [0, 8])
  }

  private func insets(_ tools: Int, _ semantics: LayoutSemantics?, document: String, on device: String? = nil) throws
    -> Double?
  {
    let known = try #require(Device(named: document, landscape: false))
    let content = """
      <subviews>\(plainView("a"))</subviews><viewLayoutGuide key="safeArea" id="safe"/>
      \(constraints("a.leading == safe.leading\na.width == 9\na.top == safe.top\na.bottom == safe.bottom"))
      """
    let text = storyboard(content, device: document, size: known.size, toolsVersion: tools)
    return try layOut(text, semantics, on: device).frame("a")?.y
  }

  @Test func deviceWithAHomeButtonHasAStatusBarAtRunTime() throws {
    #expect(try insets(15_505, .canvas, document: "retina4_7") == 0)
    #expect(try insets(15_505, .runtime, document: "retina4_7") == 20)
  }

  @Test func screenHasItsInsetsOnceAtRunTime() throws {
    #expect(try insets(23_727, .canvas, document: "retina6_12") == 118)
    #expect(try insets(23_727, .runtime, document: "retina6_12") == 59)
  }

  /// Interface Builder's iPhone 11 had 44 points before Xcode 14; the device has 48.
  @Test func phoneHasItsOwnInsetsAtRunTime() throws {
    #expect(try insets(17_506, .canvas, document: "retina6_1") == 44)
    #expect(try insets(17_506, .runtime, document: "retina6_1") == 48)
  }

  // MARK: Controls and text

  @Test(arguments: [(Int?.none, 34.0), (12, 30), (13, 34)])
  func controlsAreThoseOfTheVersionOfIOS(version: Int?, height: Double) throws {
    let field = "<textField id=\"a\" borderStyle=\"roundedRect\" translatesAutoresizingMaskIntoConstraints=\"NO\"/>"
    #expect(try frames(arranged(field, tools: 14_113), iOS: version).map(\.?.height) == [30, height])
  }

  @Test func switchIsWiderOnIOS26() throws {
    let control = "<switch id=\"a\" translatesAutoresizingMaskIntoConstraints=\"NO\"/>"
    #expect(try frames(arranged(control)).map(\.?.width) == [51, 63])
    #expect(try frames(arranged(control), iOS: 18).map(\.?.width) == [51, 51])
  }

  /// Body text has 17 points, a line of 20.5 at two pixels a point; Xcode 13 showed the 14 points of extra small.
  @Test func textHasTheSizeThatADeviceStartsWithAtRunTime() throws {
    let font = "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/>"
    let text = arranged(Self.label(font), tools: 19_529)
    #expect(try frames(text).map(\.?.height) == [17, 20.5])
    #expect(try frames(text, iOS: 15).map(\.?.height) == [17, 20.5])
  }

  private static func label(_ font: String) -> String {
    "<label id=\"a\" text=\"A\" translatesAutoresizingMaskIntoConstraints=\"NO\">\(font)</label>"
  }

  // MARK: What nothing decides

  @Test func openPlaceIsTheStoredOneOnTheCanvasOnly() throws {
    let view = plainView(
      "a", "",
      "<rect key=\"frame\" x=\"40\" y=\"60\" width=\"30\" height=\"30\"/>"
        + constraints("a.width == 30\na.height == 30"))
    let text = storyboard("<subviews>\(view)</subviews>", device: "retina4_7", size: Self.phone)
    #expect(
      try frames(text)
        == [Rect(x: 40, y: 60, width: 30, height: 30), Rect(x: 0, y: 0, width: 30, height: 30)])
  }

  @Test func contentTurnsConstraintsAtRunTime() throws {
    let view = plainView("a", "semanticContentAttribute=\"forceRightToLeft\"")
    let places = constraints("a.leading == root.leading + 10\na.width == 30\na.top == root.top\na.height == 9")
    let text = storyboard("<subviews>\(view)</subviews>\(places)", device: "retina4_7", size: Self.phone)
    #expect(try frames(text).map(\.?.x) == [10, 335])
  }

  // MARK: Defaults

  private func semantics(_ options: LayoutOptions, _ text: String) throws -> LayoutSemantics {
    try LayoutDocument(Array(text.utf8), path: "a", options: options).settings.semantics
  }

  @Test func documentIsShownAsOnItsCanvas() throws {
    let text = arranged(plainView("a"))
    #expect(try semantics(LayoutOptions(), text) == .canvas)
    #expect(try semantics(LayoutOptions(size: Self.phone), text) == .canvas)
    #expect(try semantics(LayoutOptions(semantics: .runtime), text) == .runtime)
  }

  @Test func questionAboutADeviceOrUserIsAboutRunTime() throws {
    let text = arranged(plainView("a"))
    let device = Device.standard
    let questions = [
      LayoutOptions(device: device), LayoutOptions(contentSizeCategory: .large), LayoutOptions(language: .pseudo),
      LayoutOptions(isTextBold: true), LayoutOptions(iOSVersion: 14),
    ]
    for question in questions { #expect(try semantics(question, text) == .runtime) }
    #expect(try semantics(LayoutOptions(device: device, semantics: .canvas), text) == .canvas)
  }

  @Test func stackDefinitionIsLaidOutAsAtRunTime() throws {
    let text =
      "<stackView id=\"s\" width=\"200\" height=\"100\"><view id=\"a\"/><view id=\"b\" width=\"10\"/></stackView>"
    #expect(try semantics(LayoutOptions(), text) == .runtime)
    #expect(try semantics(LayoutOptions(semantics: .canvas), text) == .canvas)
  }

  @Test func stackDefinitionCanBeLaidOutAsOnTheCanvas() throws {
    let text =
      "<view width=\"200\" height=\"100\"><stackView id=\"s\"><view id=\"a\" height=\"9\"/></stackView>"
      + constraints("s.leading == r.leading").replacing("r.leading", with: "s.leading") + "</view>"
    #expect(try layOut(text, .canvas).frame("a")?.width == 50)
    #expect(try layOut(text, nil).frame("a")?.width == 0)
  }

  @Test func viewsMadeInCodeAreLaidOutAsAtRunTime() {
    let stack = StackView()
    let view = View()
    stack.addArrangedSubview(view)
    let root = View()
    root.addSubview(stack)
    LayoutSession(root: root, size: Self.phone).layoutIfNeeded()
    #expect(view.frame.size == .zero)
  }

  @Test func storedFramesAreComparedWithTheCanvasOnly() throws {
    let view = plainView("a", "", "<rect key=\"frame\" x=\"40\" y=\"60\" width=\"30\" height=\"30\"/>")
    let places = constraints("a.leading == root.leading + 10\na.width == 30\na.top == root.top + 60\na.height == 30")
    let text = storyboard("<subviews>\(view)</subviews>\(places)", device: "retina4_7", size: Self.phone)
    #expect(try layOut(text, nil).diagnostics.map(\.ruleID) == ["misplaced-view"])
    #expect(try layOut(text, .canvas).diagnostics.map(\.ruleID) == ["misplaced-view"])
    #expect(try layOut(text, .runtime).diagnostics.isEmpty)
  }

  // MARK: Agreement

  /// A view of known size between constraints is the same for both.
  @Test func bothAgreeWhereNothingDiffers() throws {
    let views = plainView("a") + plainView("b")
    let places = constraints(
      """
      a.leading == root.leading + 10
      a.top == root.top + 20
      a.height == 40
      b.leading == a.trailing + 8
      b.trailing == root.trailing - 10
      b.top == a.top
      b.height == a.height
      b.width == a.width
      """)
    let text = storyboard(
      "<subviews>\(views)</subviews>\(places)", device: "retina6_12", size: Size(width: 393, height: 852))
    let layouts = try [LayoutSemantics.canvas, .runtime].map { try layOut(text, $0).views.map(\.frame) }
    #expect(layouts[0] == layouts[1])
    #expect(layouts[0][1].width == 182.5 || layouts[0][1].width.rounded() == 183)
  }
}
