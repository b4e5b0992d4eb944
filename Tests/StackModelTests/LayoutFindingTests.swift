import TestSupport
import Testing

@testable import NibDecoder
@testable import StackModel

/// What is reported about a layout, and where.
@Suite struct LayoutFindingTests {
  // MARK: References

  @Test func danglingReferenceIsReportedAtItsValue() throws {
    let read = try document(
      """
      <view id="root" width="200" height="100">
        <view id="a" width="10" height="10"/>
        <constraint firstItem="a" firstAttribute="leading" secondItem="rot" secondAttribute="leading"/>
      </view>
      """)
    let finding = try #require(read.nib.diagnostics.first)
    #expect(read.nib.diagnostics.count == 1)
    #expect(finding.ruleID == "dangling-reference")
    #expect(finding.message == "no object has the id \"rot\"; did you mean \"root\"?")
    #expect(place(finding, read) == "3:66 rot")
  }

  @Test(arguments: [
    ("<tableViewCell id=\"a\" textLabel=\"b\"/>", 1), ("<tableViewCell id=\"a\" textLabel=\"a\"/>", 0),
    ("<tabBar id=\"a\" selectedItem=\"b\"/>", 1), ("<label id=\"a\" text=\"b\"/>", 0),
  ])
  func attributesThatAreReferencesInTheVocabularyAreChecked(view: String, count: Int) throws {
    let found = try document(view).nib.diagnostics.filter { $0.ruleID == "dangling-reference" }
    #expect(found.count == count)
  }

  @Test(arguments: [("inferredMetricsTieBreakers", 0), ("connections", 1)])
  func listThatInterfaceBuilderMakesAnewMayNameWhatIsGone(list: String, count: Int) throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
      <\(list)><segue reference="gone" destination="gone"/></\(list)></document>
      """
    let read = try LayoutDocument(Array(text.utf8), path: "a.storyboard")
    #expect(read.nib.diagnostics.count { $0.ruleID == "dangling-reference" } >= count)
    #expect(read.nib.diagnostics.contains { $0.ruleID == "dangling-reference" } == (count > 0))
  }

  private func masked(_ masks: String) -> String {
    let constraint =
      "<constraints><constraint firstAttribute=\"width\" secondItem=\"gone\" secondAttribute=\"height\" id=\"c\"/>"
      + "</constraints>"
    return xib("<subviews>\(plainView("a", "", constraint + masks))</subviews>")
  }

  private func mask(_ variation: String, _ entry: String) -> String {
    "<variation key=\"\(variation)\"><mask key=\"constraints\"><\(entry) reference=\"c\"/></mask></variation>"
  }

  /// What the size class of the canvas leaves out, another one has.
  @Test func danglingReferenceOfAConstraintCountsInEachSizeClass() throws {
    let excluded = mask("default", "exclude")
    let cases = [
      ("", 1), (excluded + mask("heightClass=compact", "include"), 1), (mask("heightClass=regular", "exclude"), 1),
      (mask("heightClass=compact", "exclude"), 1), (excluded, 0),
    ]
    for (masks, count) in cases {
      let found = try document(masked(masks)).nib.diagnostics.filter { $0.ruleID == "dangling-reference" }
      #expect(found.map(\.message) == Array(repeating: "no object has the id \"gone\"", count: count))
    }
  }

  @Test func constraintWithADanglingReferenceIsLeftOut() throws {
    let layout = try layOut(
      corner("a", "<constraint firstItem=\"a\" firstAttribute=\"width\" secondItem=\"z\" secondAttribute=\"width\"/>"))
    expectFrames(layout, "a: 0 0 10 10")
  }

  // MARK: Conflicts

  @Test func contradictingConstraintsAreReportedOnce() throws {
    let read = try document(
      """
      <view id="root" width="200" height="100">
        <view id="a" height="10"/>
        <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading"/>
        <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top"/>
        <constraint firstItem="a" firstAttribute="width" constant="30"/>
        <constraint firstItem="a" firstAttribute="width" constant="40"/>
      </view>
      """)
    let layout = read.layout()
    let finding = try #require(layout.diagnostics.first)
    #expect(layout.diagnostics.count == 1)
    #expect(finding.ruleID == "conflicting-constraints")
    #expect(finding.severity == .error)
    #expect(
      finding.message
        == "a cannot be 30 and 40 wide; a.width == 40 would be broken; change 40 to 30 or lower its priority")
    #expect(finding.notes.map(\.message) == ["with a.width == 30"])
    #expect(place(finding, read)?.hasPrefix("6:3 ") == true)
    #expect(finding.notes.first?.range.map { position($0, read) } == "5:3")
    #expect(layout.frame("a")?.width == 30)
  }

  @Test func conflictNamesOnlyItsMembers() throws {
    let text = "a.leading == root.leading\na.top == root.top\na.height == 5\na.width == 10\na.width >= 20"
    let layout = try layOut(
      "<view id=\"root\" width=\"200\" height=\"100\"><view id=\"a\"/>\(constraints(text))</view>")
    let finding = try #require(layout.diagnostics.first)
    #expect(layout.diagnostics.count == 1)
    #expect(finding.message.hasPrefix("a cannot be 10 and at least 20 wide; a.width >= 20 would be broken"))
    #expect(finding.notes.map(\.message) == ["with a.width == 10"])
    #expect(layout.frame("a")?.width == 10)
  }

  /// 60 + 10 + 60 in 100: the author's own sizes are given up before what the stack adds.
  @Test func fixedSizesThatDoNotFitAStackConflict() throws {
    let layout = try layOut(
      """
      <stackView id="s" spacing="10"><view id="a" width="60"/><view id="b" width="60"/></stackView>
      """, size: Size(width: 100, height: 20))
    let finding = try #require(layout.diagnostics.first)
    #expect(finding.ruleID == "conflicting-constraints")
    #expect(finding.message.hasPrefix("60 + 10 + 60 = 130, but s is 100 wide; b.width == 60 would be broken"))
    expectFrames(
      layout,
      """
      a: 0 0 60 20
      b: 70 0 30 20
      """)
  }

  @Test func requiredLengthOfAHiddenViewConflictsWithItsHiding() throws {
    let layout = try layOut(
      """
      <stackView id="s">
        <view id="a" hidden="YES"><constraint firstAttribute="width" constant="60"/></view><view id="b"/>
      </stackView>
      """, size: Size(width: 100, height: 20))
    let finding = try #require(layout.diagnostics.first)
    #expect(finding.message.hasPrefix("a cannot be 0 and 60 wide; a.width == 60 would be broken"))
    #expect(finding.notes.map(\.message) == ["with 'UISV-hiding' a.width == 0"])
    #expect(layout.frame("b")?.width == 100)
  }

  /// `width` and `height` of a stack definition say what a view is like when it is shown.
  @Test func shorthandSizeOfAHiddenViewGivesWay() throws {
    let layout = try layOut(
      "<stackView id=\"s\"><view id=\"a\" width=\"60\" hidden=\"YES\"/><view id=\"b\"/></stackView>",
      size: Size(width: 100, height: 20))
    #expect(layout.diagnostics == [])
    #expect(layout.frame("a")?.width == 0)
  }

  private static let hiddenStack = """
    <stackView id="s" axis="vertical">
      <view id="a"/>
      <stackView id="inner" axis="vertical" hidden="YES" spacing="8"><view id="b"/><view id="c"/></stackView>
    </stackView>
    """

  /// No length is negative, so 8 points between two views do not fit into nothing: console logs show this one often.
  @Test func spacingInsideAHiddenStackConflictsWithItsHidingUpToIOS10() throws {
    let layout = try layOut(Self.hiddenStack, size: Size(width: 100, height: 100), iOS: 10)
    let conflicts = layout.diagnostics.filter { $0.ruleID == "conflicting-constraints" }
    #expect(conflicts.count == 1)
    #expect(
      conflicts.first?.message
        == "'UISV-spacing' V:[b]-(8)-[c], but inner is 0 high; change the spacing from 8 to 0")
  }

  @Test func hiddenStackLetsGoOfItsFarEndFromIOS11() throws {
    let layout = try layOut(Self.hiddenStack, size: Size(width: 100, height: 100), iOS: 11)
    #expect(layout.diagnostics.filter { $0.ruleID == "conflicting-constraints" } == [])
    #expect(layout.frame("inner")?.height == 0)
    #expect(layout.frame("a")?.height == 100)
  }

  // MARK: Ambiguity

  @Test func viewWithoutAPlaceIsAmbiguous() throws {
    let read = try document(
      """
      <view id="root" width="200" height="100">
        <view id="a" userLabel="Card" width="10" height="10"/>
        <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top"/>
      </view>
      """)
    let finding = try #require(read.layout().diagnostics.first)
    #expect(finding.ruleID == "ambiguous-layout")
    #expect(finding.severity == .warning)
    #expect(finding.message.contains("<view> \"Card\""))
    #expect(place(finding, read)?.hasPrefix("2:3 ") == true)
  }

  @Test(arguments: ["leading", "top", "width", "height"])
  func eachMissingConstraintMakesAViewAmbiguous(_ missing: String) throws {
    let all = ["a.leading == root.leading", "a.top == root.top", "a.width == 10", "a.height == 10"]
    let text = all.filter { !$0.hasPrefix("a.\(missing) ") }.joined(separator: "\n")
    let xml = "<view id=\"root\" width=\"200\" height=\"100\"><view id=\"a\"/>\(constraints(text))</view>"
    let layout = try layOut(xml)
    #expect(layout.diagnostics.map(\.ruleID) == ["ambiguous-layout"])
    #expect(layout.views.filter(\.isAmbiguous).map(\.view.id) == ["a"])
  }

  @Test func viewsInsideAnAmbiguousOneAreNotToBlame() throws {
    let inner = constraints("b.leading == a.leading\nb.top == a.top\nb.width == 5\nb.height == 5")
    let layout = try layOut(
      """
      <view id="root" width="200" height="100">
        <view id="a" width="10" height="10"><view id="b"/>\(inner)</view>
      </view>
      """)
    #expect(layout.views.filter(\.isAmbiguous).map(\.view.id) == ["a"])
  }

  @Test func contentSizeIsSizeEnough() throws {
    let layout = try layOut(
      """
      <view id="root" width="200" height="100">
        <label id="a" text="enough"/>\(constraints("a.leading == root.leading\na.top == root.top"))
      </view>
      """)
    #expect(layout.diagnostics == [])
  }

  // MARK: Misplacement

  @Test func storedFrameThatConstraintsDoNotGiveIsReported() throws {
    let read = try document(xib(placed(x: 12)))
    let finding = try #require(read.layout().diagnostics.first)
    #expect(finding.ruleID == "misplaced-view")
    #expect(finding.message == "a is stored at (12, 0, 10, 10), but its constraints give (8, 0, 10, 10)")
    #expect(place(finding, read)?.hasSuffix("id=\"a\" translatesAutoresizingMaskIntoConstraints=\"NO\" >") == true)
  }

  @Test(arguments: [8, 8.5, 7.5]) func storedFrameWithinAPixelIsInItsPlace(_ x: Double) throws {
    #expect(try layOut(xib(placed(x: x))).diagnostics == [])
  }

  private func placed(x: Double) -> String {
    let frame = "<rect key=\"frame\" x=\"\(x)\" y=\"0.0\" width=\"10\" height=\"10\"/>"
    let places = "a.leading == root.leading + 8\na.top == root.top\na.width == 10\na.height == 10"
    return "<subviews>\(plainView("a", "", frame))</subviews>\(constraints(places))"
  }

  private func corner(_ id: String, _ constraint: String) -> String {
    """
    <view id="root" width="200" height="100">
      <view id="\(id)" width="10" height="10"/>
      <constraint firstItem="\(id)" firstAttribute="leading" secondItem="root" secondAttribute="leading"/>
      <constraint firstItem="\(id)" firstAttribute="top" secondItem="root" secondAttribute="top"/>
      \(constraint)
    </view>
    """
  }

  /// `line:column text`.
  private func place(_ finding: Diagnostic, _ document: LayoutDocument) -> String? {
    finding.range.map { "\(position($0, document)) \(document.nib.source.text(in: $0))" }
  }

  private func position(_ range: SourceRange, _ document: LayoutDocument) -> String {
    let position = LineIndex(document.nib.source).position(at: range.lowerBound)
    return "\(position.line):\(position.column)"
  }
}
