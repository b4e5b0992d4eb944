import Testing

@testable import StackLint
@testable import StackModel

/// Limits that a team sets.
@Suite struct PolicyRuleTests {
  private func findings(_ id: String, _ options: [String: RuleOption.Value]) throws -> [String] {
    let text = RuleExample.Container.storyboard.document(
      around: """
        <scene sceneID="a"><objects><viewController id="b" sceneMemberID="viewController"/></objects></scene>
        <scene sceneID="c"><objects><viewController id="d" sceneMemberID="viewController"/></objects></scene>
        """)
    let rule = try #require(RuleCatalog.rule(id))
    let check = try #require(rule.check)
    let document = try LayoutDocument(Array(text.utf8), path: "a.storyboard")
    return check(LintedDocument(document), RuleOptions(rule, options)).map(\.message)
  }

  @Test func maximumMayBeAnyNumber() throws {
    for number in [2, 1e30, .infinity] {
      #expect(try findings("several-scenes", ["maximum": .number(number)]) == [])
    }
    #expect(try findings("several-scenes", ["maximum": .number(-1e30)]).count == 1)
  }

  @Test func versionMayBeAnyNumber() throws {
    #expect(try findings("tools-version", ["minimum": .number(1e30)]).count == 1)
    #expect(try findings("tools-version", ["maximum": .number(-1e30)]) == [])
  }
}
