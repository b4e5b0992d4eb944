import TestSupport
import Testing

@testable import StackModel

/// Which stored frames are called misplaced: those that no content size could explain.
@Suite struct StoredFrameTests {
  private static let phone = Size(width: 375, height: 667)
  private static let backdrop = stored("backdrop", "0 0 200 100")
  private static let backdropFills =
    "\nbackdrop.leading == root.leading\nbackdrop.top == root.top\nroot.trailing == backdrop.trailing"
    + "\nroot.bottom == backdrop.bottom"

  private static func stored(_ id: String, _ frame: String, _ attributes: String = "", as element: String = "view")
    -> String
  {
    let numbers = zip(["x", "y", "width", "height"], frame.split(separator: " ")).map { "\($0)=\"\($1)\"" }
    return """
      <\(element) id="\(id)" translatesAutoresizingMaskIntoConstraints="NO" \(attributes)>
        <rect key="frame" \(numbers.joined(separator: " "))/>
      </\(element)>
      """
  }

  private func misplaced(_ views: String..., where text: String, more: String = "") throws -> [String] {
    let places = constraints(text).replacing("</constraints>", with: "\(more)</constraints>")
    return try misplaced(xib("<subviews>\(views.joined())</subviews>\(places)"), "a.xib")
  }

  private func misplaced(onPhone views: String..., where text: String) throws -> [String] {
    let guide = "<viewLayoutGuide key=\"safeArea\" id=\"safe\"/>"
    let content = "\(guide)<subviews>\(views.joined())</subviews>\(constraints(text))"
    return try misplaced(storyboard(content, device: "retina4_7", size: Self.phone), "a.storyboard")
  }

  private func misplaced(_ text: String, _ path: String) throws -> [String] {
    try LayoutDocument(Array(text.utf8), path: path).layout().views.filter(\.isMisplaced).compactMap(\.view.id)
  }

  // MARK: Content sizes

  @Test(arguments: ["switch", "activityIndicatorView", "button"])
  func contentOfAnotherSizeIsNoMisplacement(_ element: String) throws {
    let view = Self.stored("a", "8 8 61 47", as: element)
    #expect(try misplaced(view, where: "a.leading == root.leading + 8\na.top == root.top + 8") == [])
  }

  /// A switch extends beyond the rectangle that constraints act on, and so may what derives from it.
  @Test(arguments: [("customClass=\"BigSwitch\"", []), ("", ["a"])])
  func viewThatHugsTheContentOfItsClassMayHaveAnAlignmentRectangleOfItsOwn(
    _ attribute: String, _ expected: [String]
  ) throws {
    let view = Self.stored("a", "316 8 51 31", "horizontalHuggingPriority=\"750\" \(attribute)")
    let text =
      "root.trailing == a.trailing + 10\na.top == root.top + 8\na.height == 31\na.leading == root.leading + 316"
    #expect(try misplaced(onPhone: view, where: text) == expected)
  }

  /// Constraints act on less than the frame of a control with a bezel, whose size is that of the macOS of the time.
  @Test(arguments: [
    ("comboBox", []), ("tabView", []), ("pathControl", []), ("popUpButton", []), ("datePicker", []),
    ("textField", ["a"]), ("customView", ["a"]), ("scrollView", ["a"]),
  ])
  func bezelOfAnAppKitControlIsNoMisplacement(_ element: String, _ expected: [String]) throws {
    let frame = "<rect key=\"frame\" x=\"20\" y=\"46\" width=\"86\" height=\"25\"/>"
    let places = constraints("a.leading == root.leading + 20\na.top == root.top + 30\na.width == 83\na.height == 21")
    let text = macXib("<subviews>\(macView(element, "a", "", frame))</subviews>" + places)
    #expect(try misplaced(text, "a.xib") == expected)
  }

  /// A window's content view is as large as it is stored, unless Interface Builder marks it. Cells are as wide as columns.
  @Test(arguments: [("", "customView", ["a"]), ("misplaced=\"YES\"", "customView", []), ("", "tableCellView", [])])
  func distanceToTheTopOfAWindow(_ mark: String, _ root: String, _ expected: [String]) throws {
    let frame = "<rect key=\"frame\" x=\"20\" y=\"46\" width=\"60\" height=\"20\"/>"
    let places = constraints("a.leading == root.leading + 20\na.top == root.top + 4\na.width == 60\na.height == 20")
    let content = "<subviews>\(macView("customView", "a", "", frame))</subviews>" + places
    let size = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"200\" height=\"100\"/>"
    let text = macDocument("<\(root) id=\"root\" \(mark)>\(size)\(content)</\(root)>")
    #expect(try misplaced(text, "a.xib") == expected)
  }

  /// Interface Builder makes room for content that a window has none for, but never between a view and the top.
  @Test(arguments: [(20, []), (30, ["a"])])
  func distanceToTheTopCountsWhereContentIsSqueezed(_ distance: Int, _ expected: [String]) throws {
    let frames = ["20 40 60 20", "18 0 60 16"].map { frame in
      let numbers = zip(["x", "y", "width", "height"], frame.split(separator: " ")).map { "\($0)=\"\($1)\"" }
      return "<rect key=\"frame\" \(numbers.joined(separator: " "))/>"
    }
    let font = "<font key=\"font\" metaFont=\"system\"/>"
    let cell = "<textFieldCell key=\"cell\" title=\"Name\" id=\"c\">\(font)</textFieldCell>"
    let places = constraints(
      """
      a.top == root.top + \(distance)
      a.leading == root.leading + 20
      a.width == 60
      a.height == 20
      b.top == a.bottom + 30
      b.bottom == root.bottom
      b.leading == root.leading + 20
      """)
    let views = macView("customView", "a", "", frames[0]) + macView("textField", "b", "", frames[1] + cell)
    let size = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"200\" height=\"80\"/>"
    let text = macDocument("<customView id=\"root\">\(size)<subviews>\(views)</subviews>\(places)</customView>")
    #expect(try misplaced(text, "a.xib") == expected)
  }

  /// Whether or not the content around it has its stored size, which texts decide.
  @Test(arguments: [(0, []), (30, ["b"])])
  func distanceWithinAViewOfMacOSCountsWhereTheViewIsOfOtherSize(_ distance: Int, _ expected: [String]) throws {
    let frames = ["20 20 160 16", "0 0 40 8", "48 0 114 16"].map { frame in
      let numbers = zip(["x", "y", "width", "height"], frame.split(separator: " ")).map { "\($0)=\"\($1)\"" }
      return "<rect key=\"frame\" \(numbers.joined(separator: " "))/>"
    }
    let font = "<font key=\"font\" metaFont=\"system\" size=\"40\"/>"
    let cell = "<textFieldCell key=\"cell\" title=\"Name\" id=\"cell\">\(font)</textFieldCell>"
    let inner = constraints(
      """
      b.leading == a.leading + \(distance)
      b.bottom == a.bottom
      b.width == 40
      b.height == 8
      c.top == a.top
      c.bottom == a.bottom
      c.trailing == a.trailing
      """)
    let views = macView("customView", "b", "", frames[1]) + macView("textField", "c", "", frames[2] + cell)
    let outer = macView("customView", "a", "", frames[0] + "<subviews>\(views)</subviews>\(inner)")
    let places = constraints("a.leading == root.leading + 20\na.top == root.top + 64\na.width == 160")
    let size = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"200\" height=\"100\"/>"
    let text = macDocument("<customView id=\"root\">\(size)<subviews>\(outer)</subviews>\(places)</customView>")
    #expect(try misplaced(text, "a.xib") == expected)
  }

  /// It is as wide as the date in the user's language.
  @Test(arguments: [("datePicker", "style=\"compact\"", []), ("label", "text=\"1 May\"", ["a"])])
  func compactDatePickerHasAWidthOfItsOwn(_ element: String, _ attribute: String, _ expected: [String]) throws {
    let view = Self.stored("a", "0 0 183 44", attribute, as: element)
    let text = "root.trailing == a.trailing\na.top == root.top\na.height == 44"
    #expect(try misplaced(Self.backdrop + view, where: text + Self.backdropFills) == expected)
  }

  /// Since Xcode 13 the stored frame differs from the alignment rectangle by a few points on both axes.
  @Test(arguments: [("catalog=\"system\"", []), ("", ["a"])])
  func symbolMayExtendBeyondItsAlignmentRectangle(_ catalog: String, _ expected: [String]) throws {
    let view = Self.stored("a", "12 11 24 22", "image=\"pin\" \(catalog)", as: "imageView")
    let places = constraints("a.leading == root.leading + 8\na.top == root.top + 8\na.width == 32\na.height == 28")
    let text = xib("<subviews>\(view)</subviews>\(places)").replacing(
      "</document>",
      with: "<resources><image name=\"pin\" \(catalog) width=\"30\" height=\"26\"/></resources></document>")
    #expect(try misplaced(text, "a.xib") == expected)
  }

  @Test func textThatStandsWhereNoConstraintPutsItIsMisplaced() throws {
    let label = Self.stored("a", "150 8 40 20", "text=\"Hello\"", as: "label")
    #expect(try misplaced(label, where: "a.leading == root.leading + 8\na.top == root.top + 8") == ["a"])
  }

  @Test func textOfAnotherHeightDoesNotMoveWhatIsBelow() throws {
    let label = Self.stored("a", "0 0 200 60", "text=\"Hello\"", as: "label")
    let text = "a.leading == root.leading\na.top == root.top\nb.leading == a.leading\nb.width == 9\nb.height == 9\n"
    #expect(try misplaced(label, Self.stored("b", "0 68 9 9"), where: text + "b.top == a.bottom + 8") == [])
  }

  @Test func noneIsBlamedWhereSeveralAreElsewhere() throws {
    let label = Self.stored("a", "0 0 200 60", "text=\"Hello\"", as: "label")
    let text = "a.leading == root.leading\na.top == root.top\nb.leading == a.leading\nb.width == 9\nb.height == 9\n"
    #expect(try misplaced(label, Self.stored("b", "0 90 9 9"), where: text + "b.top == a.bottom + 8") == [])
  }

  @Test func onlyTheViewThatIsElsewhereIsBlamed() throws {
    let text = """
      a.leading == root.leading + 10
      a.top == root.top
      a.width == 50
      a.height == 9
      b.leading == a.trailing + 8
      b.top == root.top
      b.width == 20
      b.height == 9
      """
    #expect(try misplaced(Self.stored("a", "10 0 30 9"), Self.stored("b", "68 0 20 9"), where: text) == ["a"])
  }

  @Test func viewsTiedToAMisplacedOneAreMisplacedToo() throws {
    let text = """
      a.leading == root.leading + 10
      a.top == root.top
      a.width == 50
      a.height == 9
      b.centerX == a.centerX
      b.top == root.top + 20
      b.width == 20
      b.height == 9
      c.leading == a.trailing + 8
      c.top == root.top
      c.width == 20
      c.height == 9
      """
    let views = [Self.stored("a", "60 0 50 9"), Self.stored("b", "75 20 20 9"), Self.stored("c", "68 0 20 9")]
    #expect(try misplaced(views.joined(), where: text) == ["a", "b"])
  }

  // MARK: What only the canvas knows

  private static let filling =
    "a.leading == root.leading\na.trailing == root.trailing\na.top == root.top\nroot.bottom == a.bottom"

  @Test func canvasThatIsNoScreenMayHaveGrown() throws {
    #expect(try misplaced(Self.stored("a", "0 0 200 130"), where: Self.filling) == [])
  }

  @Test func canvasThatAnotherViewConfirmsHasNotGrown() throws {
    let views = Self.backdrop + Self.stored("a", "0 0 200 130")
    #expect(try misplaced(views, where: Self.filling + Self.backdropFills) == ["a"])
  }

  @Test func contentSqueezedIntoACanvasTellsNothing() throws {
    let views =
      Self.backdrop + Self.stored("a", "0 0 9 150", "placeholderIntrinsicHeight=\"150\"")
      + Self.stored("b", "0 160 9 20")
    let text = """
      a.leading == root.leading
      a.top == root.top
      a.width == 9
      b.leading == root.leading
      b.top == a.bottom + 8
      b.width == 9
      b.height == 20
      root.bottom == b.bottom
      """
    #expect(try misplaced(views, where: text + Self.backdropFills) == [])
  }

  private static func belowBars(_ ids: String...) -> String {
    ids.map { "\($0).leading == root.leading\n\($0).width == 9\n\($0).height == 9\n\($0).top == safe.top" }
      .joined(separator: "\n")
  }

  @Test func barsThatNothingConfirmsMayBeOthers() throws {
    #expect(try misplaced(onPhone: Self.stored("a", "0 64 9 9"), where: Self.belowBars("a")) == [])
  }

  @Test func barsThatAnotherViewConfirmsAreThose() throws {
    let views = Self.stored("a", "0 64 9 9") + Self.stored("b", "0 20 9 9")
    #expect(try misplaced(onPhone: views, where: Self.belowBars("a", "b")) == ["a"])
  }

  @Test func noBarIsHalfAsHighAsTheScreen() throws {
    #expect(try misplaced(onPhone: Self.stored("a", "0 400 9 9"), where: Self.belowBars("a")) == ["a"])
  }

  @Test func widthOfAScreenIsKnown() throws {
    let text = "a.top == root.top\na.height == 9\na.leading == root.leading\nroot.trailing == a.trailing"
    #expect(try misplaced(onPhone: Self.stored("a", "0 0 320 9"), where: text) == ["a"])
  }

  @Test func howFarContentIsScrolledIsNotKnown() throws {
    let view = Self.stored("a", "0 400 9 9")
    let scroll = Self.stored("scroll", "0 0 375 667", as: "scrollView")
      .replacing("</scrollView>", with: "<subviews>\(view)</subviews></scrollView>")
    let text = "scroll.leading == root.leading\nscroll.top == root.top\nscroll.width == 375\nscroll.height == 667\n"
    let place = "\na.leading == scroll.leading\na.width == 9\na.height == 9"
    #expect(try misplaced(onPhone: scroll, where: text + "a.top == root.top + 100" + place) == [])
    #expect(try misplaced(onPhone: scroll, where: text + "a.top == scroll.top + 100" + place) == ["a"])
  }

  @Test func standardDistancesAreThoseOfTheCanvas() throws {
    let symbolic = """
      <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" \
      symbolic="YES" id="s"/>
      """
    let text = "a.top == root.top\na.width == 9\na.height == 9"
    #expect(try misplaced(Self.stored("a", "8 0 9 9"), where: text, more: symbolic) == [])
  }

  @Test func bezelsOfMacOSAreThoseOfItsVersion() throws {
    let button = """
      <button id="a" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="20" y="20" width="60" height="27"/>
        <buttonCell key="cell" type="push" title="OK" bezelStyle="rounded"/>
      </button>
      """
    let text = "a.leading == root.leading + 20\na.top == root.top + 20\na.width == 60"
    let layout = try LayoutDocument(
      Array(macXib("<subviews>\(button)</subviews>\(constraints(text))").utf8), path: "a.xib"
    ).layout()
    #expect(layout.views.filter(\.isMisplaced).isEmpty)
  }

  // MARK: What is not judged

  private static let corner = "a.leading == root.leading\na.top == root.top\na.width == 9\na.height == 9"

  @Test(arguments: ["off", "ignoreSizes"]) func whatTheAuthorDoesNotLetBeVerifiedIsNotJudged(_ value: String) throws {
    #expect(try misplaced(Self.stored("a", "50 50 9 9"), where: Self.corner) == ["a"])
    #expect(try misplaced(Self.stored("a", "50 50 9 9", "verifyAmbiguity=\"\(value)\""), where: Self.corner) == [])
  }

  @Test func placeOfAHiddenArrangedViewIsNotJudged() throws {
    let views = Self.stored("a", "0 -20 9 0", "hidden=\"YES\"") + Self.stored("b", "0 0 9 9")
    let stack = Self.stored("stack", "0 0 9 9", "axis=\"vertical\"", as: "stackView")
      .replacing("</stackView>", with: "<subviews>\(views)</subviews></stackView>")
    let text = "stack.leading == root.leading\nstack.top == root.top\nb.width == 9\nb.height == 9"
    #expect(try misplaced(stack, where: text) == [])
  }

  @Test func differenceOfAPointIsRounding() throws {
    #expect(try misplaced(Self.stored("a", "1 0 9 9"), where: Self.corner) == [])
    #expect(try misplaced(Self.stored("a", "1.5 0 9 9"), where: Self.corner) == ["a"])
  }
}
