import Escaping
import LibC

/// An advisory lock of a file that is about to be replaced, as `flock` has it. Other programs may not care; file systems
/// without such locks do without.
struct FileLock {
  let descriptor: Int32
  /// What the file holds.
  let content: [UInt8]

  /// Ten seconds: nobody holds a lock for longer than it takes to write a document.
  private static let attempts = 2000
  private static let pause: UInt32 = 5000

  /// Waits until nobody else has the lock.
  ///
  /// - Parameter shown: The path to complain about.
  init(_ path: String, shown: String) throws(InputFile.Failure) {
    for _ in 0..<Self.attempts {
      let descriptor = path.withSystemPath { open($0, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC) }
      guard descriptor >= 0 else { throw InputFile.Failure(writing: shown) }
      let isBusy = flock(descriptor, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK
      // Who had the lock before may have put another file in its place.
      if !isBusy, Self.isCurrent(descriptor, path) {
        content = try Self.content(of: descriptor, shown: shown)
        self.descriptor = descriptor
        return
      }
      close(descriptor)
      if isBusy { usleep(Self.pause) }
    }
    throw InputFile.Failure(writing: shown, "another program holds a lock on it; run again after it ends")
  }

  func release() { close(descriptor) }

  private static func content(of descriptor: Int32, shown: String) throws(InputFile.Failure) -> [UInt8] {
    switch InputFile.content(of: descriptor) {
    case .success(let bytes): return bytes
    case .failure(let error):
      close(descriptor)
      throw InputFile.Failure(writing: shown, String(cString: strerror(error.number)))
    }
  }

  private static func isCurrent(_ descriptor: Int32, _ path: String) -> Bool {
    var (own, current) = (stat(), stat())
    guard fstat(descriptor, &own) == 0, path.withSystemPath({ lstat($0, &current) }) == 0 else { return false }
    return own.st_dev == current.st_dev && own.st_ino == current.st_ino
  }
}
