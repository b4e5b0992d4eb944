import TestSupport
import Testing

@testable import StackLint
@testable import Support

/// Links to the descriptions of rules.
@Suite struct RuleLinkTests {
  private static let page = "https://github.com/acme/ibstack/blob/v1.2.3/Documentation/Rules.md"

  @Test func ruleOfAReleaseHasAPageAtItsTag() {
    let links = RuleLinks(version: "1.2.3", repository: "acme/ibstack")
    #expect(links["unknown-outlet"] == "\(Self.page)#unknown-outlet")
    #expect(links["no-such-rule"] == nil)
  }

  @Test func otherBuildsHaveNone() {
    #expect(RuleLinks(version: "1.2.3", repository: "")["unknown-outlet"] == nil)
  }

  @Test func sarifLinksEachRule() throws {
    func rules(_ repository: String) throws -> [JSONValue] {
      let reporter = SARIFReporter(version: "1.2.3", repository: repository)
      let text = reporter.header.string + reporter.footer(FindingStatistics()).string
      return try JSONValue(parsing: text)["runs"][0]["tool"]["driver"]["rules"].elements
    }
    let linked = try rules("acme/ibstack")
    #expect(linked.count == RuleCatalog.rules.count)
    for rule in linked { #expect(rule["helpUri"].text == "\(Self.page)#\(rule["id"].text ?? "")") }
    #expect(try rules("").allSatisfy { $0["helpUri"] == .null })
  }
}
