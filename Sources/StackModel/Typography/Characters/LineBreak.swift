/// Where a line of text may end: a short form of Unicode's line breaking rules (UAX #14), which Core Text follows.
enum LineBreak {
  /// Whether a character ends its paragraph.
  static func isParagraphEnd(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Whether a character at the end of a line takes no room there.
  static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20, 0x09, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x200B, 0x205F, 0x3000: true
    default: false
    }
  }

  /// Whether a new line may start between two characters.
  static func isAllowed(between left: Unicode.Scalar, and right: Unicode.Scalar) -> Bool {
    if isSpace(right) { return false }
    if isSpace(left) { return true }
    if isClosing(right) || isOpening(left) || isJoining(left) || isJoining(right) { return false }
    if isIdeograph(left) || isIdeograph(right) { return !isSticky(right) }
    return isBreakAfter(left) && right.properties.isAlphabetic
  }

  /// Hyphens, dashes and the like end a line where a letter follows.
  private static func isBreakAfter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x21, 0x2D, 0x2F, 0x3F, 0x7C, 0x7D, 0xAD, 0x2010, 0x2012...0x2014, 0x2026: true
    default: false
    }
  }

  private static func isOpening(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x28, 0x5B, 0x7B, 0xAB, 0x2018, 0x201C, 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0xFF08: true
    default: false
    }
  }

  private static func isClosing(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x21, 0x22, 0x25, 0x27, 0x29, 0x2C, 0x2E, 0x2F, 0x3A, 0x3B, 0x3F, 0x5D, 0x7D, 0xBB, 0x2019, 0x201D, 0x2026,
      0x3001, 0x3002, 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0xFF01, 0xFF09, 0xFF0C, 0xFF0E, 0xFF1A, 0xFF1B, 0xFF1F:
      true
    default: false
    }
  }

  /// No-break spaces and joiners.
  private static func isJoining(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xA0, 0x2007, 0x200D, 0x202F, 0x2060, 0xFE0F, 0xFEFF: true
    default: false
    }
  }

  /// Ideographs, kana, Hangul syllables and emoji: each may start a line.
  private static func isIdeograph(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2E80...0x2FFF, 0x3003...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFF00...0xFFEF, 0x1F300...0x1FAFF,
      0x20000...0x3FFFF:
      true
    default: false
    }
  }

  /// Small kana and marks that stay with the character before them.
  private static func isSticky(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087, 0x30A1, 0x30A3, 0x30A5, 0x30A7,
      0x30A9, 0x30C3, 0x30E3, 0x30E5, 0x30E7, 0x30FC, 0x3005, 0x1F3FB...0x1F3FF:
      true
    default: false
    }
  }
}
