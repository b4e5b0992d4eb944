/// Attribute values and content of HTML, which people read: what they would not see is shown as an escape sequence.
package enum HTMLMarkup: OutputSyntax {
  package static func append(_ text: String, to bytes: inout [UInt8]) {
    Markup.append(text, to: &bytes) { $1.append(contentsOf: VisibleText.escape($0).utf8) }
  }
}

/// A syntax that programs or people read: what the characters in it mean, and how text is written so that it means nothing
/// else.
package protocol OutputSyntax: Sendable {
  /// Appends text from outside, such as a name in a document, so that readers take all of it as text.
  ///
  /// - Parameter bytes: What the output holds so far.
  static func append(_ text: String, to bytes: inout [UInt8])
}

/// Escapes that XML and HTML share.
enum Markup {
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

/// Attribute values and content of XML. What a reader would not see is written as character references, so that programs
/// get the text as it is; what XML cannot hold becomes a visible escape sequence.
package enum XMLMarkup: OutputSyntax {
  package static func append(_ text: String, to bytes: inout [UInt8]) {
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
