import EmbeddedFiles

extension EmbeddedFile {
  /// The lines of the file.
  var lines: [Substring] { text.split(separator: "\n") }

  /// The words of all lines.
  var words: [String] { text.split { $0 == " " || $0 == "\n" }.map(String.init) }

  private var text: String { String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self) }
}
