/// Output in whatever syntax: what standard output, standard error and report files take.
package struct OutputText: Sendable {
  package let bytes: [UInt8]

  package init() { bytes = [] }

  package init<Syntax>(_ text: Escaped<Syntax>) { bytes = text.bytes }

  /// A page of the program's own, such as that of a rule: nothing in it comes from documents, names or configurations.
  package init(page: String) { bytes = Array(page.utf8) }

  package var isEmpty: Bool { bytes.isEmpty }
}
