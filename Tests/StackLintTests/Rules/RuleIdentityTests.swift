import Foundation
import TestSupport
import Testing

@testable import NibDecoder
@testable import StackLint

/// One place for the id and the severity of each rule.
@Suite struct RuleIdentityTests {
  @Test(arguments: BuiltInRule.allCases) func everyRuleOfReadingAndLayoutHasAPageWithItsSeverity(_ rule: BuiltInRule) {
    #expect(RuleCatalog.rule(rule.rawValue)?.severity == rule.severity)
  }

  @Test func idsAreUnique() {
    #expect(Set(RuleCatalog.rules.map(\.id)).count == RuleCatalog.rules.count)
  }

  /// Diagnostics of reading and layout name their rule by the enumeration, which has a page for each of its cases.
  @Test(arguments: ["XMLSource", "NibDecoder", "StackModel"]) func noDiagnosticNamesItsRuleByAText(_ target: String)
    throws
  {
    let sources = Checkout.url("Sources/\(target)")
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(text.firstMatch(of: /Diagnostic\(\s*"/) == nil, "\(file.lastPathComponent)")
    }
  }

  @Test func whatALiteralLooksLikeIsKnown() {
    #expect("  Diagnostic(\n    \"unknown-value\", .error".firstMatch(of: /Diagnostic\(\s*"/) != nil)
  }

  @Test func severityOfOnePlaceMayDiffer() {
    #expect(Diagnostic(.unknownElement, "a", range: nil).severity == .warning)
    #expect(Diagnostic(.unknownElement, as: .error, "a", range: nil).severity == .error)
  }
}
