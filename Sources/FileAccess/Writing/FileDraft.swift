import Escaping
import LibC

/// The future content of a file, written piece by piece beside it. It replaces the file in one step, or never.
package struct FileDraft: Sendable {
  private let path: String
  /// Where symbolic links lead.
  package let target: String
  private let status: stat?
  private let file: TemporaryFile

  /// A draft of a file whose old content does not matter, or that is not there yet.
  package init(_ path: String) throws(InputFile.Failure) {
    guard let target = AbsolutePath(resolving: path) else {
      guard errno == ENOENT else { throw InputFile.Failure(writing: path) }
      try self.init(path, target: path, status: nil)
      return
    }
    let status = try Self.writableStatus(of: target, path)
    guard status.st_mode & S_IFMT == S_IFREG else { throw InputFile.Failure(writing: path, "not a regular file") }
    try self.init(path, target: target.text, status: status)
  }

  /// A draft of a file that is there: where symbolic links lead stands the new content, with the old one's permissions,
  /// extended attributes and, where that is allowed, owner. Links out of the repository are refused.
  package init(ofExisting path: String) throws(InputFile.Failure) {
    guard let target = AbsolutePath(resolving: path) else { throw InputFile.Failure(writing: path) }
    let boundary = ProjectBoundary(around: path.folderAndName.folder)
    if let reason = boundary.refusal(ofLink: path, advice: "name that file instead of the link") {
      throw InputFile.Failure(writing: path, reason)
    }
    try self.init(path, target: target.text, status: Self.writableStatus(of: target, path))
  }

  private init(_ path: String, target: String, status: stat?) throws(InputFile.Failure) {
    guard let file = TemporaryFile(in: target.folderAndName.folder) else { throw InputFile.Failure(writing: path) }
    (self.path, self.target, self.status, self.file) = (path, target, status, file)
  }

  /// Adds a piece. After a failure the draft is no more.
  package func append(_ content: [UInt8]) throws(InputFile.Failure) {
    guard let reason = content.withUnsafeBytes({ writeAll($0, to: file.descriptor) }) else { return }
    file.remove()
    throw InputFile.Failure(writing: path, String(cString: strerror(reason)))
  }

  /// Makes sure that the content is on the disk. After a failure the draft is no more.
  ///
  /// - Parameter old: A descriptor of the file whose place it takes.
  func seal(asOf old: Int32? = nil) throws(InputFile.Failure) {
    if let status { _ = fchown(file.descriptor, status.st_uid, status.st_gid) }
    let isDone = fchmod(file.descriptor, status.map { $0.st_mode & 0o7777 } ?? 0o644) == 0
    if let old { ExtendedAttributes.copy(from: old, to: file.descriptor) }
    guard !isDone || fsync(file.descriptor) != 0 else { return }
    let failure = InputFile.Failure(writing: path)
    file.remove()
    throw failure
  }

  /// Puts the draft, once it is sealed, in the file's place; answers why it could not, and then the file is untouched.
  package func place() -> InputFile.Failure? {
    file.rename(to: target).map { InputFile.Failure(writing: path, String(cString: strerror($0))) }
  }

  /// Seals the draft and puts it in the file's place.
  package func commit() -> InputFile.Failure? {
    do throws(InputFile.Failure) { try seal() } catch { return error }
    return place()
  }

  /// Gives the draft up.
  package func drop() { file.remove() }
}

extension FileDraft {
  private static func writableStatus(
    of target: AbsolutePath, _ path: String
  ) throws(InputFile.Failure) -> stat {
    var status = stat()
    guard target.text.withSystemPath({ stat($0, &status) == 0 && access($0, W_OK) == 0 }) else {
      throw InputFile.Failure(writing: path)
    }
    return status
  }
}

extension InputFile.Failure {
  /// Why a file cannot be written: the last call's reason, or another one.
  package init(writing path: String, _ reason: String = String(cString: strerror(errno))) {
    self.init(message: "\(path): error: cannot be written: \(reason)")
  }
}
