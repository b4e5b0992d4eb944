/// A line that a version-control system left in a conflict: `<<<<<<<`, `=======`, `>>>>>>>`.
struct ConflictMarker {
  var range: SourceRange
  var text: String
  /// The lines that belong to the same conflict.
  var others: [SourceRange]

  /// The first conflict of a text, nil if there is none.
  static func first(in bytes: [UInt8]) -> ConflictMarker? {
    var found: [(byte: UInt8, range: SourceRange)] = []
    var offset = 0
    while offset < bytes.count, found.last?.byte != UInt8(ascii: ">") {
      if let byte = marker(in: bytes, at: offset), !found.isEmpty || "<>".utf8.contains(byte) {
        found.append((byte, SourceRange(offset, offset + length)))
      }
      offset = (bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count) + 1
    }
    guard let first = found.first else { return nil }
    let text = String(repeating: Character(Unicode.Scalar(first.byte)), count: length)
    return ConflictMarker(range: first.range, text: text, others: found.dropFirst().map(\.range))
  }

  private static let length = 7

  /// The byte that a marker repeats; nil if none is there. A conflict may show its base, too: `|||||||`.
  static func marker(in bytes: [UInt8], at offset: Int) -> UInt8? {
    let byte = bytes[offset]
    guard "<=>|".utf8.contains(byte) else { return nil }
    guard offset + length <= bytes.count else { return nil }
    return bytes[offset..<offset + length].allSatisfy { $0 == byte } ? byte : nil
  }
}
