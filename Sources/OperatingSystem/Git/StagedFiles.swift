/// Files as the index of git has them, and so the next commit.
package struct StagedFiles {
  private let contents: [AbsolutePath: [UInt8]]

  /// Reads those of some files that differ from the working tree.
  ///
  /// - Parameter paths: As they were given.
  package static func read(_ paths: [String]) throws(Git.Failure) -> StagedFiles {
    let git = try Git.find()
    let indexed = try git.indexedFiles()
    var ids: [AbsolutePath: String] = [:]
    for path in paths {
      guard let file = AbsolutePath.resolve(folderOf: path), let id = indexed[file] else { continue }
      ids[file] = id
    }
    let contents = try git.contents(of: Set(ids.values))
    return StagedFiles(contents: ids.compactMapValues { contents[$0] })
  }

  /// A file with its content in the index, where that differs from the working tree.
  package func staged(_ file: InputFile) -> InputFile {
    guard let content = AbsolutePath.resolve(folderOf: file.path).flatMap({ contents[$0] }) else { return file }
    return InputFile(path: file.path) { .success(content) }
  }
}
