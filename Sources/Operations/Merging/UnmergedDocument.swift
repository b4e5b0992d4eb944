import DocumentChanges
import Formats
import Support

/// A document of the working tree that git could not merge, with the versions that git has of it.
struct UnmergedDocument {
  /// As one names it from the working folder.
  let path: String
  let file: AbsolutePath
  let merge: DocumentMerge

  /// The documents that are not merged yet.
  ///
  /// - Parameter paths: The documents that are wanted; all of them if there are none.
  /// - Throws: A message about a document that cannot be merged by objects.
  static func all(_ paths: [String]) throws(Git.Failure) -> [UnmergedDocument] {
    let git = try Git.find()
    let wanted = Set(paths.map { AbsolutePath.resolve($0) ?? AbsolutePath($0) })
    var documents: [UnmergedDocument] = []
    var known: Set<AbsolutePath> = []
    for file in try git.unmergedFiles() {
      let place = git.top.appending(file.path)
      known.insert(place)
      guard wanted.isEmpty ? file.path.isDocumentName : wanted.contains(place) else { continue }
      documents.append(try document(file, at: place, git))
    }
    if let other = paths.first(where: { !known.contains(AbsolutePath.resolve($0) ?? AbsolutePath($0)) }) {
      throw Git.Failure(message: "\(other): error: git has no conflict in this file")
    }
    return documents
  }

  /// The files that are not merged yet.
  static func places() throws(Git.Failure) -> Set<AbsolutePath> {
    let git = try Git.find()
    return Set(try git.unmergedFiles().map { git.top.appending($0.path) })
  }

  private static func document(
    _ file: Git.UnmergedFile, at place: AbsolutePath, _ git: Git
  ) throws(Git.Failure) -> UnmergedDocument {
    let path = place.shown
    guard let base = file.base, let ours = file.ours, let theirs = file.theirs else {
      let who = file.ours == nil ? "ours" : file.theirs == nil ? "theirs" : "the base"
      throw Git.Failure(
        message: "\(path): error: \(who) lacks the document; keep it with git add, or remove it with git rm")
    }
    let contents = try git.contents(of: [base, ours, theirs])
    do {
      let trees = try [base, ours, theirs].map { try XMLTree(contents[$0] ?? [], path: path) }
      return UnmergedDocument(
        path: path, file: place, merge: try DocumentMerge(base: trees[0], ours: trees[1], theirs: trees[2]))
    } catch {
      throw Git.Failure(message: "\(path): error: cannot be merged: \(error)")
    }
  }
}
