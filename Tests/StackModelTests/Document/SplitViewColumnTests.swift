import TestSupport
import Testing

@testable import NibDecoder
@testable import StackModel

/// Controllers in the columns of a split view controller.
@Suite struct SplitViewColumnTests {
  private func storyboard(split attributes: String = "", sheet: String = "", more: String = "") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22155" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina4_7" orientation="portrait" appearance="light"/>
      <scenes>
        <scene sceneID="s0"><objects><splitViewController id="split" sceneMemberID="viewController" \(attributes)>
          <connections>
            <segue destination="nav" kind="relationship" relationship="masterViewController" id="r1"/>
            <segue destination="detail" kind="relationship" relationship="detailViewController" id="r2"/>
            \(more)
          </connections>
        </splitViewController></objects></scene>
        <scene sceneID="s1"><objects><navigationController id="nav" sceneMemberID="viewController"><connections>
          <segue destination="list" kind="relationship" relationship="rootViewController" id="r3"/>
        </connections></navigationController></objects></scene>
        \(controller("list"))\(controller("detail", sheet))
      </scenes>
    </document>
    """
  }

  private func controller(_ id: String, _ attributes: String = "") -> String {
    """
    <scene sceneID="scene-\(id)"><objects><viewController id="\(id)" sceneMemberID="viewController" \(attributes)>
      <view key="view" id="\(id)-view"><rect key="frame" x="0" y="0" width="375" height="667"/>
        <subviews>\(plainView("\(id)-bar"))</subviews>
        \(constraints("\(id)-bar.leading == \(id)-view.leading\n\(id)-bar.top == \(id)-view.top\n\(id)-bar.width == 500\n\(id)-bar.trailing == \(id)-view.trailing"))
      </view>
    </viewController></objects></scene>
    """
  }

  private func widths(_ text: String, on device: String, landscape: Bool = false) throws -> [Double?] {
    let layout = try layOut(text, on: device, landscape: landscape)
    return ["list-view", "detail-view"].map { layout.frame($0)?.width }
  }

  @Test func columnsStandSideBySideAcross() throws {
    #expect(try widths(storyboard(), on: "ipad9_7", landscape: true) == [320, 1024 - 320 - 0.5])
  }

  @Test func detailFillsATabletHeldUpright() throws {
    #expect(try widths(storyboard(), on: "ipad9_7") == [320, 768])
  }

  /// As measured in UIKit of iOS 26.1 on iPad (A16): the primary column lies below the status bar, and the secondary one fills
  /// the screen behind it.
  @Test func primaryColumnFloatsOnIOS26() throws {
    let text = storyboard(split: #"style="doubleColumn""#)
    func layout(_ version: Int, _ text: String) throws -> DocumentLayout {
      let device = Device(named: "ipad10_9rounded", landscape: false)
      let options = LayoutOptions(device: device, iOSVersion: version, semantics: .runtime)
      return try LayoutDocument(Array(text.utf8), path: "test.storyboard", options: options).layout()
    }
    let floating = try layout(26, text)
    #expect(floating.frame("list-view").map { [$0.width, $0.height] } == [320, 1133])
    #expect(floating.frame("detail-view")?.width == 820)
    #expect(try layout(18, text).frame("list-view")?.height == 1180)
    #expect(try layout(26, storyboard()).frame("list-view")?.height == 1180)
  }

  @Test(arguments: [false, true]) func columnFillsAPhone(_ landscape: Bool) throws {
    let width: Double = landscape ? 667 : 375
    #expect(try widths(storyboard(), on: "retina4_7", landscape: landscape) == [width, width])
  }

  @Test(arguments: ["maximumPrimaryColumnWidth=\"400\"", "preferredDisplayMode=\"secondaryOnly\""])
  func columnsThatTheDocumentSetsAreNotKnown(_ attributes: String) throws {
    #expect(try widths(storyboard(split: attributes), on: "ipad9_7") == [768, 768])
  }

  @Test func threeColumnsAreNotKnown() throws {
    let third =
      "<segue destination=\"third\" kind=\"relationship\" relationship=\"supplementaryViewController\" id=\"r4\"/>"
    #expect(try widths(storyboard(more: third), on: "ipad9_7") == [768, 768])
  }

  /// Code may make a column wider, so its width contradicts nothing for certain.
  @Test func widthOfAColumnIsNoConflict() throws {
    #expect(try conflicts(storyboard(), on: "ipad9_7").isEmpty)
    let alone = storyboard().replacing("relationship=\"masterViewController\"", with: "relationship=\"other\"")
    #expect(try conflicts(alone, on: "ipad9_7").count == 1)
  }

  @Test func sheetOnATabletHasASizeThatNoDocumentTells() throws {
    let alone = storyboard().replacing("relationship=\"detailViewController\"", with: "relationship=\"other\"")
    let sheet = alone.replacing(
      "id=\"detail\" sceneMemberID", with: "modalPresentationStyle=\"formSheet\" id=\"detail\" sceneMemberID")
    #expect(try conflicts(alone, on: "ipad9_7").count == 1)
    #expect(try conflicts(sheet, on: "ipad9_7").isEmpty)
    #expect(try conflicts(sheet, on: "retina4_7").count == 2)
  }

  private func conflicts(_ text: String, on device: String) throws -> [Diagnostic] {
    try layOut(text, on: device).diagnostics.filter { $0.ruleID == "conflicting-constraints" }
  }
}
