/// A name or key to look for, with a hash of its bytes, so that most comparisons with other names compare two numbers.
@usableFromInline
package struct HashedName: Hashable, Sendable {
  @usableFromInline package let text: String
  @usableFromInline package let hash: UInt64

  /// Hashes a name.
  @inlinable
  package init(_ text: String) {
    self.text = text
    hash = Self.hash(of: text)
  }

  @inlinable
  package static func == (left: Self, right: Self) -> Bool { left.hash == right.hash && left.text == right.text }

  @inlinable
  package func hash(into hasher: inout Hasher) { hasher.combine(hash) }

  /// A name whose hash is known.
  @inlinable
  package init(_ text: String, hash: UInt64) {
    self.text = text
    self.hash = hash
  }

  /// One of 64 bits, by which an element records which keys it may have.
  @inlinable
  package var bit: UInt64 { Self.bit(ofHash: hash) }

  @inlinable
  package static func bit(ofHash hash: UInt64) -> UInt64 { 1 << (hash >> 58) }

  @inlinable
  package static func hash(of text: String) -> UInt64 {
    text.utf8.withContiguousStorageIfAvailable(hash(of:)) ?? Array(text.utf8).withUnsafeBufferPointer(hash(of:))
  }

  /// A hash of the length and of up to 16 bytes at both ends: equal hashes still need a comparison.
  @inlinable
  package static func hash(of bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    let (head, tail) = ends(of: UnsafeRawBufferPointer(bytes))
    let mixed = (head ^ UInt64(bytes.count)) &* 0x9E37_79B9_7F4A_7C15
    return (mixed ^ (mixed >> 32) ^ tail) &* 0xD6E8_FEB8_6659_FD93
  }

  @inlinable
  package static func ends(of bytes: UnsafeRawBufferPointer) -> (head: UInt64, tail: UInt64) {
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
