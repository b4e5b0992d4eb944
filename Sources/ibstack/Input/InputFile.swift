#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// One file to read; `-` is standard input.
struct InputFile: Sendable {
  let path: String

  /// Why a file could not be read.
  struct Failure: Error {
    let message: String
  }

  /// The whole content, or one byte over the limit and more, which is enough to refuse it.
  func read(limit: Int = 64 << 20) -> Result<[UInt8], Failure> {
    let descriptor = path == "-" ? STDIN_FILENO : open(path, O_RDONLY)
    guard descriptor >= 0 else { return failure() }
    defer { if path != "-" { close(descriptor) } }
    var bytes: [UInt8] = []
    var status = stat()
    // Room for the whole of an ordinary file; what is longer comes in pieces.
    var room = fstat(descriptor, &status) == 0 ? min(max(0, Int(status.st_size)), 64 << 20) + 1 : 1 << 16
    while true {
      var count = 0
      let piece = [UInt8](unsafeUninitializedCapacity: room) { buffer, initializedCount in
        count = readSome(descriptor, into: UnsafeMutableRawBufferPointer(buffer))
        initializedCount = max(0, count)
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { return failure() }
      if count == 0 { return .success(bytes) }
      if bytes.isEmpty { bytes = piece } else { bytes += piece }
      room = 1 << 16
      if bytes.count > limit { return .success(bytes) }
    }
  }

  private func failure() -> Result<[UInt8], Failure> {
    .failure(Failure(message: "\(path): error: cannot be read: \(String(cString: strerror(errno)))"))
  }
}
