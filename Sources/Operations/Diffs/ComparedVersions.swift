import DocumentChanges
import Formats
import StackLint
import Support

/// Finds the documents that the words of a command line mean: files, folders, or revisions of git.
struct ComparedVersions {
  let words: [String]

  /// Whether the documents are named in the output.
  let areNamed: Bool
  private let isPair: Bool

  private init(_ words: [String], isPair: Bool, areNamed: Bool) {
    (self.words, self.isPair, self.areNamed) = (words, isPair, areNamed)
  }

  /// Looks at what the words name.
  static func find(_ words: [String]) -> ComparedVersions {
    let isPair = words.count == 2 && words.allSatisfy { isFile($0) || isContent($0) }
    let areNamed = !(isPair && words.allSatisfy { !AbsolutePath($0).isFolder })
    return ComparedVersions(words, isPair: isPair, areNamed: areNamed)
  }

  private static func isFile(_ word: String) -> Bool { AbsolutePath(word).exists || word == "/dev/null" }

  /// Whether a word is like `HEAD:Main.storyboard`.
  private static func isContent(_ word: String) -> Bool { word.contains(":") }

  /// The documents, without those that are equal.
  func documents() throws(Git.Failure) -> [ComparedDocument] {
    if isPair {
      let folders = words.filter { AbsolutePath($0).isFolder }
      if folders.count == 2 { return try folderDocuments() }
      guard folders.isEmpty else {
        throw Git.Failure(message: "error: \(folders[0]) is a folder; compare two folders, or two files")
      }
      return [try pair(words[0], words[1], words[0], words[1])]
    }
    return try changedDocuments()
  }

  private func pair(_ old: String, _ new: String, _ oldName: String, _ newName: String) throws(Git.Failure)
    -> ComparedDocument
  {
    let (before, after) = (try Self.content(old), try Self.content(new))
    return ComparedDocument(
      oldPath: before == nil ? nil : oldName, newPath: after == nil ? nil : newName, old: before, new: after)
  }

  /// Nil for what stands for no file.
  private static func content(_ word: String) throws(Git.Failure) -> [UInt8]? {
    if word == "/dev/null" { return nil }
    if !AbsolutePath(word).exists, isContent(word) {
      let git = try Git.find()
      guard let id = try git.object(word) else {
        throw Git.Failure(message: "error: git has nothing at \(word); name it as REVISION:PATH")
      }
      return try git.contents(of: [id])[id]
    }
    do throws(InputFile.Failure) { return try InputFile(path: word).read().get() } catch {
      throw Git.Failure(message: error.message)
    }
  }
}

// MARK: - Folders

extension ComparedVersions {
  private func folderDocuments() throws(Git.Failure) -> [ComparedDocument] {
    let lists = words.map { folder in
      InputFiles.find(SearchedPaths([folder], includesIgnored: true)).files.compactMap {
        AbsolutePath($0.path).path(below: AbsolutePath(folder))
      }
    }
    let sets = lists.map { Set($0) }
    var documents: [ComparedDocument] = []
    for path in sets[0].union(sets[1]).sorted() {
      let places = zip(words, sets).map { $1.contains(path) ? "\($0)/\(path)" : "/dev/null" }
      let document = try pair(places[0], places[1], places[0], places[1])
      if document.old != document.new { documents.append(document) }
    }
    return documents
  }
}

// MARK: - Revisions

extension ComparedVersions {
  /// `REV..REV`, `REV REV`, or `REV` for the working tree, then paths.
  private func changedDocuments() throws(Git.Failure) -> [ComparedDocument] {
    let git = try repository()
    var (revisions, paths): ([String], [String]) = ([], [])
    for word in words {
      let parts = paths.isEmpty ? try Self.revisions(in: word, git, isFirst: revisions.isEmpty) : []
      if parts.isEmpty { paths.append(word) } else { revisions += parts }
    }
    guard revisions.count <= 2 else { throw Git.Failure(message: "error: more than two revisions to compare") }
    if let path = paths.first(where: { !AbsolutePath($0).exists }), revisions.isEmpty {
      throw Git.Failure(message: "error: \(path) is neither a file nor a revision of git")
    }
    if revisions.isEmpty, try git.commit("HEAD") == nil {
      throw Git.Failure(message: "error: there is no commit to compare with yet; name two files or two folders")
    }
    let changes = try git.changedFiles(
      from: revisions.first ?? "HEAD", to: revisions.count > 1 ? revisions[1] : nil, at: paths.map { AbsolutePath($0) })
    let documents = changes.filter { $0.path.isDocumentName }
    let contents = try git.contents(of: Set(documents.flatMap { [$0.oldID, $0.newID].compactMap(\.self) }))
    var compared: [ComparedDocument] = []
    for change in documents {
      let old = change.oldID.flatMap { contents[$0] }
      let new = change.isInWorkingTree ? try Self.current(change, git) : change.newID.flatMap { contents[$0] }
      if old == new { continue }
      compared.append(
        ComparedDocument(
          oldPath: old == nil ? nil : change.oldPath, newPath: new == nil ? nil : change.path, old: old, new: new))
    }
    return compared
  }

  /// The repository that revisions are of. Where there is none, only two files or two folders can be compared.
  private func repository() throws(Git.Failure) -> Git {
    do throws(Git.Failure) { return try Git.find() } catch {
      guard AbsolutePath(".").repository == nil else { throw error }
      if let missing = words.first(where: { $0.isDocumentName && !Self.isFile($0) }) {
        throw Git.Failure(message: "\(missing): error: cannot be read: No such file or directory")
      }
      throw Git.Failure(
        message: "error: there are no revisions to compare, because this folder is in no git repository; "
          + "name two files or two folders")
    }
  }

  /// What the working tree has; nil where it has none.
  private static func current(_ change: Git.ChangedFile, _ git: Git) throws(Git.Failure) -> [UInt8]? {
    try content(git.top.appending(change.path).text)
  }

  /// The commits that a word names; none for a path.
  private static func revisions(in word: String, _ git: Git, isFirst: Bool) throws(Git.Failure) -> [String] {
    if isFirst, let dots = word.firstRange(of: "..") {
      let ends = [word[..<dots.lowerBound], word[dots.upperBound...]].map { $0.isEmpty ? "HEAD" : String($0) }
      var commits: [String] = []
      for end in ends {
        guard let commit = try git.commit(end) else { break }
        commits.append(commit)
      }
      if commits.count == 2 { return commits }
      if !AbsolutePath(word).exists { throw Git.Failure(message: "error: unknown revision in \(word)") }
    }
    guard let commit = try git.commit(word) else { return [] }
    return [commit]
  }
}

extension AbsolutePath {
  fileprivate var isFolder: Bool { FolderEntry.all(in: text) != nil }
}

/// A document of which two versions are compared.
struct ComparedDocument {
  /// The path of each version; nil for one that lacks the document.
  let oldPath: String?
  let newPath: String?
  let old: [UInt8]?
  let new: [UInt8]?

  /// The name that is shown.
  var path: String { newPath ?? oldPath ?? "" }

  /// The other way round.
  var reversed: ComparedDocument { ComparedDocument(oldPath: newPath, newPath: oldPath, old: new, new: old) }

  /// What changed; nil if a version lacks the document.
  func diff() throws(Failure) -> DocumentDiff? {
    guard let old, let new else { return nil }
    let trees = (try Self.tree(old, oldPath ?? ""), try Self.tree(new, newPath ?? ""))
    do throws(IncomparableDocument) { return try DocumentDiff(old: trees.0, new: trees.1) } catch {
      throw Failure(text: "\(path): error: cannot be compared: \(error)")
    }
  }

  /// A message about a version that cannot be compared.
  struct Failure: Error {
    let text: Escaped<LogLine>
  }

  private static func tree(_ bytes: [UInt8], _ path: String) throws(Failure) -> XMLTree {
    do throws(UnreadableDocument) { return try XMLTree(bytes, path: path) } catch { throw Failure(text: error.finding) }
  }
}
