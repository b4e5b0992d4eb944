/// Reads whole files.
package enum FileContent {
  /// The reason why a file cannot be read.
  package enum Failure: Error, Hashable {
    /// A system call failed with this `errno`.
    case system(Int32)
    /// The file is a pipe, a device or a socket, which may never end.
    case notRegular

    /// The reason in words, as after "cannot be read:".
    package var reason: String {
      switch self {
      case .system(let number): String(cString: strerror(number))
      case .notRegular: "not a regular file"
      }
    }
  }

  /// Reads a regular file, or stops when it has more than `limit` bytes of it, which is enough to refuse it.
  package static func bytes(at path: UnsafePointer<CChar>, limit: Int) throws(Failure) -> [UInt8] {
    var status = stat()
    // Checked before opening, because opening a pipe or a device has effects on the other side.
    guard stat(path, &status) == 0 else { throw .system(errno) }
    try requireRegularFile(status)
    // Does not wait: files below `/proc` may be regular and have nothing to read yet.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .system(errno) }
    defer { close(descriptor) }
    guard fstat(descriptor, &status) == 0 else { throw .system(errno) }
    try requireRegularFile(status)
    return try bytes(of: descriptor, limit: limit)
  }

  private static func requireRegularFile(_ status: stat) throws(Failure) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw .system(EISDIR)
    default: throw .notRegular
    }
  }

  /// Reads an open descriptor to its end, or stops when it has more than `limit` bytes.
  static func bytes(of descriptor: Int32, limit: Int) throws(Failure) -> [UInt8] {
    var (bytes, status): ([UInt8], stat) = ([], stat())
    // Room for the whole of a regular file. Longer content arrives in chunks.
    var room = fstat(descriptor, &status) == 0 ? min(max(0, Int(status.st_size)), limit) + 1 : chunkSize
    while bytes.count <= limit {
      var count = 0
      let chunk = [UInt8](unsafeUninitializedCapacity: room) { buffer, initializedCount in
        count = read(descriptor, buffer.baseAddress, room)
        initializedCount = max(0, count)
      }
      if count < 0, errno == EINTR { continue }
      if count < 0 { throw .system(errno) }
      if count == 0 { break }
      if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
      room = chunkSize
    }
    return bytes
  }

  private static let chunkSize = 1 << 16
}
