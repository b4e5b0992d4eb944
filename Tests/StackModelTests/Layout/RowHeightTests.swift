import TestSupport
import Testing

@testable import NibDecoder
@testable import StackModel

/// Rows that are as high as their content when the app runs.
///
/// Source: Apple's documentation of `UITableView.automaticDimension`. Interface Builder's canvas has the same heights for
/// cells without a height of their own.
@Suite struct RowHeightTests {
  /// A table with a cell of 80 points, whose content is pinned to all edges, and one of 44 points below.
  private func table(
    _ attributes: String = "rowHeight=\"-1\" estimatedRowHeight=\"-1\" dataMode=\"prototypes\"",
    cell: String = "", content: String = "content.bottom == text.bottom + 10", text: String = "height"
  ) -> String {
    let label = """
      <view id="text" translatesAutoresizingMaskIntoConstraints="NO"/>
      """
    let lines = "text.leading == content.leading\ntext.trailing == content.trailing\ntext.top == content.top + 10\n"
    let height = text == "height" ? "text.height == 100\n" : ""
    return storyboard(
      """
      <subviews><tableView id="table" \(attributes)><rect key="frame" x="0" y="0" width="375" height="667"/>\
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><prototypes>\
      <tableViewCell id="first" \(cell)><rect key="frame" x="0" y="50" width="375" height="80"/>\
      <tableViewCellContentView key="contentView" id="content"><rect key="frame" x="0" y="0" width="375" height="79.5"/>\
      <subviews>\(label)</subviews>\(constraints(lines + height + content))</tableViewCellContentView></tableViewCell>\
      <tableViewCell id="second"><rect key="frame" x="0" y="130" width="375" height="44"/>\
      <tableViewCellContentView key="contentView" id="other"><rect key="frame" x="0" y="0" width="375" height="44"/>\
      </tableViewCellContentView></tableViewCell></prototypes></tableView></subviews>
      """,
      device: "retina4_7", size: Size(width: 375, height: 667))
  }

  /// As a version of iOS before the one that makes rows higher than their content.
  private func layOut(_ text: String, iOS version: Int = 18) throws -> DocumentLayout {
    try TestSupport.layOut(text, on: "retina4_7", iOS: version)
  }

  @Test func rowIsAsHighAsItsContentAndASeparator() throws {
    let layout = try layOut(table())
    #expect(layout.frame("first")?.height == 120.5)
    #expect(layout.frame("content")?.height == 120)
    #expect(layout.frame("text") == Rect(x: 0, y: 10, width: 375, height: 100))
  }

  @Test func whatFollowsMovesDown() throws {
    let layout = try layOut(table())
    #expect(layout.frame("first")?.y == 50)
    #expect(layout.frame("second") == Rect(x: 0, y: 170.5, width: 375, height: 44))
  }

  @Test func ownHeightOfAPrototypeIsOnlyForTheCanvas() throws {
    #expect(try layOut(table(cell: "rowHeight=\"80\"")).frame("first")?.height == 120.5)
  }

  /// A definition has no frame that a cell could have instead.
  @Test func rowOfADefinitionHasTheHeightOfItsTable() throws {
    let text = """
      <view>
        <tableView rowHeight="76" edges="superview">
          <prototypes>
            <tableViewCell id="row" reuseIdentifier="row">
              <tableViewCellContentView id="content"><label text="A" center="superview"/></tableViewCellContentView>
            </tableViewCell>
          </prototypes>
        </tableView>
      </view>
      """
    let layout = try LayoutDocument(text: text, path: "a.xml").layout()
    #expect(layout.frame("row") == Rect(x: 0, y: 0, width: 393, height: 76))
    #expect(layout.frame("content") == Rect(x: 0, y: 0, width: 393, height: 76))
  }

  @Test func ownHeightOfAFixedCellHolds() throws {
    let attributes = "rowHeight=\"-1\" estimatedRowHeight=\"-1\" dataMode=\"static\""
    #expect(try layOut(table(attributes, cell: "rowHeight=\"80\"")).frame("first")?.height == 80)
    #expect(try layOut(table(attributes)).frame("first")?.height == 120.5)
  }

  @Test(arguments: [
    "rowHeight=\"80\"", "rowHeight=\"-1\" estimatedRowHeight=\"0\"", "rowHeight=\"80\" estimatedRowHeight=\"-1\"", "",
  ])
  func tableWithoutAutomaticHeightsKeepsStoredOnes(_ attributes: String) throws {
    let layout = try layOut(table(attributes))
    #expect(layout.frame("first")?.height == 80)
    #expect(layout.frame("second")?.y == 130)
  }

  @Test func contentThatAsksForNoHeightGetsTheStandardOne() throws {
    let centered = table(content: "text.centerY == content.centerY", text: "none")
      .replacing("firstAttribute=\"top\"", with: "firstAttribute=\"top\" placeholder=\"YES\"")
    #expect(try layOut(centered).frame("first")?.height == 44)
    #expect(try layOut(centered, iOS: 26).frame("first")?.height == 51)
  }

  @Test func rowsOfIOS26AreAPointHigher() throws {
    let flexible = table(content: "text.height >= 100\ncontent.bottom == text.bottom + 10", text: "none")
    #expect(try layOut(flexible).frame("first")?.height == 120.5)
    #expect(try layOut(flexible, iOS: 26).frame("first")?.height == 121.5)
  }

  /// Content of a fixed height cannot follow, and is no conflict.
  @Test func thePointMoreIsNoConflict() throws {
    let layout = try layOut(table(), iOS: 26)
    #expect(!layout.diagnostics.contains { $0.ruleID == "conflicting-constraints" })
  }

  @Test func contentThatCodeLaysOutKeepsTheStoredHeight() throws {
    #expect(try layOut(table()).frame("second")?.height == 44)
  }

  @Test func onTheCanvasTheStoredHeightHolds() throws {
    #expect(try TestSupport.layOut(table()).frame("first")?.height == 80)
  }

  @Test func rowsGrowWithTheUsersText() throws {
    let text = table(content: "content.bottom == text.bottom + 10", text: "none").replacing(
      "<view id=\"text\" translatesAutoresizingMaskIntoConstraints=\"NO\"/>",
      with: """
        <label id="text" text="Later" translatesAutoresizingMaskIntoConstraints="NO">\
        <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
        """)
    let heights = try [ContentSizeCategory.large, .accessibilityExtraLarge].map { category in
      let options = LayoutOptions(
        device: Device(named: "retina4_7", landscape: false), contentSizeCategory: category, iOSVersion: 18)
      return try LayoutDocument(Array(text.utf8), path: "Screen.storyboard", options: options).layout()
        .frame("first")?.height ?? 0
    }
    #expect(heights[0] > 40 && heights[0] < 44)
    #expect(heights[1] > heights[0] + 20)
  }

  /// One session that lays out variant after variant gives what a fresh layout gives.
  @Test func variantsEqualFreshLayouts() throws {
    let text = table()
    let devices = [
      Device(named: "retina4_7", landscape: false), Device(named: "retina6_12", landscape: true),
      Device(named: "ipad9_7", landscape: false),
    ]
    var session = DocumentSession(
      try LayoutDocument(Array(text.utf8), path: "Screen.storyboard", options: LayoutOptions(device: devices[0])))
    for device in devices + devices.reversed() {
      let options = LayoutOptions(device: device)
      let fresh = try LayoutDocument(Array(text.utf8), path: "Screen.storyboard", options: options).layout()
      #expect(session.layout(options).views.map(\.frame) == fresh.views.map(\.frame))
    }
  }
}
