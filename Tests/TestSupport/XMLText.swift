import NibDecoder

/// XML that a test reads back.
package struct XMLText {
  package let isWellFormed: Bool

  package init(_ text: String) {
    do {
      _ = try NibDocument.read(Array(text.utf8), path: "report.xml") { _ in NibRegistry() }
      isWellFormed = true
    } catch {
      isWellFormed = error.diagnostic.ruleID != "ill-formed-xml"
    }
  }
}
