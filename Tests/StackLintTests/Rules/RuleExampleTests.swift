public import StackLint
public import Testing

@testable import NibDecoder
@testable import StackModel

/// Every rule's examples: findings land where the text is marked, and nowhere else.
@Suite struct RuleExampleTests {
  @Test(arguments: RuleCatalog.rules)
  func findingsLandWhereTheExamplesAreMarked(_ rule: Rule) throws {
    for example in rule.examples {
      let source = ExampleSource(example)
      let found = example.diagnostics(of: rule).map(\.range)
      #expect(found == source.marks, "\(rule.id): \(source.text)")
    }
  }

  @Test(arguments: RuleCatalog.rules)
  func messagesOfExamplesFitALine(_ rule: Rule) {
    for message in rule.examples.flatMap({ $0.diagnostics(of: rule).map(\.message) }) {
      #expect(message.count <= Diagnostic.mostColumns, "\(rule.id): \(message)")
    }
  }

  @Test(arguments: RuleCatalog.rules)
  func everyRuleHasAGoodAndABadExample(_ rule: Rule) {
    #expect(rule.examples.contains { $0.isGood })
    #expect(rule.examples.contains { !$0.isGood })
    for example in rule.examples where example.isGood { #expect(!example.markedText.contains("⟦"), "\(rule.id)") }
  }
}

@Suite struct RuleCatalogTests {
  @Test func idsAreKebabCaseAndDifferent() {
    let ids = RuleCatalog.rules.map(\.id)
    #expect(Set(ids).count == ids.count)
    for id in ids { #expect(id.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "-" }, "\(id)") }
  }

  @Test func rulesStandInTheOrderOfTheirIDs() {
    for category in RuleCategory.allCases {
      let ids = RuleCatalog.rules.filter { $0.category == category }.map(\.id)
      #expect(ids == ids.sorted())
    }
  }

  @Test func textsHaveNoFullStopWhereTheyStandAlone() {
    for rule in RuleCatalog.rules {
      #expect(!rule.summary.hasSuffix("."), "\(rule.id)")
      #expect(rule.rationale.hasSuffix("."), "\(rule.id)")
    }
  }
}

extension Rule: CustomTestStringConvertible {
  public var testDescription: String { id }
}
