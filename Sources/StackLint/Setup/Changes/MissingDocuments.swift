import NibDecoder
import Support

/// Documents that a search of folders does not find, and that a change may not hide: those that the revision had and that are
/// not recognized any more, and those that differ where searches do not look.
struct MissingDocuments {
  private let unrecognized: [PathKey]
  private let skipped: [PathKey]

  /// - Parameters:
  ///   - found: What the search found.
  ///   - skipped: What it left out.
  init(_ found: InputFiles, _ skipped: [SkippedDocument]) {
    unrecognized = (found.unrecognized + found.skippedUnrecognized()).map { PathKey($0) }
    self.skipped = skipped.map { PathKey($0.path) }
  }

  /// Asks git what the files were.
  func files(in comparison: inout GitComparison) throws(Git.Failure) -> [InputFile] {
    var missing = try LocatedDocument.changes(ofAnyOf: skipped, in: &comparison).map(\.key)
    let changes = try LocatedDocument.changes(ofAnyOf: unrecognized, in: &comparison)
    let contents = try comparison.contents(of: Set(changes.values.compactMap(\.oldContent)))
    var new: [PathKey] = []
    for (key, change) in changes {
      switch change {
      case .new: new.append(key)
      // Nobody knows what a link led to.
      case .replaced: missing.append(key)
      case .edited(let old), .deleted(let old): if isDocument(key.path, contents[old.id]) { missing.append(key) }
      }
    }
    if !new.isEmpty { missing += try renamed(new, in: &comparison) }
    return missing.map(\.path).sorted().map { InputFile(path: $0) }
  }

  /// What is said about documents in searched folders that differ, and that a sparse checkout leaves out.
  ///
  /// - Parameters:
  ///   - paths: What the command line names.
  ///   - isExcluded: Whether configurations exclude a document.
  static func notCheckedOut(
    in paths: [String], _ comparison: inout GitComparison, isExcluded: (String) throws -> Bool
  ) throws -> [String] {
    var found: Set<AbsolutePath> = []
    for path in paths where path != "-" && InputFiles.isFolder(path) {
      guard let folder = AbsolutePath.resolve(path) else { continue }
      for file in try comparison.filesNotCheckedOut(below: folder) where file.text.isDocumentName {
        if try !isExcluded(file.text) { found.insert(file) }
      }
    }
    guard let first = found.min(by: { $0.text < $1.text }) else { return [] }
    let (subject, place) = found.count == 1 ? ("1 document", "") : ("\(found.count) documents", "such as ")
    return [
      "\(subject) skipped: not checked out, though changed since \(comparison.revision), \(place)\(first.shown); "
        + "add it to the sparse checkout, or name the folders to lint"
    ]
  }

  private func isDocument(_ path: String, _ content: [UInt8]?) -> Bool {
    WantedFiles.layouts.contains(path.folderAndName.name, content: content ?? [])
  }

  /// Those of some new files that may be documents of the revision in another place, where one is no more: they have its name
  /// or half of its tags, or are no XML at all.
  private func renamed(_ files: [PathKey], in comparison: inout GitComparison) throws(Git.Failure) -> [PathKey] {
    let top = comparison.top
    var deleted: [(name: String, content: GitComparison.OldContent)] = []
    for (path, change) in try comparison.changes(below: top, in: [top]).files {
      let name = path.text.folderAndName.name
      if case .deleted(let old) = change, WantedFiles.layouts.mayHaveContent(name) { deleted.append((name, old)) }
    }
    let contents = try comparison.contents(of: Set(deleted.map(\.content)))
    let documents = deleted.filter { isDocument($0.name, contents[$0.content.id]) }.map {
      (name: $0.name, tags: Self.tags(contents[$0.content.id] ?? []))
    }
    return files.filter { file in
      guard !documents.isEmpty, case .success(let bytes) = InputFile(path: file.path).read() else { return false }
      guard case .name = RootName(bytes) else { return true }
      let tags = Self.tags(bytes)
      return documents.contains { document in
        document.name == file.path.folderAndName.name
          || document.tags.count { tags.contains($0) } * 2 >= document.tags.count
      }
    }
  }

  /// The tags of a text, each with what follows it.
  private static func tags(_ bytes: [UInt8]) -> Set<ArraySlice<UInt8>> {
    Set(bytes.split(separator: UInt8(ascii: "<")).map { $0.filter { $0 > UInt8(ascii: " ") }[...] })
  }
}

/// Documents of the revision that are no more where they were. A new document may be one of them: then its findings are as
/// old as they are.
struct MovedDocuments: Sendable {
  /// What a new document was.
  struct Origin {
    let place: AbsolutePath
    /// The rules where it was: a finding of others is a new one, though the text is old.
    let linter: Linter
    let bytes: [UInt8]
  }

  /// A document that is no more where it was.
  private struct Deleted {
    let place: AbsolutePath
    let linter: Linter
    let content: GitComparison.OldContent
  }

  private let deleted: [Deleted]

  private init(_ deleted: [Deleted]) { self.deleted = deleted }

  static let none = MovedDocuments([])

  /// Asks git.
  ///
  /// - Parameter linter: The rules for the document of a path; nil for one that the configuration excludes. Nobody knew the
  ///   findings of these, nor of hidden ones.
  static func find(
    in comparison: inout GitComparison, linter: (AbsolutePath) throws -> Linter?
  ) throws -> MovedDocuments {
    let top = comparison.top
    var deleted: [Deleted] = []
    for (place, change) in try comparison.changes(below: top, in: [top]).files {
      guard case .deleted(let content) = change, place.text.isDocumentName, let path = place.path(below: top),
        !path.split(separator: "/").contains(where: { $0.utf8.first == UInt8(ascii: ".") }),
        let linter = try linter(place)
      else { continue }
      deleted.append(Deleted(place: place, linter: linter, content: content))
    }
    return MovedDocuments(deleted)
  }

  var contents: [GitComparison.OldContent] { deleted.map(\.content) }

  /// What new documents were: the only one that was deleted with their name, or else with their text.
  func origins(of new: [PathKey], contents: [String: [UInt8]]) -> [PathKey: Origin] {
    guard !deleted.isEmpty else { return [:] }
    var origins: [PathKey: Origin] = [:]
    let names = Dictionary(grouping: deleted, by: \.place.text.folderAndName.name)
    for (name, keys) in Dictionary(grouping: new, by: \.path.folderAndName.name) where keys.count == 1 {
      guard let old = names[name], old.count == 1, let bytes = contents[old[0].content.id] else { continue }
      origins[keys[0]] = Origin(place: old[0].place, linter: old[0].linter, bytes: bytes)
    }
    let texts = Dictionary(grouping: deleted) { contents[$0.content.id] }
    for key in new where origins[key] == nil {
      guard case .success(let bytes) = InputFile(path: key.path).read(), let old = texts[bytes], old.count == 1 else {
        continue
      }
      origins[key] = Origin(place: old[0].place, linter: old[0].linter, bytes: bytes)
    }
    return origins
  }
}
