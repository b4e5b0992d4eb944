/// The ids of objects in documents.
package enum ObjectID {
  /// Whether an id is one that Interface Builder makes, such as `abc-12-xyz`.
  package static func isGenerated(_ id: String) -> Bool {
    guard id.utf8.count == 10 else { return false }
    var id = id
    return id.withUTF8 { bytes in
      bytes.indices.allSatisfy { place in
        place == 3 || place == 6 ? bytes[place] == UInt8(ascii: "-") : isDigit(bytes[place]) || isLetter(bytes[place])
      }
    }
  }

  /// Whether somebody chose an id, so that it says something to people: Interface Builder makes others, and made numbers
  /// before Xcode 4.
  package static func isChosen(_ id: String) -> Bool { !isGenerated(id) && !id.utf8.allSatisfy(isDigit) }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }
}
