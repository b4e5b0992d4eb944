import Escaping
import LibC

/// One file to read; `-` is standard input.
package struct InputFile: Sendable {
  package let path: String

  /// Why a file could not be read.
  package struct Failure: Error {
    package let message: String

    package init(message: String) { self.message = message }
  }

  package init(path: String) { self.path = path }

  /// The whole content, or one byte over the limit and more, which is enough to refuse it.
  ///
  /// Only standard input may be something else than a regular file: what is read from a pipe or device may never end.
  package func read(limit: Int = 64 << 20) -> Result<[UInt8], Failure> {
    if path == "-" { return Self.content(of: STDIN_FILENO, limit: limit).mapError { failure($0.number) } }
    return opened().flatMap { descriptor in
      defer { close(descriptor) }
      return Self.content(of: descriptor, limit: limit).mapError { failure($0.number) }
    }
  }

  /// A descriptor of the file. It does not wait: files below `/proc` may be regular and have nothing to read yet.
  private func opened() -> Result<Int32, Failure> {
    var status = stat()
    // Asked first, as opening a device or a pipe does something to who is on its other side.
    guard path.withSystemPath({ stat($0, &status) }) == 0 else { return .failure(failure(errno)) }
    if let failure = refusal(status) { return .failure(failure) }
    let descriptor = path.withSystemPath { open($0, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC) }
    guard descriptor >= 0, fstat(descriptor, &status) == 0 else { return .failure(failure(errno)) }
    guard let failure = refusal(status) else { return .success(descriptor) }
    close(descriptor)
    return .failure(failure)
  }

  private func refusal(_ status: stat) -> Failure? {
    switch status.st_mode & S_IFMT {
    case S_IFREG: nil
    case S_IFDIR: failure(EISDIR)
    default: Failure(reading: path, "not a regular file; name - and redirect standard input to read it")
    }
  }

  private func failure(_ reason: Int32) -> Failure { Failure(reading: path, String(cString: strerror(reason))) }

  /// The number of what went wrong.
  struct ReadError: Error { let number: Int32 }

  /// What can be read from a descriptor that is open.
  static func content(of descriptor: Int32, limit: Int = 64 << 20) -> Result<[UInt8], ReadError> {
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
      guard count >= 0 else { return .failure(ReadError(number: errno)) }
      if count == 0 { return .success(bytes) }
      if bytes.isEmpty { bytes = piece } else { bytes += piece }
      room = 1 << 16
      if bytes.count > limit { return .success(bytes) }
    }
  }
}

extension InputFile.Failure {
  /// Why a file cannot be read.
  package init(reading path: String, _ reason: String) {
    self.init(message: "\(path): error: cannot be read: \(reason)")
  }
}
