/// Differences between commits.
extension Git {
  /// A file that differs between two commits, or between one and the working tree.
  package struct ChangedFile: Sendable {
    /// From the top of the working tree.
    package let path: String
    /// The path before; the same unless the file was renamed.
    package let oldPath: String
    /// The ids of the contents; nil for one that is not there, and for one in the working tree.
    package let oldID: String?
    package let newID: String?
    /// Whether the new content is that of the working tree.
    package let isInWorkingTree: Bool
  }

  /// The files that differ.
  ///
  /// - Parameters:
  ///   - old: A revision.
  ///   - new: A revision; nil for the working tree.
  ///   - paths: The files and folders to look at; all if there are none.
  package func changedFiles(from old: String, to new: String?, at paths: [AbsolutePath]) throws(Failure)
    -> [ChangedFile]
  {
    let output = try rawDifferences(from: old, to: new, at: paths)
    var parts = output.split(separator: 0)[...]
    var files: [ChangedFile] = []
    while let head = parts.popFirst() {
      // `:100644 100644 OLD NEW M`, and for a renamed file both paths
      let fields = head.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
      guard fields.count == 5, let first = parts.popFirst() else {
        throw Failure(message: "git diff printed something unexpected")
      }
      let isRenamed = fields[4].hasBytePrefix("R") || fields[4].hasBytePrefix("C")
      let path = isRenamed ? parts.popFirst() ?? first : first
      let isGone = fields[4] == "D"
      files.append(
        ChangedFile(
          path: String(pathBytes: path), oldPath: String(pathBytes: first),
          oldID: fields[0].hasBytePrefix(":100") ? fields[2] : nil,
          newID: new == nil || isGone || !fields[1].hasBytePrefix("100") ? nil : fields[3],
          isInWorkingTree: new == nil && !isGone))
    }
    return files
  }
}
