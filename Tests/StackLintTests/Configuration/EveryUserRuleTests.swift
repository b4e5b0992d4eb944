import Testing

@testable import StackLint
@testable import StackModel

/// Rules about who can use a screen, and in which languages.
@Suite struct EveryUserRuleTests {
  private func button(_ width: Int, _ height: Int) -> String {
    "<view width=\"320\" height=\"200\"><button id=\"b\" width=\"\(width)\" height=\"\(height)\"/></view>"
  }

  @Test func saysHowLargeAButtonIs() throws {
    let source = try LintedSource.definition(button(24, 20), "tap-target-under-44-points")
    #expect(source.messages == ["b is 24 by 20 points; expected at least 44 by 44"])
  }

  @Test func oneSideIsEnoughWhereTheOptionSaysSo() throws {
    let document = try LayoutDocument(Array(button(80, 30).utf8), path: "a.xml")
    let rule = try #require(RuleCatalog.rule("tap-target-under-44-points"))
    let check = try #require(rule.check)
    #expect(check(LintedDocument(document), RuleOptions(rule)).isEmpty)
    #expect(check(LintedDocument(document), RuleOptions(rule, ["both": .flag(false)])).count == 1)
    #expect(
      check(LintedDocument(document), RuleOptions(rule, ["both": .flag(false), "minimum": .number(24)])).isEmpty)
  }

  @Test func buttonWithAClassOfItsOwnMayTakeTouchesOutside() throws {
    let source = try LintedSource.definition(
      "<view width=\"320\" height=\"200\"><button customClass=\"Wide\" width=\"20\" height=\"20\"/></view>",
      "tap-target-under-44-points")
    #expect(source.messages == [])
  }

  @Test(arguments: [
    "<state key=\"normal\" title=\"Close\" image=\"x\"/>",
    "<state key=\"normal\"><imageReference key=\"image\" image=\"xmark\" catalog=\"system\"/></state>",
    "<accessibility key=\"accessibilityConfiguration\"><bool key=\"isElement\" value=\"NO\"/></accessibility>"
      + "<state key=\"normal\" image=\"x\"/>",
    "<state key=\"normal\"/>",
  ])
  func buttonThatVoiceOverCanTellNeedsNoLabel(_ content: String) throws {
    let source = try LintedSource.xib(
      "<button id=\"b\">\(content)</button>", "image-button-without-accessibility-label")
    #expect(source.messages == [])
  }

  @Test func namesTheImageOfTheConfiguration() throws {
    let source = try LintedSource.xib(
      "<button id=\"b\"><buttonConfiguration key=\"configuration\" image=\"ic_x\" style=\"plain\"/></button>",
      "image-button-without-accessibility-label")
    #expect(
      source.messages == [
        "<button> shows only an image; add an accessibility label that says what it does"
      ])
  }

  @Test func writesLeadingAndTrailingOnBothSides() throws {
    let source = try LintedSource.definition(
      """
      <view id="root">
        <view id="a"/>
        <constraint firstItem="a" firstAttribute="right" secondItem="root" secondAttribute="rightMargin"/>
      </view>
      """, "hard-coded-left-right")
    #expect(source.messages.first?.hasSuffix("compare trailing with trailingMargin") == true)
    #expect(
      try source.fixed.contains("firstAttribute=\"trailing\" secondItem=\"root\" secondAttribute=\"trailingMargin\""))
  }
}
