/// A field of comma-separated values. A line break in a name is shown as `\n`, so that every line is a row; what a
/// spreadsheet would take for a formula has an apostrophe before it.
package enum CSVField: OutputSyntax {
  package static func append(_ text: String, to bytes: inout [UInt8]) {
    var field: [UInt8] = startsFormula(text) ? [UInt8(ascii: "'")] : []
    LogLine.append(text, to: &field, isAtLineStart: bytes.last.map { $0 == UInt8(ascii: "\n") } ?? true)
    guard field.contains(where: { $0 == UInt8(ascii: ",") || $0 == quote }) else {
      return bytes.append(contentsOf: field)
    }
    bytes.append(quote)
    for byte in field {
      if byte == quote { bytes.append(quote) }
      bytes.append(byte)
    }
    bytes.append(quote)
  }

  private static let quote = UInt8(ascii: "\"")

  /// The wide forms count as well: spreadsheets of East Asia take them for the others.
  private static func startsFormula(_ text: String) -> Bool {
    text.unicodeScalars.first.map { "=+-@\t\r＝＋－＠".unicodeScalars.contains($0) } ?? false
  }
}
