/// Attribute values and content of XML. What a reader would not see is written as character references, so that programs
/// get the text as it is; what XML cannot hold becomes a visible escape sequence.
enum XMLMarkup: OutputSyntax {
  static func append(_ text: String, to bytes: inout [UInt8]) {
    Markup.append(text, to: &bytes) { scalar, bytes in
      if isAllowed(scalar) {
        bytes.append(contentsOf: "&#\(scalar.value);".utf8)
      } else {
        bytes.append(contentsOf: VisibleText.escape(scalar).utf8)
      }
    }
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x20
      ? scalar.value & 0xFFFE != 0xFFFE && String.byte(of: scalar) == nil : "\t\n\r".unicodeScalars.contains(scalar)
  }
}

/// Attribute values and content of HTML, which people read: what they would not see is shown as an escape sequence.
enum HTMLMarkup: OutputSyntax {
  static func append(_ text: String, to bytes: inout [UInt8]) {
    Markup.append(text, to: &bytes) { $1.append(contentsOf: VisibleText.escape($0).utf8) }
  }
}

/// What XML and HTML have in common.
private enum Markup {
  /// - Parameter appendHidden: Writes a character that is not shown, or changes the character before.
  static func append(
    _ text: String, to bytes: inout [UInt8], appendHidden: (Unicode.Scalar, inout [UInt8]) -> Void
  ) {
    var isFirst = true
    for scalar in text.unicodeScalars {
      if let reference = reference(scalar, after: bytes) {
        bytes.append(contentsOf: reference.utf8)
      } else if VisibleText.isHidden(scalar) || (isFirst && VisibleText.isCombining(scalar)) {
        appendHidden(scalar, &bytes)
      } else {
        VisibleText.append(scalar, to: &bytes)
      }
      isFirst = false
    }
  }

  /// References for what markup consists of, and for the start of a command of a build service.
  private static func reference(_ scalar: Unicode.Scalar, after bytes: [UInt8]) -> String? {
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"": "&quot;"
    case _ where VisibleText.startsCommand(scalar, after: bytes): "&#\(scalar.value);"
    default: nil
    }
  }
}
