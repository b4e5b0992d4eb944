import TestSupport

@testable import NibDecoder
@testable import StackModel

/// What a document's layout says of its conflicts.
func conflicts(_ xml: String) throws -> [Diagnostic] {
  try document(xml).layout().diagnostics.filter { $0.ruleID == "conflicting-constraints" }
}
