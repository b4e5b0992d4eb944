import Testing

@testable import NibDecoder
@testable import StackLint
@testable import StackModel

/// Ambiguity that code may end.
@Suite struct CompletedAmbiguityTests {
  private func findings(_ objects: String, _ source: String) throws -> [Diagnostic] {
    let text = RuleExample.Container.xib.document(around: objects)
    let document = try LayoutDocument(Array(text.utf8), path: "a.xml")
    let project = ProjectIndex(ProjectFiles(["Card.swift": source]))
    return Linter([Rule.ambiguousLayout]).lint(LintedDocument(document, project: project)).diagnostics
      .filter { $0.ruleID == "ambiguous-layout" }
  }

  private let card = """
    <view customClass="Card" id="card">
      <subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="badge"/>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="other"/>
      </subviews>
      <constraints>
        <constraint firstItem="other" firstAttribute="top" secondItem="badge" secondAttribute="bottom" id="c"/>
      </constraints>
      <connections><outlet property="badge" destination="badge" id="o"/></connections>
    </view>
    """

  @Test func viewsThatCodeConstrainsAndThoseAttachedToThemAreNotices() throws {
    let found = try findings(card, "class Card: UIView { var badge: UIView!\n func a() { badge.topAnchor.b() } }")
    #expect(found.map(\.severity) == [.notice, .notice])
    #expect(found.allSatisfy { $0.message.hasSuffix("; code may add them") })
  }

  @Test func viewsThatCodeOnlyHidesAreWarnings() throws {
    let found = try findings(card, "class Card: UIView { var badge: UIView!\n func a() { badge.isHidden = true } }")
    #expect(found.count == 2 && !found.contains { $0.severity == .notice })
  }

  @Test(arguments: [
    ("override var intrinsicContentSize: CGSize { .zero }", Diagnostic.Severity.notice), ("var size = 0", .warning),
  ])
  func classMayDecideItsSize(member: String, severity: Diagnostic.Severity) throws {
    let objects = """
      <view id="root"><subviews>
        <view customClass="Card" translatesAutoresizingMaskIntoConstraints="NO" id="card"/>
      </subviews></view>
      """
    #expect(try findings(objects, "class Card: UIView { \(member) }").map(\.severity) == [severity])
  }
}
