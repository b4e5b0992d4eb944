import Support

/// Reads JSON, and reports the place of the first error.
package struct JSONParser {
  private let bytes: [UInt8]
  private var offset = 0
  private var depth = 0

  /// The most arrays and objects within each other that are read.
  package static let maximumDepth = 64

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The value that a text is.
  ///
  /// - Throws: The first place where the text is not JSON.
  package static func parse(_ bytes: [UInt8]) throws(JSONNode.Problem) -> JSONNode {
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw JSONNode.Problem(offset: 0, message: "not UTF-8")
    }
    var parser = JSONParser(bytes)
    let node = try parser.node()
    parser.skipSpace()
    if parser.offset < bytes.count { throw parser.problem("the end") }
    return node
  }

  private func problem(_ expected: String) -> JSONNode.Problem {
    let found = offset < bytes.count ? "\"\(Character(UnicodeScalar(bytes[offset])))\"" : "the end"
    return JSONNode.Problem(offset: offset, message: "expected \(expected), found \(found)")
  }

  private mutating func skipSpace() {
    while offset < bytes.count, bytes[offset].isXMLSpace { offset += 1 }
  }

  /// Takes a byte if it is the next one.
  private mutating func take(_ byte: Unicode.Scalar) -> Bool {
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: byte) else { return false }
    offset += 1
    return true
  }

  private mutating func node() throws(JSONNode.Problem) -> JSONNode {
    skipSpace()
    let start = offset
    let value = try self.value()
    return JSONNode(value: value, range: start..<offset)
  }

  private mutating func value() throws(JSONNode.Problem) -> JSONNode.Value {
    guard offset < bytes.count else { throw problem("a value") }
    switch bytes[offset] {
    case UInt8(ascii: "{"):
      return try nested { (parser) throws(JSONNode.Problem) in try parser.object() }
    case UInt8(ascii: "["):
      return try nested { (parser) throws(JSONNode.Problem) in try parser.array() }
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .flag(true))
    case UInt8(ascii: "f"): return try word("false", .flag(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return try number()
    }
  }

  private mutating func nested(
    _ body: (inout JSONParser) throws(JSONNode.Problem) -> JSONNode.Value
  ) throws(JSONNode.Problem) -> JSONNode.Value {
    guard depth < Self.maximumDepth else { throw problem("at most \(Self.maximumDepth) levels") }
    depth += 1
    offset += 1
    let value = try body(&self)
    depth -= 1
    return value
  }

  private mutating func object() throws(JSONNode.Problem) -> JSONNode.Value {
    var members = JSONObject()
    skipSpace()
    if take("}") { return .object(members) }
    while true {
      skipSpace()
      guard offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") else {
        throw problem("a name in quotes")
      }
      let start = offset
      let name = try string()
      let nameRange = start..<offset
      skipSpace()
      guard take(":") else { throw problem("a colon") }
      members.append(JSONObject.Member(name: name, nameRange: nameRange, value: try node()))
      skipSpace()
      if take("}") { return .object(members) }
      guard take(",") else { throw problem("a comma or }") }
    }
  }

  private mutating func array() throws(JSONNode.Problem) -> JSONNode.Value {
    var elements: [JSONNode] = []
    skipSpace()
    if take("]") { return .array(elements) }
    while true {
      elements.append(try node())
      skipSpace()
      if take("]") { return .array(elements) }
      guard take(",") else { throw problem("a comma or ]") }
    }
  }

  private mutating func word(_ word: StaticString, _ value: JSONNode.Value) throws(JSONNode.Problem)
    -> JSONNode.Value
  {
    let text = "\(word)"
    guard bytes[offset...].starts(with: text.utf8) else { throw problem(text) }
    offset += text.utf8.count
    return value
  }
}

// MARK: - Numbers and strings

extension JSONParser {
  private mutating func number() throws(JSONNode.Problem) -> JSONNode.Value {
    let rest = bytes[offset...]
    let text = rest.prefix { (0x30...0x39).contains($0) || "+-.eE".utf8.contains($0) }
    let number = Double(String(decoding: text, as: UTF8.self))
    guard let first = text.first, first != UInt8(ascii: "+"), first != UInt8(ascii: "."),
      let number, number.isFinite
    else { throw problem("a value") }
    offset += text.count
    return .number(number)
  }

  private mutating func string() throws(JSONNode.Problem) -> String {
    offset += 1
    var text = ""
    var start = offset
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "\""):
        text += String(decoding: bytes[start..<offset], as: UTF8.self)
        offset += 1
        return text
      case UInt8(ascii: "\\"):
        text += String(decoding: bytes[start..<offset], as: UTF8.self)
        text.unicodeScalars.append(try escape())
        start = offset
      case 0..<0x20: throw problem("no control character")
      default: offset += 1
      }
    }
    throw problem("a quote")
  }

  private mutating func escape() throws(JSONNode.Problem) -> Unicode.Scalar {
    offset += 1
    guard offset < bytes.count else { throw problem("an escape") }
    defer { offset += 1 }
    switch bytes[offset] {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"):
      return Unicode.Scalar(bytes[offset])
    case UInt8(ascii: "u"): return try unicodeEscape()
    default: throw problem("an escape")
    }
  }

  /// Ends at its last digit.
  private mutating func unicodeEscape() throws(JSONNode.Problem) -> Unicode.Scalar {
    let high = try fourDigits()
    if let scalar = Unicode.Scalar(high) { return scalar }
    guard high < 0xDC00, bytes[(offset + 1)...].starts(with: "\\u".utf8) else {
      throw problem("a pair of surrogates")
    }
    offset += 2
    let low = try fourDigits()
    guard (0xDC00..<0xE000).contains(low),
      let scalar = Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + low - 0xDC00)
    else { throw problem("a pair of surrogates") }
    return scalar
  }

  /// The number after a `u`.
  private mutating func fourDigits() throws(JSONNode.Problem) -> UInt32 {
    let digits = bytes[(offset + 1)...].prefix(4)
    guard digits.count == 4, digits.allSatisfy({ UnicodeScalar($0).properties.isASCIIHexDigit }),
      let number = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw problem("four hexadecimal digits") }
    offset += 4
    return number
  }
}
