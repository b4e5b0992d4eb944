import TestSupport
import Testing

@testable import StackModel

/// What Interface Builder's canvas does that a running app does not.
@Suite struct CanvasTests {
  private func frames(_ text: String, options: LayoutOptions = LayoutOptions()) throws -> DocumentLayout {
    try LayoutDocument(Array(text.utf8), path: "a.xib", options: options).layout()
  }

  private static let stackEdges = "s.leading == root.leading\ns.top == root.top\n"

  @Test func hiddenViewKeepsItsRequiredSizeAndTakesNoRoom() throws {
    let stack = """
      <subviews><stackView id="s" translatesAutoresizingMaskIntoConstraints="NO" spacing="10"><subviews>
        \(plainView("a", "", constraints("a.width == 40\na.height == 20")))
        \(plainView("b", "hidden=\"YES\"", constraints("b.width == 30")))
        \(plainView("c", "", constraints("c.width == 50")))
      </subviews></stackView></subviews>
      """
    let layout = try frames(xib(stack + constraints(Self.stackEdges)))
    #expect(layout.frame("a") == Rect(x: 0, y: 0, width: 40, height: 20))
    #expect(layout.frame("b") == Rect(x: 45, y: 0, width: 30, height: 20))
    #expect(layout.frame("c") == Rect(x: 50, y: 0, width: 50, height: 20))
    #expect(!layout.diagnostics.contains { $0.ruleID == "conflicting-constraints" })
  }

  @Test func hiddenViewInFrontEndsWhereTheFirstVisibleOneStarts() throws {
    let stack = """
      <subviews><stackView id="s" translatesAutoresizingMaskIntoConstraints="NO"><subviews>
        \(plainView("a", "hidden=\"YES\"", constraints("a.width == 40")))
        \(plainView("b", "", constraints("b.width == 30\nb.height == 20")))
        \(plainView("c", "", constraints("c.width == 30")))
      </subviews></stackView></subviews>
      """
    let layout = try frames(xib(stack + constraints(Self.stackEdges)))
    #expect(layout.frame("a")?.x == -40)
    #expect(layout.frame("b")?.x == 0)
  }

  @Test(arguments: [("fill", 0.0, 0.0), ("center", -40, 30)])
  func hiddenViewsBesideASingleOneStandAtTheStacksEdge(alignment: String, first: Double, last: Double) throws {
    let stack = """
      <subviews><stackView id="s" translatesAutoresizingMaskIntoConstraints="NO" alignment="\(alignment)"><subviews>
        \(plainView("a", "hidden=\"YES\"", constraints("a.width == 40\na.height == 20")))
        \(plainView("b", "", constraints("b.width == 30\nb.height == 20")))
        \(plainView("c", "hidden=\"YES\"", constraints("c.width == 50\nc.height == 20")))
      </subviews></stackView></subviews>
      """
    let layout = try frames(xib(stack + constraints(Self.stackEdges)))
    #expect(layout.frame("a")?.x == first)
    #expect(layout.frame("b")?.x == 0)
    #expect(layout.frame("c")?.x == last)
  }

  /// 40 + 8 + 30 = 78 is where the views that are shown end.
  @Test(arguments: ["equalSpacing", "equalCentering"])
  func hiddenViewsAtTheEndsAdjoinThoseThatAreShown(distribution: String) throws {
    let stack = """
      <subviews><stackView id="s" translatesAutoresizingMaskIntoConstraints="NO" spacing="8" \
      distribution="\(distribution)"><subviews>
        \(plainView("a", "hidden=\"YES\"", constraints("a.width == 20")))
        \(plainView("b", "", constraints("b.width == 40\nb.height == 20")))
        \(plainView("c", "", constraints("c.width == 30")))
        \(plainView("d", "hidden=\"YES\"", constraints("d.width == 50")))
      </subviews></stackView></subviews>
      """
    let layout = try frames(xib(stack + constraints(Self.stackEdges)))
    #expect(layout.frame("a")?.x == -20)
    #expect(layout.frame("d")?.x == 78)
  }

  @Test(arguments: [("", 20.0), ("animating=\"YES\"", 0)])
  func indicatorThatIsHiddenBecauseItStandsStillIsShown(attributes: String, height: Double) throws {
    let stack = """
      <subviews><stackView id="s" translatesAutoresizingMaskIntoConstraints="NO" axis="vertical"><subviews>
        <activityIndicatorView id="i" hidden="YES" hidesWhenStopped="YES" \(attributes)/>
        \(plainView("a", "", constraints("a.width == 40\na.height == 10")))
      </subviews></stackView></subviews>
      """
    #expect(try frames(xib(stack + constraints(Self.stackEdges))).frame("a")?.y == height)
  }

  @Test func viewThatHugsItsContentIs50PointsLong() throws {
    let stack = """
      <subviews><stackView id="s" translatesAutoresizingMaskIntoConstraints="NO" axis="vertical"><subviews>
        <view id="a" verticalHuggingPriority="1000">\(constraints("a.width == 40\na.height == 30 @500"))</view>
        <view id="b">\(constraints("b.height == 30 @500"))</view>
      </subviews></stackView></subviews>
      """
    let layout = try frames(xib(stack + constraints(Self.stackEdges)))
    #expect(layout.frame("a")?.height == 50)
    #expect(layout.frame("b")?.height == 30)
  }

  /// In proportion to 20 and nothing the second would get none of the 100 points.
  @Test func viewWithContentIsNotFilledInProportion() throws {
    let stack = """
      <subviews><stackView id="s" translatesAutoresizingMaskIntoConstraints="NO" distribution="fillProportionally"><subviews>
        \(plainView("a", "placeholderIntrinsicWidth=\"20\" placeholderIntrinsicHeight=\"10\""))
        <view id="b"><subviews>\(plainView("c", "", constraints("c.width == 60")))</subviews>
          \(constraints("c.leading == b.leading\nb.trailing == c.trailing"))</view>
      </subviews></stackView></subviews>
      """
    let layout = try frames(xib(stack + constraints(Self.stackEdges)))
    #expect(layout.frame("a")?.width == 20)
    #expect(layout.frame("b") == Rect(x: 20, y: 0, width: 60, height: 10))
  }

  @Test func freeformCanvasThatIsTooSmallIsNoConflict() throws {
    let content =
      "<subviews>\(plainView("a"))</subviews>"
      + constraints(
        "a.leading == root.leading\na.trailing == root.trailing\na.top == root.top\na.width == 300\na.height == 10")
    #expect(try frames(xib(content)).diagnostics.isEmpty)
  }

  @Test func screenThatIsTooSmallIsAConflict() throws {
    let content =
      "<subviews>\(plainView("a"))</subviews>"
      + constraints(
        "a.leading == root.leading\na.trailing == root.trailing\na.top == root.top\na.width == 300\na.height == 10")
    let text = storyboard(content, device: "retina4_7", size: Size(width: 375, height: 667))
    let conflicts = try frames(text).diagnostics.filter { $0.ruleID == "conflicting-constraints" }
    #expect(conflicts.map(\.notes.count) == [3])
  }

  @Test func framesStoredForAnotherCanvasAreNotMisplaced() throws {
    let content = """
      <subviews><view id="a" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="9" y="0.0" width="191" height="10"/>
      </view></subviews>
      """ + constraints("a.leading == root.leading\na.trailing == root.trailing\na.top == root.top\na.height == 10")
    let own = try frames(xib(content))
    #expect(own.diagnostics.map(\.ruleID) == ["misplaced-view"])
    let other = try frames(xib(content), options: LayoutOptions(size: Size(width: 320, height: 100)))
    #expect(other.diagnostics.isEmpty)
  }

  @Test func variationsStandardSpacingWinsOverTheElementsSpacing() throws {
    let stack = """
      <subviews><stackView id="s" spacing="12" translatesAutoresizingMaskIntoConstraints="NO"><subviews>
        \(plainView("a", "", constraints("a.width == 40\na.height == 20")))
        \(plainView("b", "", constraints("b.width == 30")))
      </subviews>
      <variation key="widthClass=compact" spacingType="standard"/></stackView></subviews>
      """
    #expect(try frames(xib(stack + constraints(Self.stackEdges))).frame("b")?.x == 48)
  }

  /// 50 by 50 with the view's own hugging, which gives way where the other views cling more.
  @Test func arrangedImageViewWithoutAnImageIsFiftySquare() throws {
    let stack = """
      <subviews><stackView id="s" alignment="center" translatesAutoresizingMaskIntoConstraints="NO"><subviews>
        <imageView id="a" horizontalHuggingPriority="251" verticalHuggingPriority="251"/>
        \(plainView("b", "", constraints("b.height == 20")))
      </subviews></stackView></subviews>
      """
    let layout = try frames(xib(stack + constraints(Self.stackEdges + "s.width == 180\ns.height == 80")))
    #expect(layout.frame("a") == Rect(x: 0, y: 15, width: 50, height: 50))
    #expect(layout.frame("b") == Rect(x: 50, y: 30, width: 130, height: 20))
  }

  @Test func rootWithoutAFrameIsAsHighAsItsContent() throws {
    let text = xib(
      "<subviews>\(plainView("a"))</subviews>"
        + constraints(
          "a.leading == root.leading\na.trailing == root.trailing\na.top == root.top\nroot.bottom == a.bottom\n"
            + "a.height == 60"), root: "translatesAutoresizingMaskIntoConstraints=\"NO\"")
    let bare = text.split(separator: "\n").filter { !$0.contains("<rect") }.joined(separator: "\n")
    #expect(try frames(bare).frame("root") == Rect(x: 0, y: 0, width: 375, height: 60))
  }

  /// Interface Builder removes it at build time only.
  @Test func placeholderConstraintHoldsOnTheCanvas() throws {
    let placeholder = "<constraint id=\"p\" firstAttribute=\"height\" constant=\"30\" placeholder=\"YES\"/>"
    let content =
      "<subviews>\(plainView("a", "", "<constraints>\(placeholder)</constraints>"))</subviews>"
      + constraints("a.leading == root.leading\na.trailing == root.trailing\na.top == root.top")
    #expect(try frames(xib(content)).frame("a") == Rect(x: 0, y: 0, width: 200, height: 30))
  }
}
