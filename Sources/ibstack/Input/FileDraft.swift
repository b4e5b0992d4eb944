#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What is to become a file's content, written beside it piece by piece: it takes the file's place in one step, or never.
struct FileDraft: Sendable {
  private let path: String
  private let target: String
  private let status: stat?
  private let descriptor: Int32
  private let temporary: [CChar]

  /// A draft of a file whose old content does not matter, or that is not there yet.
  init(_ path: String) throws(InputFile.Failure) {
    guard let target = Self.resolved(path) else {
      guard errno == ENOENT else { throw InputFile.Failure(writing: path) }
      try self.init(path, target: path, status: nil)
      return
    }
    let status = try Self.writableStatus(of: target, path)
    guard status.st_mode & S_IFMT == S_IFREG else { throw InputFile.Failure(writing: path, "not a regular file") }
    try self.init(path, target: target, status: status)
  }

  /// A draft of a file that is there: where symbolic links lead stands the new content, with the old one's permissions and,
  /// where that is allowed, owner.
  init(ofExisting path: String) throws(InputFile.Failure) {
    guard let target = Self.resolved(path) else { throw InputFile.Failure(writing: path) }
    try self.init(path, target: target, status: Self.writableStatus(of: target, path))
  }

  private init(_ path: String, target: String, status: stat?) throws(InputFile.Failure) {
    // mkstemp puts a name of its own in place of the six letters.
    var temporary = Array("\(Self.folder(of: target)).ibstack-XXXXXX".utf8CString)
    descriptor = mkstemp(&temporary)
    guard descriptor >= 0 else { throw InputFile.Failure(writing: path) }
    (self.path, self.target, self.status, self.temporary) = (path, target, status, temporary)
  }

  /// Adds a piece. After a failure the draft is no more.
  func append(_ content: [UInt8]) throws(InputFile.Failure) {
    guard content.withUnsafeBytes({ writeAll($0, to: descriptor) }) != nil else { return }
    let failure = InputFile.Failure(writing: path)
    drop()
    throw failure
  }

  /// Puts the draft in the file's place; answers why it could not, and then the file is untouched.
  ///
  /// - Parameter obstacle: Asked last of all, whether something forbids it.
  func commit(unless obstacle: () -> InputFile.Failure? = { nil }) -> InputFile.Failure? {
    let failure = seal() ?? obstacle()
    close(descriptor)
    if failure == nil, rename(temporary, target) == 0 { return nil }
    let problem = failure ?? InputFile.Failure(writing: path)
    unlink(temporary)
    return problem
  }

  private func drop() {
    close(descriptor)
    unlink(temporary)
  }

  private func seal() -> InputFile.Failure? {
    if let status { _ = fchown(descriptor, status.st_uid, status.st_gid) }
    let mode = status.map { $0.st_mode & 0o7777 } ?? 0o644
    return fchmod(descriptor, mode) == 0 && fsync(descriptor) == 0 ? nil : InputFile.Failure(writing: path)
  }
}

extension FileDraft {
  private static func resolved(_ path: String) -> String? {
    guard let target = realpath(path, nil) else { return nil }
    defer { free(target) }
    return String(cString: target)
  }

  private static func writableStatus(of target: String, _ path: String) throws(InputFile.Failure) -> stat {
    var status = stat()
    guard stat(target, &status) == 0, access(target, W_OK) == 0 else { throw InputFile.Failure(writing: path) }
    return status
  }

  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }
}

extension InputFile.Failure {
  /// Why a file cannot be written: the last call's reason, or another one.
  init(writing path: String, _ reason: String = String(cString: strerror(errno))) {
    self.init(message: "\(path): error: cannot be written: \(reason)")
  }
}
