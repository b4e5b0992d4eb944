import TestSupport
import Testing

@testable import StackModel

@Suite struct LayoutGuideTests {
  private let screen = Size(width: 393, height: 852)
  private let edges = """
    a.leading == safe.leading
    a.trailing == safe.trailing
    a.top == safe.top
    a.bottom == safe.bottom
    """
  private let guide = "<viewLayoutGuide key=\"safeArea\" id=\"safe\"/>"

  /// 59 at the top and 34 at the bottom.
  @Test func safeAreaLiesBetweenCameraAndHomeIndicator() throws {
    try expectFrames(
      page("<subviews>\(plainView("a"))</subviews>\(guide)\(constraints(edges))"), "a: 0 59 393 759")
  }

  @Test func safeAreaOfALyingPhoneKeepsItsSidesClear() throws {
    let layout = try layOut(
      page("<subviews>\(plainView("a"))</subviews>\(guide)\(constraints(edges))"), on: "retina6_12", landscape: true)
    expectFrames(layout, "a: 59 0 734 373")
  }

  /// The upper 39 points of the inner view are covered, nothing of its bottom.
  @Test func safeAreaOfASubviewIsWhatReachesIntoIt() throws {
    let inner = plainView(
      "box", "",
      "<subviews>\(plainView("a"))</subviews><viewLayoutGuide key=\"safeArea\" id=\"inner\"/>"
        + constraints(edges.replacing("safe", with: "inner")))
    let places = """
      box.leading == root.leading
      box.trailing == root.trailing
      box.top == root.top + 20
      box.height == 200
      """
    try expectFrames(
      page("<subviews>\(inner)</subviews>\(constraints(places))"),
      """
      box: 0 20 393 200
      a: 0 39 393 161
      """)
  }

  @Test func rootViewHasTheSystemsMarginsInsideTheSafeArea() throws {
    let places = """
      a.leading == root.leadingMargin
      a.trailing == root.trailingMargin
      a.top == root.topMargin
      a.bottom == root.bottomMargin
      """
    try expectFrames(
      page("<subviews>\(plainView("a"))</subviews>\(constraints(places))"), "a: 16 59 361 759")
  }

  @Test func keyboardGuideWithoutKeyboardEndsTheSafeArea() throws {
    let keyboard = "<keyboardLayoutGuide key=\"keyboard\" id=\"keys\"/>"
    let places = """
      a.leading == root.leading
      a.width == 10
      a.height == 10
      keys.top == a.bottom
      """
    try expectFrames(
      page("<subviews>\(plainView("a"))</subviews>\(keyboard)\(constraints(places))"), "a: 0 808 10 10")
  }

  @Test func topAndBottomGuidesOfOldDocumentsEndAtBars() throws {
    let guides = """
      <layoutGuides>
        <viewControllerLayoutGuide type="top" id="upper"/><viewControllerLayoutGuide type="bottom" id="lower"/>
      </layoutGuides>
      """
    let places = """
      a.leading == root.leading
      a.trailing == root.trailing
      a.top == upper.bottom
      lower.top == a.bottom
      """
    let xml = storyboard(
      "<subviews>\(plainView("a"))</subviews>\(constraints(places))", controller: guides, device: "retina4_7",
      size: Size(width: 375, height: 667), toolsVersion: 14113, usesSafeAreas: false)
    try expectFrames(xml, "a: 0 20 375 647")
  }

  private func page(_ content: String) -> String { storyboard(content, device: "retina6_12", size: screen) }
}
