/// The working trees of a repository and of its submodules, compared with a revision.
///
/// A submodule is beside that commit of its own which the revision has for it.
package struct GitComparison {
  /// How a file differs.
  package enum Change {
    case new
    /// The old content, by its id, and in whose repository it is.
    case edited(id: String, repository: AbsolutePath)
  }

  /// A working tree.
  private struct Tree {
    let git: Git
    /// Nil for one that is new as a whole.
    let base: String?
    var changes: [AbsolutePath: String?] = [:]

    init(_ git: Git, since base: String?) throws(Git.Failure) {
      (self.git, self.base) = (git, base)
      guard let base else { return }
      changes = try git.files(changedSince: base)
      for path in try git.untrackedFiles() { changes[path] = .some(nil) }
    }
  }

  /// The top of the outermost working tree.
  package let top: AbsolutePath
  private let revision: String
  /// By their tops; nil for one that the working tree around it ignores.
  private var trees: [AbsolutePath: Tree?] = [:]
  /// By folders: the top of the working tree that they are in.
  private var tops: [AbsolutePath: AbsolutePath] = [:]

  /// Looks at the repository that the working folder is in.
  package init(since revision: String) throws(Git.Failure) {
    let git = try Git()
    (top, self.revision) = (git.top, revision)
    trees[top] = try Tree(git, since: git.base(of: revision))
    tops[top] = top
  }

  /// How a file in the outermost working tree differs; nil where it does not, or is ignored.
  ///
  /// - Parameter path: Without links on the way.
  package mutating func change(of path: AbsolutePath) throws(Git.Failure) -> Change? {
    guard let tree = try tree(at: top(of: path.folder)) else { return nil }
    guard tree.base != nil else { return .new }
    return tree.changes[path].map { id in
      id.map { Change.edited(id: $0, repository: tree.git.top) } ?? .new
    }
  }

  /// Old contents by their ids.
  package func contents(of ids: Set<String>, in repository: AbsolutePath) throws(Git.Failure) -> [String: [UInt8]] {
    guard case let tree?? = trees[repository] else { return [:] }
    return try tree.git.contents(of: ids)
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
    let git = try Git(nested: nested)
    guard let base = tree.base else { return try Tree(git, since: nil) }
    if let commit = try tree.git.submodule(path, in: base) {
      guard try git.commit(commit) != nil else { throw missing(commit, of: nested) }
      return try Tree(git, since: commit)
    }
    let isKnown = try tree.git.hasSubmodule(path) || tree.changes[nested] != nil
    return isKnown ? try Tree(git, since: nil) : nil
  }

  private func missing(_ commit: String, of submodule: AbsolutePath) -> Git.Failure {
    let path = submodule.shown
    return Git.Failure(
      message: "commit \(commit) of the submodule \(path), which \(revision) records, is missing; fetch it there")
  }
}
