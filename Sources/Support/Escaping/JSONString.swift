/// The inside of a string in JSON. What a reader would not see is escaped too, so that lines can be split at any line
/// separator, and a log or terminal that shows the report takes nothing for a command.
package enum JSONString: OutputSyntax {
  package static func append(_ text: String, to bytes: inout [UInt8]) {
    var text = text
    let isCopied = text.withUTF8 { utf8 in
      guard utf8.allSatisfy(isPlain) else { return false }
      bytes.append(contentsOf: utf8)
      return true
    }
    if !isCopied { appendSlowly(text, to: &bytes) }
  }

  /// Whether a byte stands for itself, unless it is after a number sign.
  private static func isPlain(_ byte: UInt8) -> Bool {
    (0x20..<0x7F).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
      && byte != UInt8(ascii: "#")
  }

  private static func appendSlowly(_ text: String, to bytes: inout [UInt8]) {
    var isFirst = true
    for scalar in text.unicodeScalars {
      if scalar.isASCII, isPlain(UInt8(ascii: scalar)), bytes.last != UInt8(ascii: "#") {
        bytes.append(UInt8(ascii: scalar))
      } else if let escape = shortEscape(scalar) {
        bytes.append(contentsOf: escape.utf8)
      } else if VisibleText.isHidden(scalar) || (isFirst && VisibleText.isCombining(scalar))
        || VisibleText.startsCommand(scalar, after: bytes)
      {
        for unit in UTF16.encode(scalar).unsafelyUnwrapped { appendEscape(unit, to: &bytes) }
      } else {
        VisibleText.append(scalar, to: &bytes)
      }
      isFirst = false
    }
  }

  private static func shortEscape(_ scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: nil
    }
  }

  private static func appendEscape(_ unit: UInt16, to bytes: inout [UInt8]) {
    let digits = String(unit, radix: 16)
    bytes.append(contentsOf: "\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)".utf8)
  }
}
