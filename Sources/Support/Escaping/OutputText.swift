/// Output in any syntax, for standard output, standard error and report files.
package struct OutputText: Sendable {
  package let bytes: [UInt8]

  package init() { bytes = [] }

  package init<Syntax>(_ text: Escaped<Syntax>) { bytes = text.bytes }

  /// A page that the program brings, such as the page of a rule. Nothing in it may come from documents, names or
  /// configurations.
  package init(page: String) { bytes = Array(page.utf8) }

  /// A file of a format that is no text, such as PNG.
  package init(file bytes: [UInt8]) { self.bytes = bytes }

  package var isEmpty: Bool { bytes.isEmpty }
}
