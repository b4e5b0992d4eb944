import Support

/// Parts of a file that may be too large for memory.
struct FileRanges: Sendable {
  /// How many bytes it has.
  let size: Int
  /// The bytes of a range that the file has; nil if they cannot be read.
  private let read: @Sendable (Range<Int>) -> [UInt8]?

  private init(size: Int, read: @escaping @Sendable (Range<Int>) -> [UInt8]?) { (self.size, self.read) = (size, read) }

  /// A content that is in memory.
  init(_ content: [UInt8]) { self.init(size: content.count) { Array(content[$0]) } }

  /// Opens a file.
  ///
  /// - Throws: Why it cannot be opened.
  static func open(_ path: String) throws(InputFile.Failure) -> FileRanges {
    let descriptor = path.withSystemPath { systemOpen($0, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC) }
    guard descriptor >= 0 else { throw InputFile.Failure(reading: path, String(cString: strerror(errno))) }
    let file = OpenFile(descriptor)
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw InputFile.Failure(reading: path, "not a regular file")
    }
    return FileRanges(size: Int(status.st_size), read: file.bytes)
  }

  /// The bytes of a range; nil if the file does not have all of them.
  func bytes(_ offset: Int, _ count: Int) -> [UInt8]? {
    guard offset >= 0, count >= 0, offset <= size, count <= size - offset else { return nil }
    return read(offset..<offset + count)
  }
}

/// Closes its descriptor when nobody reads it any more.
private final class OpenFile: Sendable {
  private let descriptor: Int32

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  deinit { close(descriptor) }

  func bytes(_ range: Range<Int>) -> [UInt8]? {
    var filled = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: range.count) { buffer, initialized in
      while filled < range.count {
        let got = pread(
          descriptor, buffer.baseAddress! + filled, range.count - filled, off_t(range.lowerBound + filled))
        if got < 0, errno == EINTR { continue }
        guard got > 0 else { break }
        filled += got
      }
      initialized = filled
    }
    return filled == range.count ? bytes : nil
  }
}

private func systemOpen(_ path: UnsafePointer<CChar>, _ flags: Int32) -> Int32 { open(path, flags) }
