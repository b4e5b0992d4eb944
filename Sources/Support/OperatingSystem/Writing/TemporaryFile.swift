/// A file that will replace another one. If the system supports it, the file has no name until then, so that nothing is
/// left of it however the program ends.
///
/// A program that is killed in the moment between leaves it under a name. It is locked (`flock`) as long as its program
/// runs, so that the next program that writes in the folder knows that it can go.
struct TemporaryFile: Sendable {
  let descriptor: Int32
  private let folder: AbsolutePath
  /// Nil where it has none.
  private let path: String?

  private init(_ descriptor: Int32, in folder: AbsolutePath, path: String?) {
    (self.descriptor, self.folder, self.path) = (descriptor, folder, path)
  }

  /// Creates a file in a folder; nil if that is not possible, with the reason in `errno`. Removes what killed programs left
  /// there.
  static func create(in folder: AbsolutePath) -> TemporaryFile? {
    AbandonedFiles.remove(from: folder)
    if let descriptor = unnamed(in: folder) {
      _ = flock(descriptor, LOCK_EX | LOCK_NB)
      return TemporaryFile(descriptor, in: folder, path: nil)
    }
    let made = Interruption.deferred { files in
      let made = named(in: folder) { path in
        path.withSystemPath { locked(open($0, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)) }
      }
      if let made { files.insert(PathKey(made.path)) }
      return made
    }
    return made.map { TemporaryFile($0.result, in: folder, path: $0.path) }
  }

  /// Locks a new file; -1 where another program took it for an abandoned one in the moment before.
  private static func locked(_ descriptor: Int32) -> Int32 {
    guard descriptor >= 0 else { return -1 }
    var status = stat()
    let isLocked = flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK
    if isLocked, fstat(descriptor, &status) == 0, status.st_nlink > 0 { return descriptor }
    close(descriptor)
    errno = EEXIST
    return -1
  }

  /// Takes a file's place. Afterwards it is closed.
  ///
  /// - Returns: The number of what went wrong; the file is gone then.
  func rename(to target: String) -> Int32? {
    defer { close(descriptor) }
    return Interruption.deferred { files in
      guard let path = path ?? linked() else { return errno }
      files.remove(PathKey(path))
      if path.withSystemPath({ path in target.withSystemPath { systemRename(path, $0) } }) == 0 { return nil }
      let reason = errno
      _ = path.withSystemPath { unlink($0) }
      return reason
    }
  }

  /// Closes and removes it.
  func remove() {
    close(descriptor)
    guard let path else { return }
    Interruption.deferred { files in
      files.remove(PathKey(path))
      _ = path.withSystemPath { unlink($0) }
    }
  }

  /// Makes something under a name that is free; nil where it cannot be made.
  private static func named(in folder: AbsolutePath, _ make: (String) -> Int32) -> (path: String, result: Int32)? {
    for _ in 0..<100 {
      let path = folder.appending(AbandonedFiles.randomName()).text
      let result = make(path)
      if result >= 0 { return (path, result) }
      guard errno == EEXIST else { return nil }
    }
    return nil
  }
}

#if os(Linux)
  extension TemporaryFile {
    /// `O_TMPFILE`, a macro that Swift does not see.
    private static let temporary = 0o20_000_000 | O_DIRECTORY

    /// By which a file without a name gets one.
    private static let hasDescriptorPaths = access("/proc/self/fd", X_OK) == 0

    private static func unnamed(in folder: AbsolutePath) -> Int32? {
      guard hasDescriptorPaths else { return nil }
      let descriptor = folder.text.withSystemPath { open($0, O_RDWR | temporary | O_CLOEXEC, 0o600) }
      return descriptor >= 0 ? descriptor : nil
    }

    /// Gives it a name; answers that.
    private func linked() -> String? {
      let source = "/proc/self/fd/\(descriptor)"
      return Self.named(in: folder) { path in
        path.withSystemPath { linkat(AT_FDCWD, source, AT_FDCWD, $0, AT_SYMLINK_FOLLOW) }
      }?.path
    }
  }
#else
  extension TemporaryFile {
    private static func unnamed(in folder: AbsolutePath) -> Int32? { nil }

    private func linked() -> String? { nil }
  }
#endif

private func systemRename(_ old: UnsafePointer<CChar>, _ new: UnsafePointer<CChar>) -> Int32 { rename(old, new) }

/// Temporary files whose programs were killed.
enum AbandonedFiles {
  private static let prefix = ".ibstack-draft-"
  private static let letters = Array("abcdefghijklmnopqrstuvwxyz0123456789".utf8)
  private static let randomCount = 12

  /// The folders that this program has looked at.
  private static let cleaned = Locked<Set<AbsolutePath>>([])

  /// A name for a temporary file.
  static func randomName() -> String {
    // One number has enough for all letters, and each one drawn is a call of the system.
    var number = UInt64.random(in: .min ... .max)
    let name = (0..<randomCount).map { _ in
      defer { number /= UInt64(letters.count) }
      return letters[Int(number % UInt64(letters.count))]
    }
    return prefix + String(decoding: name, as: UTF8.self)
  }

  private static func isName(_ name: String) -> Bool {
    let rest = name.utf8.dropFirst(prefix.utf8.count)
    return name.utf8.starts(with: prefix.utf8) && rest.count == randomCount && rest.allSatisfy(letters.contains)
  }

  /// Removes those of a folder, once for each run of this program.
  static func remove(from folder: AbsolutePath) {
    guard cleaned.withLock({ $0.insert(folder).inserted }) else { return }
    for entry in FolderEntry.all(in: folder.text) ?? [] where isName(entry.name) {
      remove(folder.appending(entry.name).text)
    }
  }

  /// Removes a file unless its program still runs: that holds a lock on it.
  private static func remove(_ path: String) {
    let descriptor = path.withSystemPath { open($0, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC) }
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_uid == geteuid(),
      flock(descriptor, LOCK_EX | LOCK_NB) == 0,
      // It may have got its place since.
      FileLock.isCurrent(descriptor, path)
    else { return }
    _ = path.withSystemPath { unlink($0) }
  }
}
