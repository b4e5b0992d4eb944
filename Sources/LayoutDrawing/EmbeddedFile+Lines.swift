import EmbeddedFiles

extension EmbeddedFile {
  /// The lines of the file.
  var lines: [Substring] {
    String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self).split(separator: "\n")
  }
}
