import Support

/// Reads the words, punctuation and comments of OpenStep's format one after the other: of property lists, and of
/// `.strings` files.
struct OpenStepScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  /// The offset of the next byte.
  private(set) var position: Int
  /// The bytes of the last comment that was skipped, with its delimiters; nil if ``forgetComment()`` was called since.
  private(set) var comment: Range<Int>?

  /// Starts behind the byte order mark, if there is one. The bytes have to outlive the scanner.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// The next byte; nil at the end.
  var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  private var following: UInt8? { position + 1 < bytes.count ? bytes[position + 1] : nil }

  /// Steps over a byte.
  mutating func advance() { position += 1 }

  /// Forgets comments that belong to what was read before.
  mutating func forgetComment() { comment = nil }

  /// Steps over a character, which may follow white space.
  mutating func expect(_ character: Unicode.Scalar) throws(PropertyListError) {
    try skipSpace()
    guard current == UInt8(ascii: character) else {
      throw error("expected \"\(character)\", found \(found)")
    }
    position += 1
  }

  /// What is at the current position, for a message.
  var found: String {
    guard let byte = current else { return "the end of the file" }
    return (0x21...0x7E).contains(byte) ? "\"\(Character(UnicodeScalar(byte)))\"" : "byte \(byte)"
  }

  /// An error at an offset, or at the current position.
  func error(_ message: String, at offset: Int? = nil) -> PropertyListError {
    PropertyListError(message, at: offset ?? position, in: bytes)
  }
}

// MARK: - White space and comments

extension OpenStepScanner {
  /// Steps over white space and comments.
  mutating func skipSpace() throws(PropertyListError) {
    while let byte = current {
      if byte.isASCIISpace {
        position += 1
      } else if byte == UInt8(ascii: "/"), following == UInt8(ascii: "/") {
        let start = position
        while let byte = current, byte != UInt8(ascii: "\n") { position += 1 }
        comment = start..<position
      } else if byte == UInt8(ascii: "/"), following == UInt8(ascii: "*") {
        try skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(PropertyListError) {
    let start = position
    position += 2
    while current != nil, !(current == UInt8(ascii: "*") && following == UInt8(ascii: "/")) {
      position += 1
    }
    guard current != nil else { throw error("the comment that starts here has no end", at: start) }
    position += 2
    comment = start..<position
  }
}

// MARK: - Strings

extension OpenStepScanner {
  /// Reads a word or a string in quotes, which may follow white space.
  mutating func readString() throws(PropertyListError) -> String {
    try skipSpace()
    switch current {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return try readQuotedString()
    default: return try readWord()
    }
  }

  private mutating func readWord() throws(PropertyListError) -> String {
    let start = position
    while let byte = current, Self.isWordByte(byte) { position += 1 }
    guard position > start else { throw error("expected a value, found \(found)") }
    return text(from: start)
  }

  private func text(from start: Int) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<position]), as: UTF8.self)
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"),
      UInt8(ascii: "/"),
      UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+"):
      true
    default: false
    }
  }

  private mutating func readQuotedString() throws(PropertyListError) -> String {
    let start = position
    let quote = bytes[position]
    position += 1
    var text = readPlainText(upTo: quote)
    while let byte = current, byte != quote {
      text += byte == UInt8(ascii: "\\") ? readEscape() : readPlainText(upTo: quote)
    }
    guard current == quote else { throw error("the string that starts here has no end", at: start) }
    position += 1
    return text
  }

  private mutating func readPlainText(upTo quote: UInt8) -> String {
    let first = position
    while let byte = current, byte != quote, byte != UInt8(ascii: "\\") { position += 1 }
    return text(from: first)
  }

  /// A letter's escape, three octal digits, or `U` and four hexadecimal digits.
  private mutating func readEscape() -> String {
    position += 1
    guard let byte = current else { return "" }
    if let octal = number(radix: 8, from: position, digits: 3) {
      position += 3
      return String(UnicodeScalar(UInt8(truncatingIfNeeded: octal)))
    }
    if let unit = unicodeEscape(at: position) {
      position += 5
      return character(startingWith: unit)
    }
    if let control = Self.escapes[byte] {
      position += 1
      return control
    }
    // Any other character stands for itself, which may take several bytes.
    let start = position
    position += 1
    while let byte = current, byte & 0xC0 == 0x80 { position += 1 }
    return text(from: start)
  }

  /// A character beyond the first 65,536 takes two escapes.
  private mutating func character(startingWith unit: UInt32) -> String {
    if let scalar = UnicodeScalar(unit) { return String(scalar) }
    guard unit < 0xDC00, current == UInt8(ascii: "\\"), let low = unicodeEscape(at: position + 1),
      (0xDC00..<0xE000).contains(low),
      let scalar = UnicodeScalar(0x10000 + (unit - 0xD800) << 10 + low - 0xDC00)
    else { return "\u{FFFD}" }
    position += 6
    return String(scalar)
  }

  private func unicodeEscape(at start: Int) -> UInt32? {
    guard start < bytes.count, bytes[start] == UInt8(ascii: "U") else { return nil }
    return number(radix: 16, from: start + 1, digits: 4)
  }

  private func number(radix: UInt32, from start: Int, digits: Int) -> UInt32? {
    guard start + digits <= bytes.count else { return nil }
    var number: UInt32 = 0
    for byte in bytes[start..<start + digits] {
      guard let digit = Character(UnicodeScalar(byte)).hexDigitValue, digit < radix else {
        return nil
      }
      number = number * radix + UInt32(digit)
    }
    return number
  }

  private static let escapes: [UInt8: String] = [
    UInt8(ascii: "n"): "\n", UInt8(ascii: "t"): "\t", UInt8(ascii: "r"): "\r",
    UInt8(ascii: "a"): "\u{7}",
    UInt8(ascii: "b"): "\u{8}", UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "v"): "\u{B}",
  ]
}
