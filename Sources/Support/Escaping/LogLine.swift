/// A line on a terminal, or in the log of a build.
///
/// Build services run commands that they find in logs. GitHub's runner takes `::` at the start of a line, after spaces too,
/// and `##[` anywhere; Azure's takes `##vso[` anywhere. Terminals take control characters.
package enum LogLine: OutputSyntax {
  package static func append(_ text: String, to bytes: inout [UInt8]) {
    append(text, to: &bytes, isAtLineStart: isAtLineStart(bytes))
  }

  static func append(_ text: String, to bytes: inout [UInt8], isAtLineStart: Bool) {
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

extension Escaped where Syntax == LogLine {
  /// How many columns it takes, where every character takes one.
  package var width: Int { string.count }

  /// Without the line break at its end.
  package var withoutLastLineBreak: Escaped { bytes.last == UInt8(ascii: "\n") ? dropLast(1) : self }

  package var withoutTrailingSpaces: Escaped { dropLast(bytes.reversed().prefix { $0 == UInt8(ascii: " ") }.count) }

  /// Filled with spaces to a number of columns.
  package func padded(to width: Int) -> Escaped { self + .spaces(width - self.width) }

  /// The same with the spaces first.
  package func aligned(right width: Int) -> Escaped { .spaces(width - self.width) + self }

  /// Cut to a number of columns, with an ellipsis where something is missing.
  package func truncated(to width: Int) -> Escaped {
    let string = string
    guard string.count > width else { return self }
    return Escaped(stringLiteral: string.prefix(max(1, width - 1)) + "…")
  }
}

/// A workflow command of GitHub: `::error file=…,line=…::message`. A percent sign starts an escape sequence in it, and a
/// property ends at a comma.
package enum WorkflowCommand: OutputSyntax {
  package static func append(_ text: String, to bytes: inout [UInt8]) {
    append(text, to: &bytes) { $0 == UInt8(ascii: "%") }
  }

  fileprivate static func append(_ text: String, to bytes: inout [UInt8], isSpecial: (UInt8) -> Bool) {
    var line: [UInt8] = []
    LogLine.append(text, to: &line, isAtLineStart: false)
    for byte in line {
      if isSpecial(byte) {
        bytes.append(contentsOf: "%\(String(byte, radix: 16, uppercase: true))".utf8)
      } else {
        bytes.append(byte)
      }
    }
  }
}

extension Escaped.StringInterpolation where Syntax == WorkflowCommand {
  /// The value of a property.
  package mutating func appendInterpolation(property value: String) {
    text.appendEscaped { bytes in
      WorkflowCommand.append(value, to: &bytes) { "%:,".utf8.contains($0) }
    }
  }
}

extension Int {
  /// The number with what is counted: `1 file`, `2 files`.
  package func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
