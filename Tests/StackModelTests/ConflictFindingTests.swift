import TestSupport
import Testing

@testable import NibDecoder
@testable import StackModel

/// What is said of conflicts, where, and what to do.
@Suite struct ConflictFindingTests {
  private let tight = """
    <view id="root" width="320" height="100">
      <view id="a"><constraint firstAttribute="width" constant="120"/></view>
      <view id="b"><constraint firstAttribute="width" constant="200"/></view>
      <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="8"/>
      <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="trailing" constant="8"/>
      <constraint firstItem="root" firstAttribute="trailing" secondItem="b" secondAttribute="trailing"/>
    </view>
    """

  private func conflicts(_ read: LayoutDocument) -> [Diagnostic] {
    read.layout().diagnostics.filter { $0.ruleID == "conflicting-constraints" }
  }

  private func message(_ xml: String) throws -> String? { try conflicts(document(xml)).first?.message }

  private func text(_ range: SourceRange?, _ read: LayoutDocument) -> String? {
    range.map { read.nib.source.text(in: $0) }
  }

  @Test func numbersOfAChainAreAddedUp() throws {
    #expect(
      try message(tight)
        == "8 + 120 + 8 + 200 = 336, but root is 320 wide; b.width == 200 would be broken; "
        + "change 200 to 184")
  }

  @Test func numberThatIsWrittenEndsTheConflictThoughTheMessageRoundsIt() throws {
    let text = """
      <view>
        <view id="a"/>
        <view id="b"/>
        <constraint firstItem="a" firstAttribute="width" secondItem="b" secondAttribute="width" multiplier="2" \
      constant="10"/>
        <constraint firstItem="b" firstAttribute="width" secondItem="a" secondAttribute="width" \
      multiplier="0.5111111111111111" constant="-5"/>
      </view>
      """
    let read = try document(text)
    let found = try #require(conflicts(read).first)
    #expect(found.message.contains("to -5.111"))
    let fix = try #require(found.fixIts.first)
    let fixed = try EditList([fix.edit]).applied(to: read.nib.source)
    #expect(try conflicts(document(String(decoding: fixed, as: UTF8.self))).isEmpty)
  }

  @Test func membersAreShownAsUIKitPrintsThem() throws {
    #expect(
      try conflicts(document(tight)).first?.notes.map(\.message) == [
        "with H:|-(8)-[a] (names: '|':root)", "with H:[a]-(8)-[b]", "with H:[b]-(0)-| (names: '|':root)",
        "with a.width == 120", "with 'UIView-Encapsulated-Layout-Width' root.right == 320",
      ])
  }

  @Test func suggestedConstantReplacesTheWrittenOne() throws {
    let read = try document(tight)
    let fix = try #require(conflicts(read).first?.fixIts.first)
    #expect(fix.message == "change 200 to 184")
    #expect(text(fix.range, read) == "200")
    #expect(fix.replacement == "184")
  }

  /// No constant would do: the widths are equal, or one half of the other.
  @Test(arguments: [
    ("id=\"w\"", "", "priority=\"999\" "), ("constant=\"0\" id=\"w\"", "", "priority=\"999\" "),
    ("priority=\"1000\" id=\"w\"", "1000", "999"),
  ])
  func suggestedPriorityIsWritten(_ given: (attributes: String, old: String, new: String)) throws {
    let sides = "firstItem=\"a\" firstAttribute=\"width\" secondItem=\"root\" secondAttribute=\"width\""
    let xml = """
      <view id="root" width="300" height="100"><view id="a"/><constraint \(sides)/>
      <constraint \(sides) multiplier="0.5" \(given.attributes)/></view>
      """
    let read = try document(xml)
    let fix = try #require(conflicts(read).first?.fixIts.first)
    #expect(conflicts(read).first?.fixIts.count == 1)
    #expect(fix.message == "lower its priority to 999")
    #expect(text(fix.range, read) == given.old && fix.replacement == given.new)
    let cured = String(decoding: try EditList([fix.edit]).applied(to: read.nib.source), as: UTF8.self)
    #expect(cured.contains("multiplier=\"0.5\" priority=\"999\""))
    #expect(try conflicts(document(cured)).isEmpty)
  }

  @Test(arguments: [("", "spacing=\"10\""), ("customSpacing=\"4\"", "customSpacing=\"4\"")])
  func generatedMembersStandAtTheirAttributes(_ attribute: String, _ place: String) throws {
    let read = try document(
      """
      <stackView id="s" axis="horizontal" spacing="10" width="100" height="50">
        <view id="a" width="60" \(attribute)/><view id="b" width="60"/>
      </stackView>
      """)
    let finding = try #require(conflicts(read).first)
    #expect(text(finding.range, read) == "width=\"60\"")
    let places = Set(finding.notes.map { text($0.range, read) })
    #expect(places.isSuperset(of: [place, "axis=\"horizontal\""]))
  }

  @Test func hidingStandsAtTheHiddenAttribute() throws {
    let read = try document(
      """
      <stackView id="s" width="100" height="20">
        <view id="a" hidden="YES"><constraint firstAttribute="width" constant="60"/></view><view id="b"/>
      </stackView>
      """)
    #expect(text(conflicts(read).first?.notes.first?.range, read) == "hidden=\"YES\"")
  }

  @Test func proportionsAreCounted() throws {
    let text = "a.width == 100\na.height == 40"
    let ratio =
      "<constraint firstItem=\"a\" firstAttribute=\"width\" secondItem=\"a\" secondAttribute=\"height\" multiplier=\"2\"/>"
    #expect(
      try message("<view id=\"root\" width=\"300\" height=\"300\"><view id=\"a\"/>\(constraints(text))\(ratio)</view>")
        == "2 × 40 = 80, but a is 100 wide; a.width == 2 × a.height would be broken; lower its priority to 999")
  }

  @Test func spacingThatDoesNotFitIsChangedForAllGaps() throws {
    #expect(
      try message(
        "<stackView id=\"s\" spacing=\"60\" width=\"100\" height=\"20\"><view id=\"a\"/><view id=\"b\"/><view id=\"c\"/></stackView>"
      )
        == "60 + 60 = 120 at least, but s is 100 wide; change the spacing from 60 to 50")
  }

  @Test func independentConflictsAreReportedApart() throws {
    let text = "a.width == 10\na.width == 20\na.height == 10\na.height == 20"
    let read = try document(
      "<view id=\"root\" width=\"300\" height=\"300\"><view id=\"a\"/>\(constraints(text))</view>")
    #expect(
      conflicts(read).map(\.message).map { $0.prefix { $0 != ";" } } == [
        "a cannot be 10 and 20 wide", "a cannot be 10 and 20 high",
      ])
  }
}
