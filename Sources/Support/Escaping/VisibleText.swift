/// Writes characters that a reader would not see, or that would change how the rest is shown, as escape sequences.
package enum VisibleText {
  /// Appends a character if it can be seen, else a sequence such as `\n` or `\u{202e}`.
  ///
  /// - Parameter isFirst: Whether it is the first character of a name or message, where a combining mark would change the
  ///   character before.
  /// - Returns: Whether it was written as it is.
  @discardableResult
  static func append(_ scalar: Unicode.Scalar, isFirst: Bool, to bytes: inout [UInt8]) -> Bool {
    guard isHidden(scalar) || (isFirst && isCombining(scalar)) else {
      append(scalar, to: &bytes)
      return true
    }
    bytes.append(contentsOf: escape(scalar).utf8)
    return false
  }

  /// The sequence that stands for a character.
  static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: byteEscape(scalar) ?? "\\u{\(String(scalar.value, radix: 16))}"
    }
  }

  /// A byte of a path that is no part of UTF-8, which the text of a path holds as a scalar.
  private static func byteEscape(_ scalar: Unicode.Scalar) -> String? {
    String.byte(of: scalar).map { "\\x" + String($0, radix: 16, uppercase: true) }
  }

  static func append(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    if scalar.isASCII {
      bytes.append(UInt8(scalar.value))
    } else {
      bytes.append(contentsOf: UTF8.encode(scalar).unsafelyUnwrapped)
    }
  }

  /// Controls, line and paragraph separators, format characters such as bidirectional overrides, and noncharacters.
  ///
  /// The joiners are no danger, and scripts and emoji need them.
  package static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0: return true
    case 0x20..<0x7F, 0xA0..<0xAD, 0x200C, 0x200D: return false
    default: break
    }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: return true
    case .unassigned: return scalar.properties.isNoncharacterCodePoint
    case .privateUse: return String.byte(of: scalar) != nil
    default: return false
    }
  }

  /// Whether a build service would take it for the start of a command after a `##` that is written already: `##[error]`,
  /// `##vso[task.complete]`.
  package static func startsCommand(_ scalar: Unicode.Scalar, after bytes: [UInt8]) -> Bool {
    guard bytes.last == UInt8(ascii: "#"), bytes.dropLast().last == UInt8(ascii: "#") else { return false }
    return scalar == "[" || (scalar.isASCII && scalar.properties.isAlphabetic)
  }

  /// Whether it joins the character before: marks, joiners and modifiers of emoji.
  static func isCombining(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x300 else { return false }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: return true
    default: return scalar.properties.isGraphemeExtend || scalar.properties.isEmojiModifier || scalar == "\u{200D}"
    }
  }
}
