import NibDecoder

/// A document of which a report keeps the lines that its findings name; the others are empty.
struct SparseSource {
  let file: SourceFile
  /// The offsets of the lines that are known.
  private var starts: [Int: Int] = [:]

  /// - Parameter lines: The text of lines, without the line break.
  init(path: String, lines: [Int: String]) {
    var bytes: [UInt8] = []
    var current = 1
    for (line, text) in lines.sorted(by: { $0.key < $1.key }) {
      bytes += repeatElement(UInt8(ascii: "\n"), count: line - current)
      current = line
      starts[line] = bytes.count
      bytes += text.utf8
    }
    // A range may end behind the last break.
    bytes.append(UInt8(ascii: "\n"))
    file = SourceFile(path: path, bytes: bytes)
  }

  /// The offset of a place; nil in a line that is not known.
  func offset(_ position: SourcePosition) -> Int? {
    starts[position.line].map { min($0 + position.column - 1, file.bytes.count) }
  }
}
