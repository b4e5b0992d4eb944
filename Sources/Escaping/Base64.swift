/// Bytes as the characters of RFC 4648, which need no escaping in HTML.
package struct Base64 {
  /// The characters, in ASCII.
  package let characters: [UInt8]

  package init(_ bytes: [UInt8]) {
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
    self.characters = characters
  }

  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
}
