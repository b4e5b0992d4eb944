/// A text in Base64, as Interface Builder writes strings in elements.
struct Base64 {
  /// The decoded text.
  let text: String

  /// Decodes a text. White space is skipped, and padding may be missing. Returns nil for other characters.
  init?(_ encoded: String) {
    var bytes: [UInt8] = []
    var (buffer, bits) = (0, 0)
    for byte in encoded.utf8 where !" \n\r\t=".utf8.contains(byte) {
      guard let value = Self.value(of: byte) else { return nil }
      (buffer, bits) = ((buffer << 6 | value) & 0xFFF, bits + 6)
      guard bits >= 8 else { continue }
      bits -= 8
      bytes.append(UInt8(buffer >> bits & 0xFF))
    }
    text = String(decoding: bytes, as: UTF8.self)
  }

  private static func value(of byte: UInt8) -> Int? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): Int(byte - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): Int(byte - UInt8(ascii: "a")) + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte - UInt8(ascii: "0")) + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
