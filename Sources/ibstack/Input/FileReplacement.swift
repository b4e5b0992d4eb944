#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Puts other content into a file, whole or not at all: what is written beside it takes its place in one step.
struct FileReplacement {
  let path: String
  let content: [UInt8]

  /// Where symbolic links lead stands the new content, with the old one's permissions and, where that is allowed, owner.
  ///
  /// - Returns: What went wrong; the file is untouched then.
  func failure(ifStill old: [UInt8]) -> InputFile.Failure? {
    guard path != "-" else { return failure("standard input cannot be updated; name a file, or add --dry-run") }
    guard let target = Self.resolved(path) else { return failure() }
    var status = stat()
    guard stat(target, &status) == 0, access(target, W_OK) == 0 else { return failure() }
    return replace(target, status) { changed(from: old) }
  }

  /// The same for a file whose old content does not matter, or that is not there yet.
  func failureOfWriting() -> InputFile.Failure? {
    guard let target = Self.resolved(path) else {
      return errno == ENOENT ? replace(path, nil) { nil } : failure()
    }
    var status = stat()
    guard stat(target, &status) == 0, access(target, W_OK) == 0 else { return failure() }
    guard status.st_mode & S_IFMT == S_IFREG else { return failure("not a regular file") }
    return replace(target, status) { nil }
  }

  private static func resolved(_ path: String) -> String? {
    guard let target = realpath(path, nil) else { return nil }
    defer { free(target) }
    return String(cString: target)
  }

  /// - Parameter obstacle: Asked last of all, whether something forbids it.
  private func replace(
    _ target: String, _ status: stat?, unless obstacle: () -> InputFile.Failure?
  ) -> InputFile.Failure? {
    // mkstemp puts a name of its own in place of the six letters.
    var temporary = Array("\(Self.folder(of: target)).ibstack-XXXXXX".utf8CString)
    let descriptor = mkstemp(&temporary)
    guard descriptor >= 0 else { return failure() }
    let failure = fill(descriptor, status) ?? obstacle()
    if failure == nil, rename(temporary, target) == 0 { return nil }
    let problem = failure ?? self.failure()
    unlink(temporary)
    return problem
  }

  private func fill(_ descriptor: Int32, _ status: stat?) -> InputFile.Failure? {
    defer { close(descriptor) }
    guard Self.write(content, to: descriptor) else { return failure() }
    if let status { _ = fchown(descriptor, status.st_uid, status.st_gid) }
    let mode = status.map { $0.st_mode & 0o7777 } ?? 0o644
    guard fchmod(descriptor, mode) == 0, fsync(descriptor) == 0 else { return failure() }
    return nil
  }

  /// Someone may have saved the document while it was laid out.
  private func changed(from old: [UInt8]) -> InputFile.Failure? {
    switch InputFile(path: path).read() {
    case .success(old): nil
    case .success: failure("another program changed it; run again")
    case .failure(let failure): failure
    }
  }

  private func failure(_ reason: String = String(cString: strerror(errno))) -> InputFile.Failure {
    InputFile.Failure(message: "\(path): error: cannot be written: \(reason)")
  }

  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }

  private static func write(_ content: [UInt8], to descriptor: Int32) -> Bool {
    content.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = writeSome(descriptor, UnsafeRawBufferPointer(rebasing: rest))
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        rest = rest.dropFirst(count)
      }
      return true
    }
  }

  private static func writeSome(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Glibc)
      Glibc.write(descriptor, bytes.baseAddress, bytes.count)
    #elseif canImport(Musl)
      Musl.write(descriptor, bytes.baseAddress, bytes.count)
    #else
      Darwin.write(descriptor, bytes.baseAddress, bytes.count)
    #endif
  }
}
