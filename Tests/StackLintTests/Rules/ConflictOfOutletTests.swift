import Testing

@testable import NibDecoder
@testable import StackLint
@testable import StackModel

/// Conflicts with constraints that outlets name.
@Suite struct ConflictOfOutletTests {
  private let objects = """
    <view customClass="Card" translatesAutoresizingMaskIntoConstraints="NO" id="card">
      <rect key="frame" x="0" y="0" width="100" height="50"/>
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="badge"/></subviews>
      <constraints>
        <constraint firstItem="badge" firstAttribute="width" constant="20" id="narrow"/>
        <constraint firstItem="badge" firstAttribute="width" constant="40" id="wide"/>
      </constraints>
      <connections><outlet property="narrow" destination="narrow" id="o"/></connections>
    </view>
    """

  private func severities(_ member: String) throws -> [Diagnostic.Severity] {
    let text = RuleExample.Container.xib.document(around: objects)
    let document = try LayoutDocument(Array(text.utf8), path: "a.xml")
    let source = "class Card: UIView { @IBOutlet var narrow: NSLayoutConstraint!\n \(member) }"
    let project = ProjectIndex(ProjectFiles(["Card.swift": source]))
    return Linter(RuleCatalog.rules.filter { $0.id == "conflicting-constraints" })
      .lint(LintedDocument(document, project: project)).diagnostics.filter { $0.ruleID == "conflicting-constraints" }
      .map(\.severity)
  }

  @Test(arguments: ["narrow.isActive = !isWide", "narrow?.constant = 40", "narrow.priority = .defaultLow"])
  func conflictThatCodeEndsIsANotice(statement: String) throws {
    #expect(try severities("func update() { \(statement) }") == [.notice])
  }

  @Test(arguments: [("", .error), ("identifier=\"narrow\"", .warning)] as [(String, Diagnostic.Severity)])
  func conflictWithAConstraintThatCodeMayFindIsAWarning(attribute: String, severity: Diagnostic.Severity) throws {
    let text = RuleExample.Container.xib.document(
      around: objects.replacing("id=\"narrow\"", with: "\(attribute) id=\"narrow\"", maxReplacements: 1)
        .replacing("<connections><outlet property=\"narrow\" destination=\"narrow\" id=\"o\"/></connections>", with: "")
    )
    let document = try LayoutDocument(Array(text.utf8), path: "a.xml")
    let found = document.layout().diagnostics.filter { $0.ruleID == "conflicting-constraints" }
    #expect(found.map(\.severity) == [severity])
  }

  @Test(arguments: ["", "func update() { print(narrow) }"])
  func conflictThatCodeCouldEndIsAWarning(member: String) throws {
    #expect(try severities(member) == [.warning])
  }
}
