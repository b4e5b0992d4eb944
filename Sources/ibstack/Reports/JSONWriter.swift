/// Writes JSON text piece by piece; commas are its business.
struct JSONWriter {
  private(set) var text = ""
  private var needsComma = false

  mutating func object(_ members: (inout JSONWriter) -> Void) { nest("{", "}", members) }

  mutating func array(_ elements: (inout JSONWriter) -> Void) { nest("[", "]", elements) }

  mutating func key(_ key: String) {
    string(key)
    text += ": "
    needsComma = false
  }

  mutating func member(_ key: String, _ value: String?) {
    self.key(key)
    if let value { string(value) } else { raw("null") }
  }

  mutating func member(_ key: String, _ value: Bool) {
    self.key(key)
    raw(value ? "true" : "false")
  }

  mutating func member(_ key: String, _ value: Double?) {
    self.key(key)
    if let value { number(value) } else { raw("null") }
  }

  /// Whole numbers are written without a fraction.
  mutating func number(_ value: Double) {
    let rounded = (value * 1_000_000).rounded() / 1_000_000
    guard rounded.isFinite else { return raw("null") }
    raw(rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)")
  }

  mutating func string(_ value: String) {
    separate()
    text += "\""
    var start = value.utf8.startIndex
    for index in value.utf8.indices {
      guard let escape = Self.escape(value.utf8[index]) else { continue }
      text += value[start..<index]
      text += escape
      start = value.utf8.index(after: index)
    }
    text += value[start...]
    text += "\""
    needsComma = true
  }

  mutating func lineBreak(indent: Int) {
    if needsComma { text += "," }
    needsComma = false
    text += "\n" + String(repeating: " ", count: indent)
  }

  private mutating func raw(_ literal: String) {
    separate()
    text += literal
    needsComma = true
  }

  private mutating func nest(_ open: String, _ close: String, _ body: (inout JSONWriter) -> Void) {
    separate()
    text += open
    needsComma = false
    body(&self)
    text += close
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { text += ", " }
    needsComma = false
  }

  private static func escape(_ byte: UInt8) -> String? {
    switch byte {
    case UInt8(ascii: "\""): "\\\""
    case UInt8(ascii: "\\"): "\\\\"
    case 0x0A: "\\n"
    case 0x0D: "\\r"
    case 0x09: "\\t"
    case 0..<0x20: "\\u00" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
    default: nil
    }
  }
}
