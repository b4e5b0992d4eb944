/// Attribute values and content of HTML, which people read: what they would not see is shown as an escape sequence.
package enum HTMLMarkup: OutputSyntax {
  package static func append(_ text: String, to bytes: inout [UInt8]) {
    Markup.append(text, to: &bytes) { $1.append(contentsOf: VisibleText.escape($0).utf8) }
  }
}
