import TestSupport
import Testing

@testable import StackModel

/// The margins of a table view cell's content on Interface Builder's canvas, by version, device and width.
@Suite struct CellMarginTests {
  /// Left, top, right and bottom margin that a view pinned to all of them shows.
  private func margins(
    tools: Int, device: String, width: Double, height: Double = 44, cell: String = "", isRoot: Bool = true,
    orientation: String = "portrait"
  ) throws -> [Double] {
    let content = """
      <tableViewCellContentView key="contentView" id="content">
        <rect key="frame" x="0.0" y="0.0" width="\(width)" height="\(height)"/>
        <subviews>\(plainView("a"))</subviews>
        \(constraints("a.leading == content.leadingMargin\na.trailing == content.trailingMargin\n"
          + "a.top == content.topMargin\na.bottom == content.bottomMargin"))
      </tableViewCellContentView>
      """
    let table = """
      <tableView \(isRoot ? "key=\"view\"" : "") id="table">
        <rect key="frame" x="0.0" y="0.0" width="\(width)" height="600"/>
        <prototypes><tableViewCell id="cell" \(cell)>
          <rect key="frame" x="0.0" y="28" width="\(width)" height="\(height)"/>\(content)
        </tableViewCell></prototypes>
      </tableView>
      """
    let text = document(table, tools: tools, device: device, isRoot: isRoot)
      .replacing("portrait", with: orientation)
    let layout = try LayoutDocument(Array(text.utf8), path: "a.storyboard").layout()
    let frame = try #require(layout.frame("a"))
    return [frame.x, frame.y, width - frame.maxX, height - frame.maxY]
  }

  private func document(_ table: String, tools: Int, device: String, isRoot: Bool) -> String {
    let view = "<view key=\"view\" id=\"root\"><subviews>\(table)</subviews></view>"
    return """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="\(tools)" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <device id="\(device)" orientation="portrait"/>
        <scenes><scene sceneID="scene"><objects>
          <tableViewController id="vc" sceneMemberID="viewController">\(isRoot ? table : view)</tableViewController>
        </objects></scene></scenes>
      </document>
      """
  }

  @Test(arguments: [
    (22505, "retina4_7", 375.0, 16.0, 11.0), (22505, "retina6_12", 393, 20, 11), (22505, "retina6_1", 374, 20, 11),
    (22505, "retina6_1", 320, 16, 11), (22505, "retina4_7", 600, 16, 11), (14490, "retina4_7", 600, 20, 11),
    (12120, "retina4_7", 375, 8, 8), (13529, "retina4_7", 375, 8, 8), (13771, "retina4_7", 375, 16, 11),
    (24506, "retina6_12", 393, 20, 15),
  ])
  func marginsFollowVersionDeviceAndWidth(
    tools: Int, device: String, width: Double, side: Double, vertical: Double
  ) throws {
    #expect(try margins(tools: tools, device: device, width: width) == [side, vertical, side, vertical])
  }

  @Test func phoneThatLiesAcrossHasSixteen() throws {
    #expect(
      try margins(tools: 22505, device: "retina6_0", width: 750, orientation: "landscape") == [16, 11, 16, 11])
  }

  @Test func accessoryLeavesEight() throws {
    let cell = "accessoryType=\"disclosureIndicator\""
    #expect(try margins(tools: 22505, device: "retina4_7", width: 375, cell: cell) == [16, 11, 8, 11])
  }

  @Test func tableInsideOfAViewHadFifteenUpToXcode11() throws {
    #expect(try margins(tools: 15505, device: "retina4_7", width: 375, isRoot: false) == [15, 11, 15, 11])
    #expect(try margins(tools: 15505, device: "retina4_7", width: 375) == [16, 11, 16, 11])
    #expect(try margins(tools: 22505, device: "retina4_7", width: 375, isRoot: false) == [16, 11, 16, 11])
  }

  @Test func separatorTakesHalfAPointBelow() throws {
    #expect(try margins(tools: 14490, device: "retina4_7", width: 375, height: 43.5) == [16, 11, 16, 10.5])
  }
}
