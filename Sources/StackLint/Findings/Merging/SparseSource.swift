import NibDecoder

/// The lines of a document that findings of a report name, however far apart they are.
struct SparseSource {
  let file: SourceFile
  let lines: LineIndex

  /// - Parameter texts: The text of lines by their numbers, without the line break.
  init(path: String, texts: [Int: String]) {
    var bytes: [UInt8] = []
    var lines: [(number: Int, start: Int)] = []
    for (number, text) in texts.sorted(by: { $0.key < $1.key }) {
      if !lines.isEmpty { bytes.append(UInt8(ascii: "\n")) }
      lines.append((number, bytes.count))
      bytes += text.utf8
    }
    file = SourceFile(path: path, bytes: bytes)
    self.lines = LineIndex(file, lines: lines)
  }

  /// The offset of a place; nil in a line that is not known.
  func offset(_ position: SourcePosition) -> Int? {
    lines.start(ofLine: position.line).map { min($0 + position.column - 1, file.bytes.count) }
  }
}
