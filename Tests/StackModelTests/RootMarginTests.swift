import TestSupport
import Testing

@testable import StackModel

/// Margins of views that no other view holds, on Interface Builder's canvas.
@Suite struct RootMarginTests {
  private static let content =
    "<subviews>\(plainView("a"))</subviews>"
    + constraints(
      "a.leading == root.leadingMargin\na.trailing == root.trailingMargin\na.top == root.topMargin\n"
        + "a.bottom == root.bottomMargin")

  private func frame(_ text: String) throws -> Rect? {
    try LayoutDocument(Array(text.utf8), path: "a.storyboard").layout().frame("a")
  }

  @Test(arguments: [(12118, 0.0), (13529, 20), (21701, 20)])
  func marginsKeepClearOfTheStatusBarFromXcode9On(tools: Int, top: Double) throws {
    let text = storyboard(
      Self.content, device: "retina4_7", size: Size(width: 375, height: 667), toolsVersion: tools, usesSafeAreas: false)
    #expect(try frame(text) == Rect(x: 16, y: top, width: 343, height: 667 - top))
  }

  @Test(arguments: [(393.0, 16.0), (402, 16), (414, 20)]) func wideViewsHaveWiderMargins(width: Double, side: Double)
    throws
  {
    let text = storyboard(Self.content, device: "retina6_12", size: Size(width: width, height: 852))
    #expect(try frame(text)?.x == side)
  }

  /// Written margins of 0 give way to the system's 16 and to 8 above; the safe area comes on top before version 21000.
  @Test(arguments: [(18122, 52.0, 42.0), (21701, 48, 34)])
  func rootThatPreservesMarginsHasThoseOfTheSystem(tools: Int, top: Double, bottom: Double) throws {
    let zero = "<edgeInsets key=\"layoutMargins\" top=\"0\" left=\"0\" bottom=\"0\" right=\"0\"/>"
    let text = storyboard(
      zero + Self.content, device: "retina6_1", size: Size(width: 414, height: 896), toolsVersion: tools
    ).replacing("<view key=\"view\"", with: "<view key=\"view\" preservesSuperviewLayoutMargins=\"YES\"")
    #expect(try frame(text) == Rect(x: 20, y: top, width: 374, height: 896 - top - bottom))
  }

  /// Apple's documentation of `preservesSuperviewLayoutMargins`: the margins of 20 points of the table, whose view fills
  /// the screen, reach into a header at its top.
  @Test(arguments: [("tableHeaderView", "YES", 20.0), ("tableFooterView", "YES", 20), ("tableHeaderView", "NO", 8)])
  func headerInheritsTheSideMarginsOfAControllersTable(key: String, preserves: String, side: Double) throws {
    let header = """
      <view key="\(key)" id="header" preservesSuperviewLayoutMargins="\(preserves)">
      <rect key="frame" x="0.0" y="0.0" width="414" height="60"/>
      <subviews>\(plainView("a"))</subviews>\(constraints(
        "a.leading == header.leadingMargin\na.trailing == header.trailingMargin\na.top == header.topMargin\na.bottom == header.bottom"))
      </view>
      """
    let text = storyboard(header, device: "retina6_1", size: Size(width: 414, height: 896))
      .replacing("<view key=\"view\" id=\"root\"", with: "<tableView key=\"view\" id=\"root\"")
      .replacing(/<\/view>\s*<\/viewController>/, with: "</tableView>\n          </viewController>")
    #expect(try frame(text) == Rect(x: side, y: 8, width: 414 - 2 * side, height: 52))
  }
}
