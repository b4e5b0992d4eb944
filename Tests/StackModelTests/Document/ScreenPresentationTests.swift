import TestSupport
import Testing

@testable import NibDecoder
@testable import StackModel

/// How large controllers are that the document presents in a part of the screen.
@Suite struct ScreenPresentationTests {
  /// A controller that presents another one, whose content is 700 points wide.
  private func presented(
    _ segue: String, _ attributes: String = "", size: String = "", by kind: String = "presentation"
  ) -> String {
    storyboard(
      "<subviews>\(plainView("a"))</subviews>"
        + constraints("a.leading == root.leading\na.trailing == root.trailing\na.top == root.top\na.width == 700"),
      controller: size + "<connections><segue destination=\"other\" kind=\"show\" id=\"next\"/></connections>",
      device: "retina4_7", size: Size(width: 375, height: 667)
    )
    .replacing("<viewController id=\"vc\"", with: "<viewController \(attributes) id=\"vc\"")
    .replacing(
      "<scenes>",
      with: """
        <scenes><scene sceneID="first"><objects><viewController id="first" sceneMemberID="viewController"><connections>\
        <segue destination="vc" kind="\(kind)" \(segue) id="segue"/></connections></viewController></objects></scene>
        """)
  }

  private let small = "<value key=\"contentSizeForViewInPopover\" type=\"size\" width=\"300\" height=\"200\"/>"

  private func conflicts(_ text: String, on device: String) throws -> Int {
    try layOut(text, on: device).diagnostics.count { $0.ruleID == "conflicting-constraints" }
  }

  private func size(_ text: String, on device: String) throws -> Size? {
    try layOut(text, on: device).frame("root")?.size
  }

  @Test func popoverHasThePreferredSizeOnATablet() throws {
    let text = presented("", size: small, by: "popoverPresentation")
    #expect(try size(text, on: "ipad9_7") == Size(width: 300, height: 200))
    #expect(try size(text, on: "retina4_7") == Size(width: 375, height: 667))
  }

  @Test(arguments: [
    ("modalPresentationStyle=\"formSheet\"", "", 300.0), ("", "modalPresentationStyle=\"formSheet\"", 300),
    ("modalPresentationStyle=\"fullScreen\"", "modalPresentationStyle=\"formSheet\"", 768),
    ("modalPresentationStyle=\"pageSheet\"", "", 768), ("", "", 768),
  ])
  func formSheetHasThePreferredSizeOnATablet(segue: String, controller: String, width: Double) throws {
    #expect(try size(presented(segue, controller, size: small), on: "ipad9_7")?.width == width)
  }

  @Test func preferredSizeIsNoLargerThanTheScreen() throws {
    let large = small.replacing("width=\"300\"", with: "width=\"3000\"")
    #expect(
      try size(presented("", size: large, by: "popover"), on: "ipad9_7") == Size(width: 768, height: 200))
  }

  @Test func preferredSizeIsIncompleteWithoutAWidth() throws {
    let open = small.replacing("width=\"300\"", with: "width=\"0.0\"")
    #expect(try size(presented("", size: open, by: "popover"), on: "ipad9_7")?.width == 768)
  }

  /// From iOS 13 on, what is presented without a style is a sheet, whose size no document tells.
  @Test(arguments: [
    ("", 0), ("modalPresentationStyle=\"pageSheet\"", 0), ("modalPresentationStyle=\"automatic\"", 0),
    ("modalPresentationStyle=\"fullScreen\"", 1), ("modalPresentationStyle=\"overFullScreen\"", 1),
  ])
  func sheetOnATabletIsSmallerThanTheScreen(style: String, count: Int) throws {
    #expect(try conflicts(presented(style), on: "ipad9_7") == count)
    #expect(try conflicts(presented(style), on: "retina4_7") == 1)
  }

  @Test func whatASheetContainsIsInTheSheet() throws {
    let bar = """
      <scene sceneID="nav"><objects><navigationController id="nav" sceneMemberID="viewController"><connections>\
      <segue destination="vc" kind="relationship" relationship="rootViewController" id="root-segue"/></connections>\
      </navigationController></objects></scene></scenes>
      """
    let text = presented("").replacing("destination=\"vc\"", with: "destination=\"nav\"").replacing(
      "</scenes>", with: bar)
    #expect(try conflicts(text, on: "ipad9_7") == 0)
    let full = text.replacing(
      "kind=\"presentation\"", with: "kind=\"presentation\" modalPresentationStyle=\"fullScreen\"")
    #expect(try conflicts(full, on: "ipad9_7") == 1)
  }
}
