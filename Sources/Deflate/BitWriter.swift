/// Collects bits, the lowest of a byte first, as RFC 1951 packs them.
struct BitWriter {
  /// The whole bytes so far.
  private(set) var bytes: [UInt8] = []
  private var buffer: UInt64 = 0
  private var count: UInt64 = 0

  init(capacity: Int) { bytes.reserveCapacity(capacity) }

  /// Appends the lowest bits of a number, at most 32.
  mutating func append(_ bits: UInt32, count length: Int) {
    buffer |= UInt64(bits) << count
    count += UInt64(length)
    while count >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: buffer))
      buffer >>= 8
      count -= 8
    }
  }

  /// Fills the last byte with zeros.
  mutating func align() { if count > 0 { append(0, count: Int(8 - count)) } }
}
