import NibDecoder
import TestSupport
import Testing

@testable import StackModel

/// The safe area of stack definitions. Insets are those that Apple publishes for an iPhone 15, 59 and 34 points upright, and
/// for an iPhone SE, which has none below.
@Suite struct DefinitionScreenTests {
  private func frame(_ id: String, _ definition: String, device: String? = nil) throws -> Rect? {
    let options = LayoutOptions(device: device.flatMap { Device(named: $0, landscape: false) })
    return try LayoutDocument(text: definition, options: options).layout().frame(id)
  }

  private func filling(_ guide: String, _ extra: String = "") -> String {
    let lines = ["top", "leading", "bottom", "trailing"].map {
      "<constraint firstItem=\"a\" firstAttribute=\"\($0)\" secondItem=\"\(guide)\" secondAttribute=\"\($0)\"/>"
    }
    return "<view id=\"root\"><view id=\"a\"/>\(extra)\(lines.joined())</view>"
  }

  @Test(arguments: ["safeArea", "root.safeArea", "safe"])
  func guideLeavesOutWhatTheDeviceCovers(name: String) throws {
    let guide = name == "safe" ? "<viewLayoutGuide key=\"safeArea\" id=\"safe\"/>" : ""
    #expect(try frame("a", filling(name, guide)) == Rect(x: 0, y: 59, width: 393, height: 852 - 59 - 34))
    let onSE = try frame("a", filling(name, guide), device: "retina4_7")
    #expect(onSE == Rect(x: 0, y: 20, width: 375, height: 647))
  }

  @Test func keyboardGuideBeginsWhereTheSafeAreaEnds() throws {
    let text = """
      <view id="root"><view id="a" width="10" height="10"/>
      <constraint firstItem="a" firstAttribute="bottom" secondItem="keyboard" secondAttribute="top"/>
      <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading"/></view>
      """
    #expect(try frame("a", text) == Rect(x: 0, y: 852 - 34 - 10, width: 10, height: 10))
  }

  @Test func simulatedBarsCoverTheRoot() throws {
    let bar = "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\"/>"
    let plain = try #require(try frame("a", filling("safeArea")))
    let below = try #require(try frame("a", filling("safeArea", bar)))
    #expect(below.y > plain.y + 40 && below.maxY == plain.maxY)
  }

  @Test func definitionThatDoesNotNameItHasNone() throws {
    let text = filling("root").replacing("Attribute=\"top\"/>", with: "Attribute=\"topMargin\"/>")
    #expect(try frame("a", text) == Rect(x: 0, y: 8, width: 393, height: 844))
    let named = filling("safeArea").replacing(
      "secondItem=\"safeArea\" secondAttribute=\"top\"", with: "secondItem=\"root\" secondAttribute=\"topMargin\"")
    #expect(try frame("a", named)?.y == 67)
  }

  @Test func guidesOfAScrollViewAreNamedInsideOfIt() throws {
    let text = """
      <scrollView id="root" width="300" height="200"><view id="a" height="20">
      <constraint firstItem="a" firstAttribute="width" secondItem="frameLayoutGuide" secondAttribute="width"/>
      <constraint firstItem="a" firstAttribute="leading" secondItem="root.contentLayoutGuide" secondAttribute="leading"/>
      <constraint firstItem="a" firstAttribute="top" secondItem="contentLayoutGuide" secondAttribute="top" constant="5"/>
      </view></scrollView>
      """
    #expect(try frame("a", text) == Rect(x: 0, y: 5, width: 300, height: 20))
  }

  @Test func constraintMayStandInsideOfAnItem() throws {
    let text = """
      <view id="root" width="300" height="200"><view id="a" height="20">
      <constraint firstItem="a" firstAttribute="width" secondItem="root" secondAttribute="width"/>
      <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top"/>
      <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading"/></view></view>
      """
    #expect(try frame("a", text) == Rect(x: 0, y: 0, width: 300, height: 20))
  }

  @Test(arguments: ["nobody.safeArea", "root.contentLayoutGuide", "contentLayoutGuide", "safe"])
  func nameOfNoGuideIsAnError(name: String) throws {
    let document = try LayoutDocument(text: filling(name))
    let messages = document.nib.diagnostics.filter { $0.ruleID == "dangling-reference" }.map(\.message)
    #expect(messages.count == 4 && messages.allSatisfy { $0.contains("no object has the id \"\(name)\"") })
  }

  /// UIKit: `systemLayoutSizeFitting` with a required width and a height of `fittingSizeLevel`.
  @Test func rootIsAsLongAsItsContent() throws {
    let row = """
      <stackView id="root" axis="vertical" spacing="4" width="200" height="fit"><edgeInsets top="10" bottom="6"/>
      <view id="a" height="20"/><view id="b" height="30"/></stackView>
      """
    #expect(try frame("root", row) == Rect(x: 0, y: 0, width: 200, height: 70))
    #expect(try frame("b", row) == Rect(x: 0, y: 34, width: 200, height: 30))
    #expect(try frame("root", row, device: "retina4_7") == Rect(x: 0, y: 0, width: 375, height: 70))
    let column = row.replacing("width=\"200\" height=\"fit\"", with: "width=\"fit\" height=\"100\"")
      .replacing("<view id=\"a\"", with: "<view id=\"a\" width=\"55\"")
    #expect(try frame("root", column)?.width == 55)
  }

  /// UIKit: a view's own constraints on its lengths count when it is asked for its fitting size.
  @Test func lengthOfTheRootCountsForItsFittingSize() throws {
    let text = "<stackView width=\"200\" axis=\"vertical\"><view width=\"50\" height=\"20\"/></stackView>"
    let root = try #require(try LayoutDocument(text: text).roots.first)
    #expect(root.systemLayoutSizeFitting(View.layoutFittingCompressedSize).width == 200)
  }

  @Test func simulatedAbsenceOfBarsNamesNoSafeArea() throws {
    let text = filling("root", "<nil key=\"simulatedTopBarMetrics\"/>").replacing(
      "Attribute=\"top\"/>", with: "Attribute=\"topMargin\"/>")
    #expect(try frame("a", text)?.y == 8)
  }

  @Test func onlyTheRootFits() throws {
    let document = try LayoutDocument(text: "<view><view id=\"a\" height=\"fit\"/></view>")
    #expect(document.nib.diagnostics.contains { $0.severity == .error && $0.message.contains("fit is for the root") })
  }

  @Test func unknownKeyOfAGuideIsAnError() throws {
    let document = try LayoutDocument(text: "<view><viewLayoutGuide key=\"safeAre\" id=\"g\"/></view>")
    #expect(document.nib.diagnostics.contains { $0.severity == .error && $0.message.contains("safeArea") })
  }

  @Test func superviewIsThatOfTheOtherItem() throws {
    let text = """
      <view id="root" width="300" height="200"><view id="outer" width="200" height="100"><view id="a" width="10" height="10"/></view>
      <constraints>outer.leading = superview.leading + 20
      outer.top = superview.top
      superview.trailing = a.trailing + 5
      a.top = superview.top + 7</constraints></view>
      """
    #expect(try frame("a", text) == Rect(x: 185, y: 7, width: 10, height: 10))
  }

  @Test func rootHasNoSuperview() throws {
    let root = "<view id=\"root\"><constraints>root.top = superview.top</constraints></view>"
    let messages = try LayoutDocument(text: root).nib.diagnostics.map(\.message)
    #expect(messages == ["the root has no superview; compare its views with safeArea, layoutMargins or each other"])
    let unknown = "<view id=\"root\"><constraints>V:|[b]</constraints></view>"
    #expect(try LayoutDocument(text: unknown).nib.diagnostics.map(\.message) == ["no object has the id \"b\""])
  }

  @Test func edgesAreThoseOfAnItem() throws {
    let text = """
      <view id="root" width="300" height="200"><edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>
      <view id="a" edges="superview" insets="10"/><view id="b" edges="a"/><view id="c" edges="layoutMargins"/></view>
      """
    #expect(try frame("a", text) == Rect(x: 10, y: 10, width: 280, height: 180))
    #expect(try frame("b", text) == Rect(x: 10, y: 10, width: 280, height: 180))
    #expect(try frame("c", text) == Rect(x: 2, y: 1, width: 294, height: 196))
  }

  @Test func metricsStandForNumbersWhereTheyHold() throws {
    let text = """
      <stackView id="root" width="side" height="20" spacing="gap"><metrics gap="7" side="100"/>
      <view id="a" width="gap"><metrics gap="3"/><view id="b" width="gap" height="gap"/></view><view id="c"/></stackView>
      """
    #expect(try frame("a", text)?.width == 3)
    #expect(try frame("b", text)?.width == 3)
    #expect(try frame("c", text) == Rect(x: 10, y: 0, width: 90, height: 20))
    let wrong = text.replacing("spacing=\"gap\"", with: "spacing=\"gab\"")
    #expect(try !LayoutDocument(text: wrong).nib.diagnostics.isEmpty)
  }
}
