import Foundation
import Testing

@testable import StackLint

@Suite struct RuleBookTests {
  @Test func documentationIsFresh() throws {
    let file = URL(filePath: #filePath).appending(path: "../../../../Documentation/Rules.md").standardized
    let hint = "run: ibstack rules --format markdown > Documentation/Rules.md"
    #expect(try String(contentsOf: file, encoding: .utf8) == RuleBook().markdown, "\(hint)")
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
