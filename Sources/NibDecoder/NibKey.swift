/// A key that is looked for, with a hash of its bytes: most comparisons with other keys are then one of two numbers.
package struct NibKey: Hashable, Sendable {
  let text: String
  let hash: UInt64

  package init(_ text: String) {
    self.text = text
    hash = Self.hash(of: text)
  }

  package static func == (left: Self, right: Self) -> Bool { left.hash == right.hash && left.text == right.text }

  package func hash(into hasher: inout Hasher) { hasher.combine(hash) }

  init(_ text: String, hash: UInt64) {
    self.text = text
    self.hash = hash
  }

  /// One of 64 bits, by which an element knows which keys it may have.
  var bit: UInt64 { Self.bit(ofHash: hash) }

  static func bit(ofHash hash: UInt64) -> UInt64 { 1 << (hash >> 58) }

  static func hash(of text: String) -> UInt64 {
    text.utf8.withContiguousStorageIfAvailable(hash(of:)) ?? Array(text.utf8).withUnsafeBufferPointer(hash(of:))
  }

  /// Covers the length and up to 16 bytes from both ends; equal hashes still need a comparison.
  static func hash(of bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    let (head, tail) = ends(of: UnsafeRawBufferPointer(bytes))
    let mixed = (head ^ UInt64(bytes.count)) &* 0x9E37_79B9_7F4A_7C15
    return (mixed ^ (mixed >> 32) ^ tail) &* 0xD6E8_FEB8_6659_FD93
  }

  private static func ends(of bytes: UnsafeRawBufferPointer) -> (head: UInt64, tail: UInt64) {
    switch bytes.count {
    case 8...:
      (
        bytes.loadUnaligned(as: UInt64.self),
        bytes.loadUnaligned(fromByteOffset: bytes.count - 8, as: UInt64.self)
      )
    case 4...:
      (
        UInt64(bytes.loadUnaligned(as: UInt32.self)),
        UInt64(bytes.loadUnaligned(fromByteOffset: bytes.count - 4, as: UInt32.self))
      )
    case 1...: (UInt64(bytes[0]) << 8 | UInt64(bytes[bytes.count / 2]), UInt64(bytes[bytes.count - 1]))
    default: (0, 0)
    }
  }
}
