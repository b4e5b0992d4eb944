import TestSupport
import Testing

@testable import NibDecoder
@testable import StackModel

/// Cells of tables that are as wide as another device.
@Suite struct CellWidthTests {
  /// A cell of 320 points with a content view that ends some points before it, and a view of a width of its own.
  private func cell(_ lines: String, content: Double = 320) -> String {
    """
    <tableViewCell id="cell"><rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
      <tableViewCellContentView key="contentView" id="content">
        <rect key="frame" x="0.0" y="0.0" width="\(content)" height="44"/>
        <subviews>\(plainView("a"))</subviews>
        \(constraints("a.leading == content.leading\na.top == content.top\ncontent.bottom == a.bottom\n" + lines))
      </tableViewCellContentView>
    </tableViewCell>
    """
  }

  private let filling = "content.trailing == a.trailing"
  private let wide = "content.trailing == a.trailing\na.width == 320"

  private func nib(_ cell: String) -> String {
    xib("").replacing("<view id=\"root\" >", with: "\(cell)<view id=\"root\">")
  }

  private func table(_ cell: String, width: Int = 320, _ attributes: String = "") -> String {
    storyboard(
      """
      <subviews><tableView id="table" \(attributes)><rect key="frame" x="0" y="0" width="\(width)" height="568"/>\
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>\
      <prototypes>\(cell)</prototypes></tableView></subviews>
      """,
      device: "retina4_0", size: Size(width: 320, height: 568))
  }

  private func conflicts(_ layout: DocumentLayout) -> [Diagnostic] {
    layout.diagnostics.filter { $0.ruleID == "conflicting-constraints" }
  }

  @Test func cellOfAXibIsAsWideAsThePhone() throws {
    let layout = try layOut(nib(cell(filling)), on: "retina6_12")
    #expect(layout.frame("cell") == Rect(x: 0, y: 0, width: 393, height: 44))
    #expect(layout.frame("content")?.width == 393)
    #expect(layout.frame("a")?.width == 393)
  }

  @Test func accessoryKeepsItsWidth() throws {
    #expect(try layOut(nib(cell(filling, content: 280)), on: "retina6_12").frame("content")?.width == 353)
  }

  @Test func prototypeFollowsItsTable() throws {
    let layout = try layOut(table(cell(filling)), on: "retina4_7")
    #expect(layout.frame("cell")?.width == 375)
    #expect(layout.frame("a")?.width == 375)
  }

  @Test func headerFollowsItsTable() throws {
    let header =
      "<view key=\"tableHeaderView\" id=\"cell\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"320\" height=\"60\"/></view>"
    let text = table("").replacing("<prototypes></prototypes>", with: header)
    #expect(try layOut(text, on: "retina4_7").frame("cell")?.size == Size(width: 375, height: 60))
    #expect(try layOut(text).frame("cell")?.size == Size(width: 320, height: 60))
  }

  @Test func cellIsAsWideAsATableWithinMargins() throws {
    #expect(try layOut(table(cell(filling), width: 300), on: "retina4_7").frame("cell")?.width == 355)
  }

  /// Interface Builder stores cells 32 points narrower than such tables, from 414 points on 40.
  @Test(arguments: [("retina4_7", 343.0), ("retina6_1", 374)])
  func cellOfAnInsetGroupedTableIsBetweenItsMargins(_ device: String, _ width: Double) throws {
    let text = table(cell(filling), "style=\"insetGrouped\"")
    #expect(try layOut(text, on: device).frame("cell")?.width == width)
  }

  @Test func tableOfAFixedWidthKeepsItsCells() throws {
    let text = table(cell(filling)).replacing(" widthSizable=\"YES\"", with: "")
    #expect(try layOut(text, on: "retina4_7").frame("cell")?.width == 320)
  }

  /// A cell reaches below the camera; what it shows does not.
  @Test func contentOfACellKeepsClearOfTheCamera() throws {
    let layout = try layOut(table(cell(filling)), on: "retina6_12", landscape: true)
    #expect(layout.frame("cell")?.width == 852)
    #expect(layout.frame("content") == Rect(x: 59, y: 0, width: 734, height: 44))
  }

  @Test func insetGroupedCellKeepsClearOfTheCameraItself() throws {
    let layout = try layOut(table(cell(filling), "style=\"insetGrouped\""), on: "retina6_12", landscape: true)
    #expect(layout.frame("cell")?.width == 702)
    #expect(layout.frame("content")?.x == 0)
  }

  @Test func cellFollowsATableOfAChosenSize() throws {
    let options = LayoutOptions(size: Size(width: 500, height: 400), semantics: .canvas)
    let document = try LayoutDocument(Array(table(cell(filling)).utf8), path: "Screen.storyboard", options: options)
    #expect(document.layout().frame("cell")?.width == 500)
  }

  @Test func onTheCanvasTheStoredWidthHolds() throws {
    #expect(try layOut(table(cell(filling, content: 280), width: 300)).frame("cell")?.width == 320)
  }

  @Test(arguments: [("retina4_7", true), ("ipad9_7", false)])
  func cellKeepsItsWidthAcrossAndOnTablets(_ device: String, _ landscape: Bool) throws {
    #expect(try layOut(nib(cell(filling)), on: device, landscape: landscape).frame("cell")?.width == 320)
  }

  @Test func sizeReachesTheContentView() throws {
    let layout = try layOut(nib(cell(filling)), size: Size(width: 375, height: 60))
    #expect(layout.frame("content") == Rect(x: 0, y: 0, width: 375, height: 60))
    #expect(layout.frame("a") == Rect(x: 0, y: 0, width: 375, height: 60))
  }

  @Test func fixedWidthInAWiderTableIsAConflictThatUIKitWouldLog() throws {
    let found = try #require(conflicts(layOut(nib(cell(wide)), on: "retina4_7")).first)
    #expect(found.severity == .warning)
    #expect(found.message == "a is 320 wide, but content is 375 wide; a.width == 320 would be broken")
    #expect(found.notes.last?.message == "with 'UIView-Encapsulated-Layout-Width' content.width == 375")
    #expect(found.fixIts.isEmpty)
  }

  @Test func fixedWidthThatFitsIsNone() throws {
    #expect(try conflicts(layOut(nib(cell(wide)))).isEmpty)
    #expect(try conflicts(layOut(nib(cell(wide)), on: "retina4_0")).isEmpty)
  }

  /// A row grows with its content.
  @Test func fixedHeightIsNoConflict() throws {
    #expect(try conflicts(layOut(nib(cell("a.width == 20\na.height == 90")), on: "retina4_7")).isEmpty)
  }
}
