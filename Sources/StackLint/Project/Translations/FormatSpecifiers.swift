import Support

/// The places of a text into which code puts values: `%@`, `%2$d`, `%.1f` and AppKit's `%{value1}@`.
///
/// Few texts of documents are formats, and many have percent signs: only what can hardly be meant otherwise counts.
struct FormatSpecifiers: Sendable {
  /// As they are written, in order.
  let texts: [String]
  /// What values they take: which argument, and of which kind.
  private let arguments: Set<Argument>

  private struct Argument: Hashable {
    /// The argument's number from 1, or its name.
    let name: String
    /// `@`, or `d`, `f` or `s` for numbers and strings of C.
    let kind: UInt8
  }

  init(_ text: String) {
    var texts: [String] = []
    var arguments: Set<Argument> = []
    guard text.utf8.contains(FormatScanner.percent) else {
      (self.texts, self.arguments) = ([], [])
      return
    }
    var scanner = FormatScanner(Array(text.utf8))
    while let specifier = scanner.next() {
      let name = specifier.name ?? String(texts.count + 1)
      texts.append(specifier.text)
      arguments.insert(Argument(name: name, kind: specifier.kind))
    }
    (self.texts, self.arguments) = (texts, arguments)
  }

  /// Whether code can put the same values into both texts. `%2$@ %1$@` is `%@ %@` in another order.
  func takesSameValues(as other: FormatSpecifiers) -> Bool { arguments == other.arguments }

  /// In words; long lists as a number.
  var words: String {
    switch texts.count {
    case 0: "no format specifier"
    case 1...3: texts.joined(separator: ", ")
    default: "\(texts.count) format specifiers"
    }
  }
}

/// Finds format specifiers in the bytes of a text.
private struct FormatScanner {
  struct Specifier {
    let text: String
    /// The number or name of the argument; nil for the next one.
    let name: String?
    let kind: UInt8
  }

  static let percent = UInt8(ascii: "%")

  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next specifier; nil at the end.
  mutating func next() -> Specifier? {
    while let start = bytes[position...].firstIndex(of: Self.percent) {
      position = start + 1
      if byte == Self.percent {
        position += 1
      } else if start == 0 || !bytes[start - 1].isASCIIDigit, let found = specifier(from: start) {
        return found
      }
      // A percent sign stands behind a number: "100%d" is no format.
    }
    return nil
  }

  private var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Reads what follows a percent sign; where that is no specifier, the position is somewhere behind the sign.
  private mutating func specifier(from start: Int) -> Specifier? {
    var name: String?
    if byte == UInt8(ascii: "{") {
      guard let end = bytes[position...].firstIndex(of: UInt8(ascii: "}")) else { return nil }
      name = String(decoding: bytes[position...end], as: UTF8.self)
      position = end + 1
    } else {
      name = argumentNumber()
      skipLength()
    }
    guard let letter = byte, let kind = Self.kinds[letter] else { return nil }
    position += 1
    // "%dose" is a word, but "%d人" is not.
    if letter != UInt8(ascii: "@"), byte?.isLatinLetterOrDigit ?? false { return nil }
    return Specifier(text: String(decoding: bytes[start..<position], as: UTF8.self), name: name, kind: kind)
  }

  /// `2` of `2$`.
  private mutating func argumentNumber() -> String? {
    let digits = bytes[position...].prefix { $0.isASCIIDigit }
    let end = digits.endIndex
    guard !digits.isEmpty, end < bytes.count, bytes[end] == UInt8(ascii: "$") else { return nil }
    position = end + 1
    return String(decoding: digits, as: UTF8.self)
  }

  /// Skips a width with its flag, a precision, and the size of a number. Spaces, and signs without a width, are no flags
  /// here: "100 % sure" and "50 %-ig" are no formats.
  private mutating func skipLength() {
    let digits = bytes[position...].dropFirst(byte == UInt8(ascii: "-") ? 1 : 0).prefix { $0.isASCIIDigit }
    if !digits.isEmpty { position = digits.endIndex }
    if byte == UInt8(ascii: ".") { position = bytes[(position + 1)...].prefix { $0.isASCIIDigit }.endIndex }
    position = bytes[position...].prefix { Self.sizes.contains($0) }.endIndex
  }

  private static let sizes = Array("lhqzt".utf8)

  private static let kinds: [UInt8: UInt8] = [
    UInt8(ascii: "@"): UInt8(ascii: "@"), UInt8(ascii: "s"): UInt8(ascii: "s"), UInt8(ascii: "f"): UInt8(ascii: "f"),
    UInt8(ascii: "d"): UInt8(ascii: "d"), UInt8(ascii: "i"): UInt8(ascii: "d"), UInt8(ascii: "u"): UInt8(ascii: "d"),
    UInt8(ascii: "x"): UInt8(ascii: "d"), UInt8(ascii: "X"): UInt8(ascii: "d"),
  ]
}

extension UInt8 {
  /// Whether it is a letter or digit, or starts a Latin letter with an accent.
  fileprivate var isLatinLetterOrDigit: Bool {
    isASCIIDigit || isASCIILetter || (0xC3...0xCA).contains(self)
  }
}
