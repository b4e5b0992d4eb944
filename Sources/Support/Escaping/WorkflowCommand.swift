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
