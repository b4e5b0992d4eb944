/// Ids of objects that Interface Builder makes, such as `abc-12-xyz`. They say nothing to people.
package enum GeneratedID {
  /// Whether an id is one of them.
  package static func matches(_ id: some StringProtocol) -> Bool {
    guard id.utf8.count == 10 else { return false }
    return id.utf8.enumerated().allSatisfy { place, byte in
      place == 3 || place == 6 ? byte == UInt8(ascii: "-") : isLetterOrDigit(byte)
    }
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }
}
