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

  /// An id in the form of Interface Builder's that is made of a text: the same for the same text.
  package static func generated(from text: String) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    var letters: [UInt8] = []
    for place in 0..<10 {
      if place == 3 || place == 6 {
        letters.append(UInt8(ascii: "-"))
        continue
      }
      hash ^= hash >> 29
      letters.append(Self.letters[Int(hash % UInt64(Self.letters.count))])
      hash = hash &* 0x9E37_79B9_7F4A_7C15
    }
    return String(decoding: letters, as: UTF8.self)
  }

  private static let letters = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".utf8)

  /// Whether a byte may be part of an id that stands among other words.
  package static func isPart(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-") || byte >= 0x80
  }

  /// Where an id is a word of a range of a text.
  package static func ranges(of id: String, in range: Range<Int>, of text: [UInt8]) -> [Range<Int>] {
    Array(text[range]).ranges(of: id).map { $0.lowerBound + range.lowerBound..<$0.upperBound + range.lowerBound }
      .filter { found in
        (found.lowerBound == range.lowerBound || !isPart(text[found.lowerBound - 1]))
          && (found.upperBound == range.upperBound || !isPart(text[found.upperBound]))
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
