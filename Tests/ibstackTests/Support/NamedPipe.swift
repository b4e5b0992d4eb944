import Foundation

/// A named pipe: who reads it waits for the test.
struct NamedPipe {
  struct NotRead: Error {}

  private let path: String

  init(_ name: String, in folder: TestFolder) throws {
    path = folder.url.appending(path: name).path
    guard mkfifo(path, 0o600) == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
  }

  /// Waits until somebody reads.
  func opened() throws -> FileHandle {
    for _ in 0..<3000 {
      let descriptor = open(path, O_WRONLY | O_NONBLOCK)
      if descriptor >= 0 { return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true) }
      usleep(10_000)
    }
    throw NotRead()
  }
}
