import TestSupport
import Testing

@testable import StackLint
@testable import StackModel

/// Every message about open, tied, contradictory and misplaced layouts, at its place.
@Suite struct FindingMessageTests {
  /// Findings and notes of validation.
  private func lines(_ text: String, path: String) -> [String] {
    let report = Linter(RuleCatalog.validation).lint(Array(text.utf8), path: path)
    let findings = FindingReport(
      report, file: ReportedFile(path: path, absolutePath: "/\(path)", repositoryPath: path), hasFingerprints: false)
    let text = FindingFormat.concise.text(of: [findings], head: RunHead(toolVersion: ""))
    return String(decoding: text, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// Findings and notes, without the path.
  private func findings(_ text: String) -> [String] {
    lines(text, path: "a.xml").map { String($0.dropFirst("a.xml:".count)) }
  }

  @Test func whatIsOpen() {
    #expect(
      findings(Self.open) == [
        "2:3: warning: view \"Card\" needs constraints for: X position or width [ambiguous-layout]",
        "5:3: warning: stack view (s) needs constraints for: height [ambiguous-layout]",
        "6:5: warning: view (b) needs constraints for: height; neither its content nor fillEqually gives it a height "
          + "[ambiguous-layout]",
        "10:3: warning: stack view \"Tags\" needs constraints for: width; the stack view is empty [ambiguous-layout]",
        "18:3: warning: scroll view (scroll) needs constraints for: scrollable content height [ambiguous-layout]",
        "19:5: warning: view (c) needs constraints for: height [ambiguous-layout]",
      ])
  }

  @Test func whatIsTied() {
    #expect(
      findings(Self.tied) == [
        "3:5: notice: view \"Name\" and <view> \"City\" hug horizontally with 250; set one to 249 "
          + "[content-priority-tie]",
        "4:5: note: <view> \"City\" has 250 too",
        "8:5: notice: view (d) and <view> resist compression horizontally with 750; set one to 749 "
          + "[content-priority-tie]",
        "7:5: note: <view> has 750 too",
      ])
  }

  @Test func whatContradicts() {
    #expect(
      findings(Self.contradictory) == [
        "5:3: error: H:|-(8)-[a], but H:|-(20)-[a]; "
          + "the latter would be broken; change its constant from 20 to 8 "
          + "[conflicting-constraints]",
        "4:3: note: with H:|-(8)-[a] (names: '|':root)",
        "7:3: error: root is 300 wide, but a.width == 0.5 × "
          + "root.width; the latter would be broken; lower its priority [conflicting-constraints]",
        "6:3: note: with a.width == root.width",
        "1:1: note: with 'UIView-Encapsulated-Layout-Width' root.right == 300",
        "8:45: error: stack view (s): 60 + 60 = 120 at least, but s is 100 wide; change the spacing from 60 to 50 "
          + "[conflicting-constraints]",
        "8:21: note: with s.width == 100",
        "8:3: note: with 'UISV-canvas-connection' s.leading == b.leading",
        "8:3: note: with 'UISV-canvas-connection' H:[d]-(0)-| (names: '|':s)",
        "8:45: note: with 'UISV-spacing' H:[b]-(60)-[c]",
        " note: and with 3 more",
      ])
  }

  @Test func moreConflictsThanAreListed() {
    let widths = (0..<60).map { "<constraint firstItem=\"a\" firstAttribute=\"width\" constant=\"\($0 + 10)\"/>\n" }
      .joined()
    let lines = findings("<view id=\"root\" width=\"300\" height=\"100\">\n<view id=\"a\"/>\n\(widths)</view>")
    let further = lines.filter { $0.contains("further") }
    #expect(
      further == [
        "1:1: error: view (root): further conflicts in <view> are not listed; resolve those that are and look again "
          + "[conflicting-constraints]"
      ])
  }

  @Test func whatIsMisplaced() {
    #expect(
      lines(Fixture.storyboard, path: "a.storyboard").first
        == "a.storyboard:18:15: warning: view (moved) in Start is stored at (10, 90, 50, 40), but its constraints give "
        + "(10, 80, 50, 40) [misplaced-view]")
  }

  // MARK: -

  private static let open = """
    <view id="root" width="200" height="100">
      <view id="a" userLabel="Card" height="10"/>
      <constraint firstItem="a" firstAttribute="trailing" secondItem="root" secondAttribute="trailing"/>
      <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top"/>
      <stackView id="s" axis="vertical" distribution="fillEqually">
        <view id="b" width="40"/>
      </stackView>
      <constraint firstItem="s" firstAttribute="top" secondItem="root" secondAttribute="top"/>
      <constraint firstItem="s" firstAttribute="leading" secondItem="root" secondAttribute="leading"/>
      <stackView id="e" userLabel="Tags" height="10"/>
      <constraint firstItem="e" firstAttribute="top" secondItem="root" secondAttribute="top"/>
      <constraint firstItem="e" firstAttribute="leading" secondItem="root" secondAttribute="leading"/>
      <stackView id="h" height="10">
        <view id="x" hidden="YES"/>
      </stackView>
      <constraint firstItem="h" firstAttribute="top" secondItem="root" secondAttribute="top"/>
      <constraint firstItem="h" firstAttribute="leading" secondItem="root" secondAttribute="leading"/>
      <scrollView id="scroll" width="50" height="50">
        <view id="c" width="70"/>
        <constraint firstItem="c" firstAttribute="top" secondItem="scroll" secondAttribute="top"/>
        <constraint firstItem="c" firstAttribute="bottom" secondItem="scroll" secondAttribute="bottom"/>
        <constraint firstItem="c" firstAttribute="leading" secondItem="scroll" secondAttribute="leading"/>
        <constraint firstItem="c" firstAttribute="trailing" secondItem="scroll" secondAttribute="trailing"/>
      </scrollView>
      <constraint firstItem="scroll" firstAttribute="top" secondItem="root" secondAttribute="top"/>
      <constraint firstItem="scroll" firstAttribute="leading" secondItem="root" secondAttribute="leading"/>
    </view>
    """

  private static let tied = """
    <view id="root" width="200" height="100">
      <stackView id="s" width="150" height="20">
        <view id="a" userLabel="Name" placeholderIntrinsicWidth="40"/>
        <view id="b" userLabel="City" placeholderIntrinsicWidth="50"/>
      </stackView>
      <stackView id="t" width="150" height="20">
        <view id="c" placeholderIntrinsicWidth="90"/>
        <view id="d" placeholderIntrinsicWidth="100"/>
      </stackView>
      <constraint firstItem="s" firstAttribute="top" secondItem="root" secondAttribute="top"/>
      <constraint firstItem="s" firstAttribute="leading" secondItem="root" secondAttribute="leading"/>
      <constraint firstItem="t" firstAttribute="top" secondItem="root" secondAttribute="top"/>
      <constraint firstItem="t" firstAttribute="leading" secondItem="root" secondAttribute="leading"/>
    </view>
    """

  private static let contradictory = """
    <view id="root" width="300" height="100">
      <view id="a" height="10"/>
      <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top"/>
      <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="8"/>
      <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="l"/>
      <constraint firstItem="a" firstAttribute="width" secondItem="root" secondAttribute="width"/>
      <constraint firstItem="a" firstAttribute="width" secondItem="root" secondAttribute="width" multiplier="0.5" id="w"/>
      <stackView id="s" width="100" height="20" spacing="60">
        <view id="b"/><view id="c"/><view id="d"/>
      </stackView>
      <constraint firstItem="s" firstAttribute="top" secondItem="root" secondAttribute="top"/>
      <constraint firstItem="s" firstAttribute="leading" secondItem="root" secondAttribute="leading"/>
    </view>
    """
}
