/// Files as the index of git has them, and so the next commit.
package struct StagedFiles {
  /// A file that the next commit adds or changes.
  package struct Change: Sendable {
    package let path: AbsolutePath
    /// The ids of the contents; nil for what is no file, and for one that was not there.
    fileprivate let newID: String?
    fileprivate let oldID: String?
  }

  /// What the next commit adds or changes, in the order of the index.
  package let changes: [Change]
  private let git: Git
  /// What differs from the working tree.
  private let differing: [AbsolutePath: Git.IndexEntry]

  /// Asks git what differs between the last commit, the index and the working tree.
  package static func find() throws(Git.Failure) -> StagedFiles {
    let git = try Git.find()
    return StagedFiles(changes: try git.stagedChanges(), git: git, differing: try git.indexedFiles())
  }

  private init(changes: [Change], git: Git, differing: [AbsolutePath: Git.IndexEntry]) {
    (self.changes, self.git, self.differing) = (changes, git, differing)
  }

  /// The changed files that are wanted for their names and contents, or were before.
  package func changes(_ wanted: WantedFiles) throws(Git.Failure) -> [Change] {
    let possible = changes.filter { wanted.hasName($0.name) || wanted.mayHaveContent($0.name) }
    let read = possible.filter { !wanted.hasName($0.name) }.flatMap { [$0.newID, $0.oldID].compactMap(\.self) }
    let contents = try git.contents(of: Set(read))
    return possible.filter { change in
      let versions = [change.newID, change.oldID].compactMap { $0.flatMap { contents[$0] } }
      return wanted.hasName(change.name) || versions.contains { wanted.contains(change.name, content: $0) }
    }
  }

  /// A file with its content in the index, where that differs from the working tree. Links are followed as the index has them.
  package func staged(_ file: InputFile) throws(Git.Failure) -> InputFile {
    guard var place = AbsolutePath.resolve(folderOf: file.path) else { return file }
    var isOfIndex = false
    for _ in 0..<ResolvedPath.linkLimit {
      guard let resolved = ResolvedPath.resolve(place.text) else { return file }
      guard let found = (resolved.links + [resolved.target]).first(where: { differing[$0] != nil }),
        let entry = differing[found]
      else { return isOfIndex ? InputFile(path: file.path) { InputFile(path: resolved.target.text).read() } : file }
      let content = try git.contents(of: [entry.id])[entry.id] ?? []
      guard entry.isLink else { return InputFile(path: file.path) { .success(content) } }
      let target = String(pathBytes: content)
      place = target.hasBytePrefix("/") ? AbsolutePath(target) : found.folder.appending(target)
      isOfIndex = true
    }
    return file
  }
}

extension StagedFiles.Change {
  /// - Parameter fields: `:100644 100644 OLD NEW M`.
  init(_ path: AbsolutePath, _ fields: [String]) {
    self.path = path
    newID = fields[1].hasBytePrefix("100") ? fields[3] : nil
    oldID = fields[0].hasBytePrefix(":100") ? fields[2] : nil
  }

  fileprivate var name: String { path.text.folderAndName.name }
}
