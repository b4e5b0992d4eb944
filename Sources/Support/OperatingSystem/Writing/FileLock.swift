/// An advisory lock (`flock`) on a file that is about to be replaced. Other programs may ignore it, and some file systems do
/// not support it.
struct FileLock {
  let descriptor: Int32
  /// The content of the file.
  let content: [UInt8]

  /// Ten seconds: nobody holds a lock for longer than it takes to write a document.
  private static let attempts = 2000
  private static let pause: UInt32 = 5000

  private init(_ descriptor: Int32, content: [UInt8]) {
    (self.descriptor, self.content) = (descriptor, content)
  }

  /// Waits until no other program holds the lock.
  static func acquire(_ file: WriteDestination) throws(InputFile.Failure) -> FileLock {
    let (path, shown) = (file.target.text, file.path)
    for _ in 0..<attempts {
      let descriptor = path.withSystemPath { open($0, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC) }
      guard descriptor >= 0 else { throw InputFile.Failure(writing: shown) }
      let isBusy = flock(descriptor, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK
      // The previous holder of the lock may have replaced the file.
      if !isBusy, isCurrent(descriptor, path) {
        return FileLock(descriptor, content: try content(of: descriptor, shown: shown))
      }
      close(descriptor)
      if isBusy { usleep(pause) }
    }
    throw InputFile.Failure(writing: shown, "another program holds a lock on it; run again after it ends")
  }

  func release() { close(descriptor) }

  private static func content(of descriptor: Int32, shown: String) throws(InputFile.Failure) -> [UInt8] {
    do throws(FileContent.Failure) {
      return try FileContent.bytes(of: descriptor, limit: InputFile.sizeLimit)
    } catch {
      close(descriptor)
      throw InputFile.Failure(writing: shown, error.reason)
    }
  }

  /// Whether a path still names an open file.
  static func isCurrent(_ descriptor: Int32, _ path: String) -> Bool {
    var (own, current) = (stat(), stat())
    guard fstat(descriptor, &own) == 0, path.withSystemPath({ lstat($0, &current) }) == 0 else { return false }
    return own.st_dev == current.st_dev && own.st_ino == current.st_ino
  }
}
