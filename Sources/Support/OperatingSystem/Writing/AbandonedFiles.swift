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
