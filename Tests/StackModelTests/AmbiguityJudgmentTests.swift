import TestSupport
import Testing

@testable import NibDecoder
@testable import StackModel

/// Where Interface Builder marks nothing although constraints leave something open.
@Suite struct AmbiguityJudgmentTests {
  private func label(_ id: String) -> String {
    "<label id=\"\(id)\" text=\"\(id)\" horizontalHuggingPriority=\"251\" translatesAutoresizingMaskIntoConstraints=\"NO\"/>"
  }

  private func stack(_ content: String, _ attributes: String = "") -> String {
    "<stackView id=\"s\" translatesAutoresizingMaskIntoConstraints=\"NO\" \(attributes)><subviews>\(content)</subviews></stackView>"
  }

  private let top = "s.leading == root.leading\ns.trailing == root.trailing\ns.top == root.top\n"

  private func ambiguous(_ layout: DocumentLayout) -> [String?] { layout.views.filter(\.isAmbiguous).map(\.view.id) }

  private func rules(_ layout: DocumentLayout) -> [String] { layout.diagnostics.map(\.ruleID) }

  @Test func contradictingConstraintsLeaveNoRoomToCompeteFor() throws {
    let views = stack(label("a") + label("b"))
    #expect(try ambiguous(layOut(xib(views + constraints(top)))) == ["a", "b"])
    let layout = try layOut(xib(views + constraints(top + "s.height == 20\ns.height == 30")))
    #expect(rules(layout) == ["conflicting-constraints"])
    #expect(ambiguous(layout) == [])
  }

  /// Something that nothing decides is missing all the same.
  @Test func missingConstraintsAreNamedBesideAConflict() throws {
    let layout = try layOut(
      xib(plainView("a") + constraints("a.width == 20\na.width == 30\na.top == root.top\na.height == 9")))
    #expect(rules(layout) == ["ambiguous-layout", "conflicting-constraints"])
    #expect(layout.diagnostics.first?.message == "<view> needs constraints for: X position")
  }

  @Test func hiddenArrangedViewIsOnlyAStandIn() throws {
    let hidden = plainView("a", "hidden=\"YES\"", constraints("a.height == 9"))
    let shown = plainView("b", "", constraints("b.height == 9\nb.width == 50"))
    let vertical = "axis=\"vertical\" distribution=\"equalSpacing\" alignment=\"center\""
    let layout = try layOut(xib(stack(hidden + shown, vertical) + constraints(top)))
    #expect(ambiguous(layout) == [])
  }

  /// How high such a root is follows from its content alone.
  @Test func rootWithoutAFrameHasNoRoomToCompeteFor() throws {
    let labels = label("a") + label("b")
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" useAutolayout="YES" \
      useSafeAreas="YES"><device id="retina4_7" orientation="portrait"/><objects>
        <view id="root" translatesAutoresizingMaskIntoConstraints="NO">
          \(stack(labels, "axis=\"vertical\""))\(constraints(top + "s.bottom == root.bottom\nroot.height >= 300"))
        </view>
      </objects></document>
      """
    let layout = try LayoutDocument(Array(text.utf8), path: "a.xib").layout()
    #expect(ambiguous(layout) == [])
  }

  /// Xcode 8 and 9 mark the views even if the frame has exactly the room that their contents take, unless one hugs less.
  @Test(arguments: [
    (8164, "251", []), (11762, "251", ["a", "b"]), (13196, "251", ["a", "b"]), (13196, "250", []), (14313, "251", []),
  ])
  func equalHuggingTiesInAStackOfAFixedFrame(tools: Int, hugging: String, expected: [String]) throws {
    let size = "placeholderIntrinsicWidth=\"40\" placeholderIntrinsicHeight=\"20\""
    let views =
      plainView("a", "\(size) horizontalHuggingPriority=\"251\"")
      + plainView("b", "\(size) horizontalHuggingPriority=\"\(hugging)\"")
    let stack = """
      <subviews><stackView id="s" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="10" y="10" width="80" height="20"/><subviews>\(views)</subviews></stackView></subviews>
      """
    let text = xib(stack).replacing("toolsVersion=\"21701\"", with: "toolsVersion=\"\(tools)\"")
    let layout = try LayoutDocument(Array(text.utf8), path: "a.xib").layout()
    #expect(ambiguous(layout) == expected)
  }

  // MARK: Views that something else than constraints places

  @Test func hiddenViewOfADetachingStackIsNoSubview() throws {
    let cell = "<buttonCell key=\"cell\" type=\"push\" title=\"A\" id=\"ac\"/>"
    let views = macLabel("b") + macView("button", "a", "hidden=\"YES\"", cell)
    let attributes = "distribution=\"fill\" detachesHiddenViews=\"YES\""
    let stack = macView("stackView", "s", attributes, "<subviews>\(views)</subviews>")
    #expect(try rules(macLayout(macXib("<subviews>\(stack)</subviews>" + constraints(topLeft)))) == [])
  }

  @Test func emptyStackOfMacOSHugsItsInsets() throws {
    let insets = "<edgeInsets key=\"edgeInsets\" left=\"3\" right=\"4\" top=\"5\" bottom=\"6\"/>"
    let stack = macView("stackView", "s", "distribution=\"fill\"", insets)
    let layout = try macLayout(macXib("<subviews>\(stack)</subviews>" + constraints(topLeft)))
    #expect(rules(layout) == [])
    #expect(layout.frame("s") == Rect(x: 0, y: 89, width: 7, height: 11))
  }

  @Test func scrollViewOfMacOSPlacesItsTable() throws {
    let table = macView("tableView", "t")
    let clip =
      "<clipView key=\"contentView\" id=\"k\" translatesAutoresizingMaskIntoConstraints=\"NO\"><subviews>\(table)</subviews></clipView>"
    let sides = "v.leading == root.leading\nv.trailing == root.trailing\nv.top == root.top\nv.bottom == root.bottom"
    let scroll = macView("scrollView", "v", "", clip)
    #expect(try rules(macLayout(macXib("<subviews>\(scroll)</subviews>" + constraints(sides)))) == [])
  }

  /// Interface Builder marks the clip view of a scroll view whose own size is open.
  @Test func whatIsTiledIsAsOpenAsItsScrollView() throws {
    let frame = "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"80\" height=\"60\"/>"
    let mask = "<autoresizingMask key=\"autoresizingMask\" widthSizable=\"YES\" heightSizable=\"YES\"/>"
    let clip = "<clipView key=\"contentView\" id=\"k\">\(frame)\(mask)</clipView>"
    let scroll = macView("scrollView", "v", "", frame + clip)
    let corner = constraints("v.leading == root.leading\nv.top == root.top")
    let layout = try macLayout(macXib("<subviews>\(scroll)</subviews>" + corner))
    let clipped = layout.views.first { $0.view.id == "k" }
    #expect(clipped?.ambiguity?.inherited == ["width", "height"])
    #expect(rules(layout) == ["ambiguous-layout"])
  }

  @Test(arguments: [("style=\"IBUITableViewCellStyleDefault\"", 0), ("", 1)])
  func styleOfACellPlacesItsLabels(style: String, count: Int) throws {
    let frame = "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"320\" height=\"44\"/>"
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" useAutolayout="YES">
      <objects><tableViewCell id="c" \(style)>\(frame)<tableViewCellContentView key="contentView" id="v">\(frame)
      <subviews>\(label("a"))</subviews></tableViewCellContentView></tableViewCell></objects></document>
      """
    #expect(try rules(LayoutDocument(Array(text.utf8), path: "a.xib").layout()).count == count)
  }

  @Test func stackOfHiddenViewsHasNoLength() throws {
    let layout = try layOut(
      xib(stack(plainView("a", "hidden=\"YES\"")) + constraints("s.leading == root.leading\ns.top == root.top")))
    #expect(rules(layout) == [])
  }

  @Test func viewThatKeepsItsFrameIsScrolledAsCodeSays() throws {
    let frame = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"300\" height=\"300\"/>"
    let image =
      "<imageView id=\"i\">\(frame)<autoresizingMask key=\"autoresizingMask\" flexibleMaxX=\"YES\" flexibleMaxY=\"YES\"/></imageView>"
    let scroll =
      "<scrollView id=\"v\">\(frame)<autoresizingMask key=\"autoresizingMask\" widthSizable=\"YES\"/><subviews>\(image)</subviews></scrollView>"
    #expect(try rules(layOut(xib("<subviews>\(scroll)</subviews>"))) == [])
  }

  @Test func contentOfAnElementWithoutAModelIsNotKnown() throws {
    let view = "<hologramView id=\"a\" translatesAutoresizingMaskIntoConstraints=\"NO\"/>"
    let layout = try layOut(xib(view + constraints("a.leading == root.leading\na.top == root.top")))
    #expect(!rules(layout).contains("ambiguous-layout"))
  }

  private let topLeft = "s.leading == root.leading\ns.top == root.top"

  private func macLabel(_ id: String) -> String {
    let cell =
      "<textFieldCell key=\"cell\" title=\"Text\" id=\"\(id)c\"><font key=\"font\" metaFont=\"system\"/></textFieldCell>"
    return macView("textField", id, "", cell)
  }
}
