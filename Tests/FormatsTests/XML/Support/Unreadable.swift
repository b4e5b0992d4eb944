import TestSupport
import Testing

@testable import Formats

/// Expects a document that cannot be read, and the text of its diagnostic.
func expectUnreadable(
  _ text: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let error = #expect(throws: UnreadableDocument.self, sourceLocation: sourceLocation) {
    try XMLTree(text: text, path: "test.xml")
  }
  guard let error else { return }
  #expect(error.diagnostic.text(in: error.source) == expected, sourceLocation: sourceLocation)
}
