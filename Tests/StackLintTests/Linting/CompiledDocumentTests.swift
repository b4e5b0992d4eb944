import Testing

@testable import StackLint

/// Findings about the documents that compiled nibs are read as.
@Suite struct CompiledDocumentTests {
  @Test(arguments: CompiledDocuments.unknowableRules.sorted()) func ruleExists(id: String) {
    #expect(RuleCatalog.rule(id) != nil || id == RuleCatalog.unusedSuppression.id)
  }

  @Test(arguments: ["conflicting-constraints", "duplicate-constraint", "clipped-text"])
  func whatConstraintsAndTextsTellIsKnown(id: String) {
    #expect(RuleCatalog.rule(id) != nil)
    #expect(!CompiledDocuments.unknowableRules.contains(id))
  }
}
