internal import CLibXML
import Support

/// The encoding of a file's bytes, under the name by which libxml2 knows it.
public struct TextEncoding: Hashable, Sendable {
  /// The name, such as `UTF-16LE`.
  public let name: String

  /// UTF-8 and its subset ASCII.
  public static let utf8 = TextEncoding(name: "UTF-8")

  private init(name: String) { self.name = name }

  /// Finds the encoding of a document by its first bytes and its XML declaration.
  public init(of bytes: [UInt8]) {
    self = Self.foreignEncoding(of: bytes).map(TextEncoding.init(name:)) ?? .utf8
  }

  /// Finds the encoding of a text that need not be XML: UTF-16 by its byte order mark, or by the zero byte of its first
  /// character. Any other text is read as a document.
  package init(ofText bytes: [UInt8]) {
    switch (bytes.first, bytes.dropFirst().first) {
    case (0xFF, 0xFE): self.init(name: "UTF-16LE")
    case (0xFE, 0xFF): self.init(name: "UTF-16BE")
    case (0, let second?) where second != 0: self.init(name: "UTF-16BE")
    case (let first?, 0) where first != 0: self.init(name: "UTF-16LE")
    default: self.init(of: bytes)
    }
  }

  /// Converts a file's bytes to UTF-8. Returns nil for an encoding that libxml2 does not know, and for bytes that are
  /// not in the encoding. Bytes in UTF-8 are returned as they are.
  public func decode(_ bytes: [UInt8]) -> [UInt8]? {
    if self == .utf8 { return bytes }
    // libxml2 writes to standard error about half characters.
    guard isWellFormed(bytes) else { return nil }
    return converted(bytes) { xmlCharEncInFunc($0, $1, $2) }
  }

  /// Converts UTF-8 to the encoding. Returns nil if it lacks one of the characters, and if a reader would take the result for
  /// another encoding: a declaration in UTF-7 is readable, and not if its brackets are written as UTF-7 has them.
  public func encode(_ text: [UInt8]) -> [UInt8]? {
    if self == .utf8 { return text }
    guard let bytes = converted(text, using: { xmlCharEncOutFunc($0, $1, $2) }) else { return nil }
    // libxml2 writes a character that the encoding lacks as a reference, which is not the same text everywhere.
    guard decode(bytes) == text else { return nil }
    return TextEncoding(of: bytes) == self || TextEncoding(ofText: bytes) == self ? bytes : nil
  }
}

extension TextEncoding {
  /// Whether bytes have no halves of characters, as far as the encoding is UTF-16.
  private func isWellFormed(_ bytes: [UInt8]) -> Bool {
    guard name == "UTF-16LE" || name == "UTF-16BE" else { return true }
    guard bytes.count.isMultiple(of: 2) else { return false }
    let high = name == "UTF-16LE" ? 1 : 0
    var expectsSecondHalf = false
    for place in stride(from: high, to: bytes.count, by: 2) {
      let isFirstHalf = bytes[place] & 0xFC == 0xD8
      let isSecondHalf = bytes[place] & 0xFC == 0xDC
      guard isSecondHalf == expectsSecondHalf else { return false }
      expectsSecondHalf = isFirstHalf
    }
    return !expectsSecondHalf
  }

  /// The encoding's name, nil for UTF-8 and its subset ASCII.
  private static func foreignEncoding(of bytes: [UInt8]) -> String? {
    guard bytes.count >= 4 else { return nil }
    switch xmlDetectCharEncoding(bytes, 4) {
    case XML_CHAR_ENCODING_NONE, XML_CHAR_ENCODING_UTF8:
      let name = declaredEncoding(of: bytes)
      return name.map { readAsUTF8.contains($0.lowercased()) } ?? true ? nil : name
    // libxml2 calls both of them UTF-16.
    case XML_CHAR_ENCODING_UTF16LE: return "UTF-16LE"
    case XML_CHAR_ENCODING_UTF16BE: return "UTF-16BE"
    case let detected:
      return xmlGetCharEncodingName(detected).map { String(cString: $0) }
    }
  }

  /// Includes UTF-16: a declaration that is readable as ASCII is wrong about it.
  private static let readAsUTF8: Set<String> = [
    "utf-8", "utf8", "us-ascii", "ascii", "utf-16", "utf-16le", "utf-16be",
  ]

  /// The `encoding="…"` of an XML declaration that is readable as ASCII.
  private static func declaredEncoding(of bytes: [UInt8]) -> String? {
    let head = bytes.prefix(200).drop { $0 != UInt8(ascii: "<") }
    guard head.startIndex == 0 || bytes.starts(with: [0xEF, 0xBB, 0xBF]), head.starts(with: "<?xml".utf8),
      let end = head.firstIndex(of: "?>".utf8), let key = head[..<end].firstIndex(of: "encoding".utf8)
    else { return nil }
    let rest = head[key..<end].drop { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "'") }
    guard let quote = rest.first else { return nil }
    return String(decoding: rest.dropFirst().prefix { $0 != quote }, as: UTF8.self)
  }

  /// Where an XML declaration names UTF-16 although it is readable as ASCII, with that name.
  static func misdeclaration(in bytes: [UInt8]) -> (name: String, range: SourceRange)? {
    guard let name = declaredEncoding(of: bytes), name.lowercased().hasBytePrefix("utf-16"),
      let start = bytes.firstIndex(of: name.utf8)
    else { return nil }
    return (name, SourceRange(start, start + name.utf8.count))
  }

  /// Converts bytes piece by piece, as libxml2 does no more than 64 kB in a call.
  private func converted(
    _ bytes: [UInt8], using convert: (xmlCharEncodingHandlerPtr, xmlBufferPtr, xmlBufferPtr) -> Int32
  ) -> [UInt8]? {
    // Without a handler, libxml2 prints errors to standard error. The result says enough.
    xmlSetStructuredErrorFunc(nil) { _, _ in }
    defer { xmlSetStructuredErrorFunc(nil, nil) }
    guard let handler = LibXML.shared.encodingHandler(named: name) else { return nil }
    defer { xmlCharEncCloseFunc(handler) }
    guard let input = xmlBufferCreateSize(bytes.count), let output = xmlBufferCreateSize(bytes.count * 2) else {
      return nil
    }
    defer {
      xmlBufferFree(input)
      xmlBufferFree(output)
    }
    guard xmlBufferAdd(input, bytes, Int32(bytes.count)) == 0 else { return nil }
    while xmlBufferLength(input) > 0 {
      guard convert(handler, output, input) > 0 else { return nil }
    }
    let converted = UnsafeBufferPointer(start: xmlBufferContent(output), count: Int(xmlBufferLength(output)))
    return Array(converted)
  }
}
