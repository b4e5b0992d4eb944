import Foundation
import TestSupport
import Testing

@testable import StackLint

@Suite struct RuleBookTests {
  @Test func documentationIsFresh() throws {
    let hint = "run: ibstack rules --format markdown > Documentation/Rules.md"
    #expect(try Checkout.text("Documentation/Rules.md") == RuleBook().markdown, "\(hint)")
  }

  @Test func pageTellsStandingReasonAndExamples() throws {
    let page = RulePage(try #require(RuleCatalog.rule("unread-attribute"))).markdown()
    #expect(
      page.hasPrefix(
        "# unread-attribute\n\nAn attribute does not affect layout. A warning, off by default.\n"))
    let example = "```xml\n<stackView opaque=\"NO\"/>\n```"
    #expect(page.contains("Reported:\n\n\(example)\n\n- opaque of <stackView>"))
    #expect(page.hasSuffix("Not reported:\n\n```xml\n<stackView spacing=\"8\"/>\n```\n"))
  }
}
