/// Files that git could not merge.
extension Git {
  /// A file of the index with the versions that a merge found.
  package struct UnmergedFile: Sendable {
    /// From the top of the working tree.
    package let path: String
    /// The ids of the contents; nil for a version that lacks the file.
    package fileprivate(set) var base: String?
    package fileprivate(set) var ours: String?
    package fileprivate(set) var theirs: String?

    init(path: String) { self.path = path }
  }

  /// The files that are not merged yet, in the order of the index.
  package func unmergedFiles() throws(Failure) -> [UnmergedFile] {
    let output = try unmergedEntries()
    var files: [UnmergedFile] = []
    for entry in output.split(separator: 0) {
      // `100644 ID STAGE\tPATH`
      guard let tab = entry.firstIndex(of: UInt8(ascii: "\t")) else { continue }
      let fields = entry[..<tab].split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
      let path = String(pathBytes: entry[(tab + 1)...])
      if files.last?.path != path { files.append(UnmergedFile(path: path)) }
      guard fields.count == 3 else { continue }
      switch fields[2] {
      case "1": files[files.count - 1].base = fields[1]
      case "2": files[files.count - 1].ours = fields[1]
      case "3": files[files.count - 1].theirs = fields[1]
      default: break
      }
    }
    return files
  }
}
