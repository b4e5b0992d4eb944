/// What tells that a file changed: it has another state than before.
package struct FileState: Hashable, Sendable {
  private let seconds: Int
  private let nanoseconds: Int
  private let size: Int64
  private let number: UInt64

  init(seconds: Int, nanoseconds: Int, size: Int64, number: UInt64) {
    (self.seconds, self.nanoseconds, self.size, self.number) = (seconds, nanoseconds, size, number)
  }

  /// Reads the state of a file, following links; nil if there is none.
  package static func read(_ path: String) -> FileState? {
    var status = stat()
    guard path.withSystemPath({ stat($0, &status) }) == 0 else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return FileState(
      seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec), size: Int64(status.st_size),
      number: UInt64(status.st_ino))
  }
}
