import TestSupport
import Testing

@testable import NibDecoder
@testable import StackModel

/// What Interface Builder's canvas and the system add gives way to the author's constraints instead of contradicting them.
@Suite struct CanvasConflictTests {
  private func conflicts(_ layout: DocumentLayout) -> [String] {
    layout.diagnostics.filter { $0.ruleID == "conflicting-constraints" }.map(\.message)
  }

  private func stack(_ attributes: String, _ content: String) -> String {
    "<stackView id=\"s\" translatesAutoresizingMaskIntoConstraints=\"NO\" \(attributes)><subviews>\(content)</subviews>"
      + "</stackView>"
  }

  private let allOfRoot = "s.leading == root.leading\ns.trailing == root.trailing\ns.top == root.top\n"

  @Test func stackViewsHaveNoMarginsThatAreNotWritten() throws {
    let views = stack("axis=\"vertical\"", plainView("a", "", constraints("a.height == 20")))
    let layout = try layOut(
      xib(
        views + plainView("b")
          + constraints(
            allOfRoot
              + "a.leading == s.leadingMargin\nb.leading == s.leadingMargin\nb.top == s.bottomMargin\nb.width == 9\nb.height == 9"
          )))
    #expect(conflicts(layout) == [])
    #expect(layout.frame("b") == Rect(x: 0, y: 20, width: 9, height: 9))
  }

  /// The view of a controller fills the screen, however small it is on the canvas.
  @Test(arguments: [(64.0, 0), (667, 1)])
  func canvasThatIsNoScreenContradictsNothing(height: Double, count: Int) throws {
    let place = "a.top == root.top\na.bottom == root.bottom\na.leading == root.leading\na.width == 9\na.height == 300"
    let text = storyboard(
      "<subviews>\(plainView("a"))</subviews>" + constraints(place), device: "retina4_7",
      size: Size(width: 375, height: height))
    #expect(try conflicts(layOut(text)).count == count)
  }

  /// At run time UIKit gives them 8.
  @Test func stackViewsOfDefinitionsHaveTheMarginsOfAnyView() throws {
    let text =
      "a.leading == s.leadingMargin\na.top == root.top\na.width == 9\na.height == 9\ns.leading == root.leading\n"
    let layout = try layOut(
      "<view id=\"root\" width=\"99\" height=\"50\"><stackView id=\"s\" width=\"50\" height=\"9\"/><view id=\"a\"/>"
        + constraints(text + "s.top == root.top") + "</view>")
    #expect(layout.frame("a")?.x == 8)
  }

  @Test func authorsConstraintPullsAViewIntoTheInsetsOfAnAppKitStack() throws {
    let content = macView("customView", "a", "", constraints("a.height == 20\na.width == s.width"))
    let stack = macView(
      "stackView", "s", "orientation=\"vertical\" distribution=\"fill\" alignment=\"leading\"",
      "<subviews>\(content)</subviews><edgeInsets key=\"edgeInsets\" left=\"4\" right=\"4\" top=\"0\" bottom=\"0\"/>")
    let place = "s.leading == root.leading\ns.top == root.top\ns.width == 100"
    let layout = try macLayout(macXib("<subviews>\(stack)</subviews>" + constraints(place)))
    #expect(conflicts(layout) == [])
    #expect(layout.frame("a")?.width == 100)
  }

  /// The home indicator lies below a stack view that is 50 points high.
  @Test func topLevelStackViewIsNotCoveredByTheScreensEdge() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="16097" useAutolayout="YES" \
      useSafeAreas="YES"><device id="retina6_1" orientation="portrait"/><objects>
        <stackView id="s" alignment="center"><rect key="frame" x="0.0" y="0.0" width="126" height="50"/>
          <subviews>\(plainView("a", "", constraints("a.width >= 20")))</subviews>
          <viewLayoutGuide key="safeArea" id="safe"/>
          \(constraints("a.top == s.top\na.bottom == safe.bottom"))
        </stackView>
      </objects></document>
      """
    let layout = try LayoutDocument(Array(text.utf8), path: "a.xib").layout()
    #expect(conflicts(layout) == [])
    #expect(layout.frame("a") == Rect(x: 0, y: 0, width: 126, height: 50))
  }

  /// At an end hidden views adjoin the one that is shown, unless the author says otherwise.
  @Test func authorsConstraintMovesAHiddenViewBesideAStack() throws {
    let hidden = ["a", "b"].map { plainView($0, "hidden=\"YES\"", constraints("\($0).height == 9")) }.joined()
    let shown =
      plainView("c", "", constraints("c.height == 9\nc.width == 50")) + plainView("d", "", constraints("d.width == 50"))
    let layout = try layOut(
      xib(
        stack("distribution=\"equalSpacing\" alignment=\"center\" spacing=\"24\"", hidden + shown)
          + constraints(allOfRoot + "b.leading == a.trailing + 24\nd.height == 9")))
    #expect(conflicts(layout) == [])
    #expect(layout.frame("c")?.x == 0)
  }
}
