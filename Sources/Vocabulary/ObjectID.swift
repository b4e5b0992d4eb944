/// The ids of objects in documents.
package enum ObjectID {
  /// Whether an id is one that Interface Builder makes, such as `abc-12-xyz`.
  package static func isGenerated(_ id: some StringProtocol) -> Bool {
    guard id.utf8.count == 10 else { return false }
    return id.utf8.enumerated().allSatisfy { place, byte in
      place == 3 || place == 6 ? byte == UInt8(ascii: "-") : isDigit(byte) || isLetter(byte)
    }
  }

  /// Whether somebody chose an id, so that it says something to people: Interface Builder makes others, and made numbers
  /// before Xcode 4.
  package static func isChosen(_ id: some StringProtocol) -> Bool { !isGenerated(id) && !id.utf8.allSatisfy(isDigit) }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }
}
