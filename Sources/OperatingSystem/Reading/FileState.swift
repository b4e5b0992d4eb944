import Escaping

/// What tells that a file changed: it has another state than before.
package struct FileState: Hashable, Sendable {
  private let seconds: Int
  private let nanoseconds: Int
  private let size: Int64
  private let number: UInt64

  /// The state of a file, following links; nil if there is none.
  package init?(path: String) {
    var status = stat()
    guard path.withSystemPath({ stat($0, &status) }) == 0 else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    (seconds, nanoseconds) = (Int(time.tv_sec), Int(time.tv_nsec))
    (size, number) = (Int64(status.st_size), UInt64(status.st_ino))
  }
}
