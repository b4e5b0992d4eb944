/// The future content of a file, written piece by piece beside it. It replaces the file in one step, or never.
package struct FileDraft: Sendable {
  let destination: WriteDestination
  /// That of the file that it replaces; nil if there is none.
  private let status: stat?
  private let file: TemporaryFile

  private init(_ file: TemporaryFile, for destination: WriteDestination, status: stat?) {
    (self.file, self.destination, self.status) = (file, destination, status)
  }

  /// Begins a draft of a file that may be there already. Then the new content gets the old one's permissions, extended
  /// attributes and, where that is allowed, owner.
  package static func create(for destination: WriteDestination) throws(InputFile.Failure) -> FileDraft {
    let target = destination.target
    let status = try status(of: target, destination.path)
    guard let file = TemporaryFile.create(in: target.folder) else {
      throw InputFile.Failure(writing: destination.path)
    }
    return FileDraft(file, for: destination, status: status)
  }

  /// Adds a piece. After a failure the draft is no more.
  package func append(_ content: [UInt8]) throws(InputFile.Failure) {
    guard let reason = content.withUnsafeBytes({ writeAll($0, to: file.descriptor) }) else { return }
    file.remove()
    throw InputFile.Failure(writing: path, String(cString: strerror(reason)))
  }

  /// Makes sure that the content is on the disk, with the old content's metadata. After a failure the draft is no more.
  func seal() throws(InputFile.Failure) {
    if let status { _ = fchown(file.descriptor, status.st_uid, status.st_gid) }
    let isDone = fchmod(file.descriptor, status.map { $0.st_mode & 0o7777 } ?? 0o644) == 0
    if status != nil { copyAttributes() }
    guard !isDone || fsync(file.descriptor) != 0 else { return }
    let failure = InputFile.Failure(writing: path)
    file.remove()
    throw failure
  }

  private func copyAttributes() {
    let flags = O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC
    let old = destination.target.text.withSystemPath { open($0, flags) }
    guard old >= 0 else { return }
    ExtendedAttributes.copy(from: old, to: file.descriptor)
    close(old)
  }

  /// Puts the draft, once it is sealed, in the file's place; answers why it could not, and then the file is untouched.
  func place() -> InputFile.Failure? {
    file.rename(to: destination.target.text).map { InputFile.Failure(writing: path, String(cString: strerror($0))) }
  }

  /// Seals the draft and puts it in the file's place.
  package func commit() -> InputFile.Failure? {
    do throws(InputFile.Failure) { try seal() } catch { return error }
    return place()
  }

  /// Gives the draft up.
  func drop() { file.remove() }
}

extension FileDraft {
  private var path: String { destination.path }

  /// The status of a regular file that may be written; nil for one that is not there.
  private static func status(of target: AbsolutePath, _ path: String) throws(InputFile.Failure) -> stat? {
    var status = stat()
    guard target.text.withSystemPath({ stat($0, &status) }) == 0 else {
      if errno == ENOENT { return nil }
      throw InputFile.Failure(writing: path)
    }
    guard status.st_mode & S_IFMT == S_IFREG else { throw InputFile.Failure(writing: path, "not a regular file") }
    guard target.text.withSystemPath({ access($0, W_OK) }) == 0 else { throw InputFile.Failure(writing: path) }
    return status
  }
}

extension InputFile.Failure {
  /// Why a file cannot be written: the last call's reason, or another one.
  package init(writing path: String, _ reason: String = String(cString: strerror(errno))) {
    self.init(message: "\(path): error: cannot be written: \(reason)")
  }
}

/// The metadata of a file that a file system keeps beside its content, such as access control lists.
enum ExtendedAttributes {
  /// Copies the attributes of an open file to another one, as far as the system allows it.
  static func copy(from source: Int32, to target: Int32) {
    #if canImport(Darwin)
      fcopyfile(source, target, nil, copyfile_flags_t(COPYFILE_XATTR | COPYFILE_ACL))
    #else
      for name in names(of: source) {
        guard let value = bytes({ fgetxattr(source, name, $0, $1) }) else { continue }
        fsetxattr(target, name, value, value.count, 0)
      }
    #endif
  }

  #if !canImport(Darwin)
    private static func names(of descriptor: Int32) -> [[CChar]] {
      let list = bytes { flistxattr(descriptor, $0, $1) } ?? []
      return list.split(separator: 0).map { name in name.map { CChar(bitPattern: $0) } + [0] }
    }

    /// The bytes that a call writes. Without room for them it returns how many they are.
    private static func bytes(_ call: (UnsafeMutableRawPointer?, Int) -> Int) -> [UInt8]? {
      let size = call(nil, 0)
      guard size > 0 else { return size == 0 ? [] : nil }
      var count = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, initializedCount in
        count = call(buffer.baseAddress, size)
        initializedCount = max(0, count)
      }
      return count < 0 ? nil : bytes
    }
  #endif
}
