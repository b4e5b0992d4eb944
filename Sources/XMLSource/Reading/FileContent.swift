#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reads whole files.
package enum FileContent {
  /// The content of a regular file, or more than `limit` bytes of it, which is enough to refuse it.
  ///
  /// - Throws: ``UnreadableDocument`` for a file that is missing, that may not be read, or that is not a regular one: a
  ///   pipe or a device may never end.
  package static func bytes(at path: String, limit: Int) throws(UnreadableDocument) -> [UInt8] {
    // Does not wait: files below `/proc` may be regular and have nothing to read yet.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(path, errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw failure(path, errno) }
    if status.st_mode & S_IFMT == S_IFDIR { throw failure(path, EISDIR) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw failure(path, "not a regular file") }
    return try content(of: descriptor, path, room: min(max(0, Int(status.st_size)), limit) + 1, limit: limit)
  }

  private static func content(
    of descriptor: Int32, _ path: String, room: Int, limit: Int
  ) throws(UnreadableDocument) -> [UInt8] {
    var bytes: [UInt8] = []
    var room = room
    while bytes.count <= limit {
      var count = 0
      let chunk = [UInt8](unsafeUninitializedCapacity: room) { buffer, initializedCount in
        count = read(descriptor, buffer.baseAddress, room)
        initializedCount = max(0, count)
      }
      if count < 0, errno == EINTR { continue }
      if count < 0 { throw failure(path, errno) }
      if count == 0 { break }
      bytes += chunk
      room = 1 << 16
    }
    return bytes
  }

  private static func failure(_ path: String, _ number: Int32) -> UnreadableDocument {
    failure(path, String(cString: strerror(number)))
  }

  private static func failure(_ path: String, _ reason: String) -> UnreadableDocument {
    let diagnostic = Diagnostic(.unsupportedDocument, "cannot be read: \(reason)", range: nil)
    return UnreadableDocument(diagnostic, in: SourceFile(path: path, bytes: []))
  }
}
