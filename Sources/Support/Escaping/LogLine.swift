/// A line on a terminal, or in the log of a build.
///
/// Build services run commands that they find in logs. GitHub's runner takes `::` at the start of a line, after spaces too,
/// and `##[` anywhere; Azure's takes `##vso[` anywhere. Terminals take control characters.
package enum LogLine: OutputSyntax {
  package static func append(_ text: String, to bytes: inout [UInt8]) {
    append(text, to: &bytes, isAtLineStart: isAtLineStart(bytes))
  }

  package static func append(_ text: String, to bytes: inout [UInt8], isAtLineStart: Bool) {
    var text = text
    let isPlain = text.withUTF8 { utf8 in
      guard utf8.allSatisfy({ (0x20..<0x7F).contains($0) && $0 != UInt8(ascii: "#") }) else { return false }
      if bytes.last == UInt8(ascii: "#") { return false }
      if isAtLineStart, utf8.first(where: { $0 != UInt8(ascii: " ") }) == UInt8(ascii: ":") { return false }
      bytes.append(contentsOf: utf8)
      return true
    }
    if !isPlain { appendSlowly(text, to: &bytes, isAtLineStart: isAtLineStart) }
  }

  private static func appendSlowly(_ text: String, to bytes: inout [UInt8], isAtLineStart: Bool) {
    var isAtLineStart = isAtLineStart
    var isFirst = true
    for scalar in text.unicodeScalars {
      if scalar == ":" && isAtLineStart || VisibleText.startsCommand(scalar, after: bytes) {
        bytes.append(contentsOf: VisibleText.escape(scalar).utf8)
      } else {
        VisibleText.append(scalar, isFirst: isFirst, to: &bytes)
      }
      isFirst = false
      if scalar != " " { isAtLineStart = false }
    }
  }

  /// Whether nothing but spaces stands in the last line.
  private static func isAtLineStart(_ bytes: [UInt8]) -> Bool {
    guard let last = bytes.last(where: { $0 != UInt8(ascii: " ") }) else { return true }
    return last == UInt8(ascii: "\n")
  }
}
