/// Files that differ between two commits, or between a commit and the working tree.
extension Git {
  /// A file with its contents before and after.
  package struct ChangedFile: Sendable {
    /// From the top of the working tree.
    package let path: String
    /// The id of the old content; nil for a new file.
    package let oldID: String?
    /// The id of the new content; nil for a file that is gone, and for one of the working tree.
    package let newID: String?
    /// Whether the file is gone.
    package let isDeleted: Bool
  }

  /// The regular files that differ.
  ///
  /// - Parameter new: Nil for the working tree.
  package func changedFiles(from old: String, to new: String?) throws(Failure) -> [ChangedFile] {
    let output = try rawDifferences(from: old, to: new)
    let parts = output.split(separator: 0)
    var files: [ChangedFile] = []
    for index in stride(from: 0, to: parts.count - 1, by: 2) {
      // `:100644 100644 OLD NEW M`
      let fields = parts[index].split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
      guard fields.count == 5 else { continue }
      let isOld = fields[0].hasPrefix(":100")
      let isNew = fields[1].hasPrefix("100")
      guard isOld || isNew else { continue }
      files.append(
        ChangedFile(
          path: String(pathBytes: parts[index + 1]), oldID: isOld ? fields[2] : nil,
          newID: isNew && new != nil ? fields[3] : nil, isDeleted: !isNew))
    }
    return files
  }

  /// The id of a content by a name such as `HEAD:Main.storyboard`; nil if there is none.
  package func content(named name: String) throws(Failure) -> String? { try object(named: name) }
}
