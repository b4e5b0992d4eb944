/// A heading, or a cell of a table, in the Markdown of code hosts.
///
/// Hosts turn much into links, mentions and commands. Text of harmless characters stands as it is; any other text stands as
/// code, in which they look for nothing.
package enum MarkdownCell: OutputSyntax {
  package static func append(_ text: String, to bytes: inout [UInt8]) {
    if isHarmless(text) {
      for scalar in text.unicodeScalars { appendPlain(scalar, to: &bytes) }
    } else {
      appendCode(text, to: &bytes)
    }
  }

  private static func appendPlain(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    switch scalar {
    case "<": bytes.append(contentsOf: "&lt;".utf8)
    case ">": bytes.append(contentsOf: "&gt;".utf8)
    default: VisibleText.append(scalar, to: &bytes)
    }
  }

  /// Between more backticks than stand in it. A bar would end the cell in code, too.
  fileprivate static func appendCode(_ text: String, to bytes: inout [UInt8]) {
    var code: [UInt8] = []
    LogLine.append(text, to: &code, isAtLineStart: false)
    let fence = [UInt8](repeating: UInt8(ascii: "`"), count: longestRun(of: UInt8(ascii: "`"), in: code) + 1)
    let needsSpace = code.isEmpty || [code[0], code[code.count - 1]].contains { fence.contains($0) || $0 == 0x20 }
    let space: [UInt8] = needsSpace ? [UInt8(ascii: " ")] : []
    bytes += fence + space
    for byte in code {
      if byte == UInt8(ascii: "|") { bytes.append(UInt8(ascii: "\\")) }
      bytes.append(byte)
    }
    bytes += space + fence
  }

  private static func longestRun(of byte: UInt8, in bytes: [UInt8]) -> Int {
    var longest = 0
    var run = 0
    for next in bytes {
      run = next == byte ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }

  /// Whether it has neither markup nor anything that a host makes a link, a mention, an emoji or a reference of.
  private static func isHarmless(_ text: String) -> Bool {
    let scalars = Array(text.unicodeScalars)
    guard let first = scalars.first, !VisibleText.isCombining(first), first != " ", scalars.last != " " else {
      return false
    }
    let isPlain = scalars.indices.allSatisfy { index in
      isHarmless(scalars[index], between: index > 0 ? scalars[index - 1] : nil, scalars.dropFirst(index + 1).first)
    }
    return isPlain && !["www.", "gh-"].contains(where: text.lowercased().contains)
  }

  private static func isHarmless(
    _ scalar: Unicode.Scalar, between previous: Unicode.Scalar?, _ next: Unicode.Scalar?
  ) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9": true
    case " ", ".", ",", ";", "(", ")", "\"", "'", "-", "+", "=", "%", "/", "?", "!", "<", ">": true
    case ":": next == nil || next == " "
    case "_": isWord(previous) && isWord(next)
    default: !scalar.isASCII && !VisibleText.isHidden(scalar)
    }
  }

  private static func isWord(_ scalar: Unicode.Scalar?) -> Bool {
    scalar.map { $0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil) } ?? false
  }
}

extension Escaped.StringInterpolation where Syntax == MarkdownCell {
  /// Text as code, whatever is in it.
  package mutating func appendInterpolation(code text: String) {
    self.text.appendEscaped { MarkdownCell.appendCode(text, to: &$0) }
  }
}
