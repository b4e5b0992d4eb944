/// One file to read; `-` is standard input.
package struct InputFile: Sendable {
  package let path: String
  private let source: Source

  private enum Source: Sendable {
    case file, standardInput
    /// Content made from a file, such as the document decompiled from a nib.
    case made(@Sendable () -> Result<[UInt8], Failure>)
  }

  /// The reason why a file could not be read.
  package struct Failure: Error {
    package let message: String

    package init(message: String) { self.message = message }
  }

  package init(path: String) {
    self.path = path
    source = path == "-" ? .standardInput : .file
  }

  /// A file whose content is made from it, such as the document decompiled from a nib.
  package init(path: String, making content: @escaping @Sendable () -> Result<[UInt8], Failure>) {
    self.path = path
    source = .made(content)
  }

  /// Standard input, under the path of the file whose content it is or may become.
  init(standardInputOf path: String) {
    self.path = path
    source = .standardInput
  }

  /// Reads the whole content, or stops when it has more than `limit` bytes, which is enough to refuse it.
  ///
  /// Only standard input may be something other than a regular file, because a pipe or a device may never end.
  package func read(limit: Int = Self.sizeLimit) -> Result<[UInt8], Failure> {
    do throws(FileContent.Failure) {
      switch source {
      case .file: return .success(try content(limit: limit))
      case .standardInput: return .success(try FileContent.bytes(of: STDIN_FILENO, limit: limit))
      case .made(let content): return content()
      }
    } catch {
      let advice = error == .notRegular ? "; name - and redirect standard input to read it" : ""
      return .failure(Failure(reading: path, error.reason + advice))
    }
  }

  private func content(limit: Int) throws(FileContent.Failure) -> [UInt8] {
    let path = path
    return try path.withSystemPath { (path) in
      Result { () throws(FileContent.Failure) in
        try FileContent.bytes(at: path, limit: limit)
      }
    }.get()
  }

  /// The size of the largest document, 64 MiB.
  package static let sizeLimit = 64 << 20
}

extension InputFile.Failure {
  /// Creates the failure of reading a file.
  package init(reading path: String, _ reason: String) {
    self.init(message: "\(path): error: cannot be read: \(reason)")
  }
}

/// Standard input as it arrives. ``InputFile`` reads all of it.
package enum StandardInput {
  /// Waits for bytes, and returns what is there.
  ///
  /// - Returns: No bytes at the end, and where standard input cannot be read.
  package static func readSome(atMost limit: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: limit) { buffer, initializedCount in
      let room = UnsafeMutableRawBufferPointer(buffer)
      var count = Support.readSome(STDIN_FILENO, into: room)
      while count < 0, errno == EINTR { count = Support.readSome(STDIN_FILENO, into: room) }
      initializedCount = max(0, count)
    }
  }
}

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
