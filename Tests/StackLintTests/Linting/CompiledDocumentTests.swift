import StackLint
import Testing

/// Findings about the documents that compiled nibs are read as.
@Suite struct CompiledDocumentTests {
  @Test(arguments: CompiledDocuments.unknowableRules.sorted()) func ruleExists(id: String) {
    #expect(RuleCatalogue.rule(id) != nil || id == RuleCatalogue.unusedSuppression.id)
  }

  @Test(arguments: ["conflicting-constraints", "duplicate-constraint", "clipped-text"])
  func whatConstraintsAndTextsTellIsKnown(id: String) {
    #expect(RuleCatalogue.rule(id) != nil)
    #expect(!CompiledDocuments.unknowableRules.contains(id))
  }
}
