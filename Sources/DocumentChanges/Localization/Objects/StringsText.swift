/// Text between quotes in strings files, and in the comments above their entries.
package enum StringsText {
  /// Escapes what would end the string or a comment around it.
  static func escaped(_ text: String) -> String {
    var result = ""
    var previous: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      // It would end a comment.
      case "/" where previous == "*": result += "\\/"
      case "\0": result += "\\U0000"
      default: result.unicodeScalars.append(scalar)
      }
      previous = scalar
    }
    return result
  }

  /// The text that was escaped. A backslash before another character is dropped.
  package static func unescaped(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return text }
    var result = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in text.unicodeScalars {
      guard isEscaped || scalar != "\\" else {
        isEscaped = true
        continue
      }
      switch (isEscaped, scalar) {
      case (true, "n"): result.append("\n")
      case (true, "r"): result.append("\r")
      case (true, "t"): result.append("\t")
      default: result.append(scalar)
      }
      isEscaped = false
    }
    return String(result)
  }
}
