import Escaping
import OperatingSystem

/// Reads parts of a file that may be too large for memory.
final class FileRanges: Sendable {
  /// How many bytes it has.
  let size: Int
  private let descriptor: Int32

  /// - Throws: Why it cannot be opened.
  init(path: String) throws(InputFile.Failure) {
    let descriptor = path.withSystemPath { open($0, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC) }
    guard descriptor >= 0 else { throw InputFile.Failure(reading: path, String(cString: strerror(errno))) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      throw InputFile.Failure(reading: path, "not a regular file")
    }
    self.descriptor = descriptor
    size = Int(status.st_size)
  }

  deinit { close(descriptor) }

  /// The bytes of a range; nil if the file does not have all of them.
  func bytes(_ offset: Int, _ count: Int) -> [UInt8]? {
    guard offset >= 0, count >= 0, offset <= size, count <= size - offset else { return nil }
    var filled = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      while filled < count {
        let got = pread(descriptor, buffer.baseAddress! + filled, count - filled, off_t(offset + filled))
        if got < 0, errno == EINTR { continue }
        guard got > 0 else { break }
        filled += got
      }
      initialized = filled
    }
    return filled == count ? bytes : nil
  }
}
