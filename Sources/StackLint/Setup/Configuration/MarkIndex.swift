import NibDecoder

/// The byte offsets of places in a YAML file, whose marks count lines and, in a line, characters of Unicode.
struct MarkIndex {
  /// Every so many characters an offset is kept, so that none is found by going through a whole line: a file may be one.
  private static let stride = 64

  /// The characters before each line.
  private var lineStarts: [Int] = []
  private var offsets: [Int] = []
  private let bytes: [UInt8]

  init(_ source: SourceFile) {
    bytes = source.bytes
    var offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var character = 0
    lineStarts.append(0)
    while offset < bytes.count {
      if character.isMultiple(of: Self.stride) { offsets.append(offset) }
      character += 1
      if bytes[offset] == UInt8(ascii: "\n") { lineStarts.append(character) }
      offset = end(ofCharacterAt: offset)
    }
  }

  /// The byte that a mark points at; lines and columns count from 1, and those outside the file are its end.
  func offset(line: Int, column: Int) -> Int {
    guard lineStarts.indices.contains(line - 1) else { return bytes.count }
    let character = lineStarts[line - 1] + max(0, column - 1)
    guard character / Self.stride < offsets.count else { return bytes.count }
    var offset = offsets[character / Self.stride]
    for _ in 0..<character % Self.stride where offset < bytes.count { offset = end(ofCharacterAt: offset) }
    return offset
  }

  private func end(ofCharacterAt offset: Int) -> Int {
    var end = offset + 1
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return end
  }
}
