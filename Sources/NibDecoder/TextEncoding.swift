internal import CLibXML

/// Turns a document's bytes into UTF-8, so that every byte offset counts the same text.
enum TextEncoding {
  static func utf8(_ bytes: [UInt8], path: String) throws(UnreadableDocument) -> [UInt8] {
    guard let name = foreignEncoding(of: bytes) else { return bytes }
    guard let converted = convert(bytes, from: name) else {
      let message = "encoding \(name) cannot be read; save the document as UTF-8"
      let source = SourceFile(path: path, bytes: [])
      throw UnreadableDocument(Diagnostic(.illFormedXML, message, range: nil), in: source)
    }
    return converted
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

  /// UTF-16 is among them: a declaration that is readable as ASCII is wrong about it.
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

  private static func convert(_ bytes: [UInt8], from name: String) -> [UInt8]? {
    guard let handler = xmlFindCharEncodingHandler(name) else { return nil }
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
      guard xmlCharEncInFunc(handler, output, input) > 0 else { return nil }
    }
    let converted = UnsafeBufferPointer(start: xmlBufferContent(output), count: Int(xmlBufferLength(output)))
    return Array(converted)
  }
}
