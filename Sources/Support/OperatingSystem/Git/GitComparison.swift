/// The working trees of a repository and of its submodules, compared with a revision.
///
/// A submodule is beside that commit of its own which the revision has for it.
package struct GitComparison: Sendable {
  /// A content that a file had.
  package struct OldContent: Hashable, Sendable {
    package let id: String
    /// The top of the working tree whose repository has it.
    let repository: AbsolutePath
  }

  /// How a file differs.
  package enum Change: Sendable {
    case new
    /// Something else was there, such as a link.
    case replaced
    case edited(OldContent)
    case deleted(OldContent)

    /// What the file was; nil for one that is new, or was something else.
    package var oldContent: OldContent? {
      switch self {
      case .new, .replaced: nil
      case .edited(let old), .deleted(let old): old
      }
    }
  }

  /// The files below a folder that differ.
  package struct FolderChanges {
    package fileprivate(set) var files: [AbsolutePath: Change] = [:]
    /// Folders in which everything is new: repositories that the revision does not know.
    package fileprivate(set) var newFolders: [AbsolutePath] = []
  }

  /// A working tree.
  private struct Tree: Sendable {
    let git: Git
    /// Nil for one that is new as a whole.
    let base: String?
    private(set) var changes: [AbsolutePath: Change] = [:]

    private init(_ git: Git, since base: String?) { (self.git, self.base) = (git, base) }

    /// Asks git what differs.
    static func find(_ git: Git, since base: String?) throws(Git.Failure) -> Tree {
      var tree = Tree(git, since: base)
      if let base { try tree.addChanges(since: base) }
      return tree
    }

    private mutating func addChanges(since base: String) throws(Git.Failure) {
      for (path, difference) in try git.files(changedSince: base) {
        let old = difference.oldID.map { OldContent(id: $0, repository: git.top) }
        let other: Change = difference.wasThere ? .replaced : .new
        changes[path] = old.map { difference.isDeleted ? .deleted($0) : .edited($0) } ?? other
      }
      // A file may have left the index only.
      for path in try git.untrackedFiles() {
        switch changes[path] {
        case .deleted(let old)?: changes[path] = .edited(old)
        case .replaced?: break
        default: changes[path] = .new
        }
      }
    }
  }

  /// The top of the outermost working tree.
  package let top: AbsolutePath
  /// The revision, by the name that it was given.
  package let revision: String
  /// By their tops; nil for one that the working tree around it ignores.
  private var trees: [AbsolutePath: Tree?] = [:]
  /// By folders: the top of the working tree that they are in.
  private var tops: [AbsolutePath: AbsolutePath] = [:]

  private init(_ tree: Tree, since revision: String) {
    (top, self.revision) = (tree.git.top, revision)
    trees[top] = tree
    tops[top] = top
  }

  /// Looks at the repository that the working folder is in.
  package static func find(since revision: String) throws(Git.Failure) -> GitComparison {
    let git = try Git.find()
    return GitComparison(try Tree.find(git, since: git.base(of: revision)), since: revision)
  }

  /// How a file in the outermost working tree differs; nil where it does not, or is ignored.
  ///
  /// - Parameter path: Without links on the way.
  package mutating func change(of path: AbsolutePath) throws(Git.Failure) -> Change? {
    guard let tree = try tree(at: top(of: path.folder)) else { return nil }
    guard tree.base != nil else { return .new }
    return tree.changes[path]
  }

  /// The files below a folder that differ, without those that are ignored.
  ///
  /// - Parameters:
  ///   - folder: A path without links.
  ///   - folders: The folders below it that may be in working trees of their own.
  package mutating func changes(
    below folder: AbsolutePath, in folders: Set<AbsolutePath>
  ) throws(Git.Failure) -> FolderChanges {
    var tops: Set<AbsolutePath> = []
    for folder in folders where folder.isWithin(top) { tops.insert(top(of: folder)) }
    var found = FolderChanges()
    for top in tops {
      guard let tree = try tree(at: top) else { continue }
      if tree.base == nil { found.newFolders.append(top) }
      found.files.merge(tree.changes.filter { $0.key.isInside(folder) }) { first, _ in first }
    }
    return found
  }

  /// The files below a folder that differ in the index, and that a sparse checkout leaves out of the working tree.
  package mutating func filesNotCheckedOut(below folder: AbsolutePath) throws(Git.Failure) -> [AbsolutePath] {
    var paths: [AbsolutePath] = []
    for (path, change) in try changes(below: folder, in: [folder]).files where !FileMove.exists(path) {
      if case .deleted = change { continue }
      paths.append(path)
    }
    return paths
  }

  /// Old contents, by their ids. Git is asked once for each repository.
  package func contents(of olds: Set<OldContent>) throws(Git.Failure) -> [String: [UInt8]] {
    var contents: [String: [UInt8]] = [:]
    for (repository, olds) in Dictionary(grouping: olds, by: \.repository) {
      guard case let tree?? = trees[repository] else { continue }
      contents.merge(try tree.git.contents(of: Set(olds.map(\.id)))) { first, _ in first }
    }
    return contents
  }

  private mutating func top(of folder: AbsolutePath) -> AbsolutePath {
    if let known = tops[folder] { return known }
    let found = folder.isRepository || folder.isRoot ? folder : top(of: folder.folder)
    tops[folder] = found
    return found
  }

  private mutating func tree(at top: AbsolutePath) throws(Git.Failure) -> Tree? {
    if let known = trees[top] { return known }
    let tree = try nestedTree(at: top)
    trees[top] = .some(tree)
    return tree
  }

  private mutating func nestedTree(at nested: AbsolutePath) throws(Git.Failure) -> Tree? {
    let outer = top(of: nested.folder)
    guard let tree = try tree(at: outer), let path = nested.path(below: outer) else { return nil }
    let git = try Git.find(nested: nested)
    guard let base = tree.base else { return try Tree.find(git, since: nil) }
    if let commit = try tree.git.submodule(path, in: base) {
      guard try git.commit(commit) != nil else { throw missing(commit, of: nested) }
      return try Tree.find(git, since: commit)
    }
    let isKnown = try tree.git.hasSubmodule(path) || tree.changes[nested] != nil
    return isKnown ? try Tree.find(git, since: nil) : nil
  }

  private func missing(_ commit: String, of submodule: AbsolutePath) -> Git.Failure {
    let path = submodule.shown
    return Git.Failure(
      message: "commit \(commit) of the submodule \(path), which \(revision) records, is missing; fetch it there")
  }
}
