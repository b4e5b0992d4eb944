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
