import Formats
import Support

/// How many characters of a client there are before each byte of a text, found in a few steps: a text may be a single line.
struct CharacterCounts: Sendable {
  private let unit: ColumnUnit
  /// The characters before every block of bytes; nil where each byte is a character.
  private let blocks: [Int]?

  private static let blockShift = 10

  init(_ bytes: [UInt8], unit: ColumnUnit) {
    self.unit = unit
    guard unit != .utf8, bytes.contains(where: { $0 >= 0x80 }) else {
      blocks = nil
      return
    }
    var (blocks, count) = ([Int](), 0)
    bytes.withUnsafeBufferPointer { bytes in
      for (place, byte) in bytes.enumerated() {
        if place & (1 << Self.blockShift - 1) == 0 { blocks.append(count) }
        count += Self.width(byte, unit)
      }
    }
    blocks.append(count)
    self.blocks = blocks
  }

  /// The characters that start with a byte; none for the further bytes of one.
  private static func width(_ byte: UInt8, _ unit: ColumnUnit) -> Int {
    byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 && unit == .utf16 ? 2 : 1
  }

  /// The characters before an offset; a character that it is in does not count.
  func count(before offset: Int, in bytes: [UInt8]) -> Int {
    let offset = Self.start(ofCharacterAt: offset, in: bytes)
    guard let blocks else { return offset }
    let block = offset >> Self.blockShift
    return bytes[(block << Self.blockShift)..<offset].reduce(blocks[block]) { $0 + Self.width($1, unit) }
  }

  /// The offset before which there are some characters, in a part of the text; the end of the part where it has fewer, and
  /// the start of a character that the count ends in.
  func offset(after count: Int, in bytes: [UInt8], _ part: Range<Int>) -> Int {
    guard let blocks else {
      return Self.start(ofCharacterAt: min(max(count, part.lowerBound), part.upperBound), in: bytes)
    }
    let block = max(blocks.partitioningIndex { $0 > count } - 1, 0) << Self.blockShift
    var place = Self.start(ofCharacterAt: min(max(block, part.lowerBound), part.upperBound), in: bytes)
    var before = self.count(before: place, in: bytes)
    while place < part.upperBound {
      let width = Self.width(bytes[place], unit)
      if width > 0, before + width > count { break }
      before += width
      place += 1
    }
    return place
  }

  private static func start(ofCharacterAt offset: Int, in bytes: [UInt8]) -> Int {
    var start = offset
    // No character has more than four bytes.
    while start > max(0, offset - 3), start < bytes.count, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return start
  }
}
