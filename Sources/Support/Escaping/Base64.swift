/// Bytes, and the characters of RFC 4648 for them, which need no escaping in HTML.
package struct Base64 {
  package let bytes: [UInt8]

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Decodes characters. White space is skipped, and padding may be missing. Nil for other characters.
  package init?(encoded text: String) {
    var bytes: [UInt8] = []
    var (buffer, bits) = (0, 0)
    for byte in text.utf8 where !" \n\r\t=".utf8.contains(byte) {
      guard let value = Self.alphabet.firstIndex(of: byte) else { return nil }
      (buffer, bits) = ((buffer << 6 | value) & 0xFFF, bits + 6)
      guard bits >= 8 else { continue }
      bits -= 8
      bytes.append(UInt8(buffer >> bits & 0xFF))
    }
    self.bytes = bytes
  }

  /// The characters, in ASCII.
  package var characters: [UInt8] {
    var characters: [UInt8] = []
    characters.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let count = min(3, bytes.count - start)
      var word: UInt32 = 0
      for place in 0..<3 { word = word << 8 | (place < count ? UInt32(bytes[start + place]) : 0) }
      for place in 0..<4 {
        let digit = Int(word >> (18 - 6 * UInt32(place)) & 0x3F)
        characters.append(place <= count ? Self.alphabet[digit] : UInt8(ascii: "="))
      }
    }
    return characters
  }

  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
}
