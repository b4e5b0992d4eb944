/// A word in YAML, in quotes where it would mean something else without.
package enum YAMLScalar: OutputSyntax {
  package static func append(_ text: String, to bytes: inout [UInt8]) {
    guard !isPlain(text) else { return bytes.append(contentsOf: text.utf8) }
    bytes.append(UInt8(ascii: "\""))
    var isFirst = true
    for scalar in text.unicodeScalars {
      if let escape = escape(scalar, isFirst: isFirst) {
        bytes.append(contentsOf: escape.utf8)
      } else {
        VisibleText.append(scalar, to: &bytes)
      }
      isFirst = false
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Numbers and `no` are read as words where words are expected.
  private static func isPlain(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, isWord(first) || "/._".unicodeScalars.contains(first) else {
      return false
    }
    return text.unicodeScalars.last != " "
      && text.unicodeScalars.allSatisfy { isWord($0) || "/._-@ ".unicodeScalars.contains($0) }
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "0"..."9": true
    default: scalar.properties.isAlphabetic && !VisibleText.isCombining(scalar)
    }
  }

  private static func escape(_ scalar: Unicode.Scalar, isFirst: Bool) -> String? {
    switch scalar {
    case "\"", "\\": return "\\\(scalar)"
    case "\n": return "\\n"
    case "\t": return "\\t"
    case _ where VisibleText.isHidden(scalar) || (isFirst && VisibleText.isCombining(scalar)):
      let digits = String(scalar.value, radix: 16)
      return "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
    default: return nil
    }
  }
}

extension Escaped.StringInterpolation where Syntax == YAMLScalar {
  /// Text in a comment, which ends with the line.
  package mutating func appendInterpolation(comment text: String) {
    self.text.appendEscaped { LogLine.append(text, to: &$0, isAtLineStart: false) }
  }
}
