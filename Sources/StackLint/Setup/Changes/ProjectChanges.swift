import Support

/// The files of a project that differ from a revision, as far as rules ask about them.
struct ProjectChanges: Sendable {
  /// The files that the revision did not have, relative to the project's folder.
  private var new: Set<String> = []
  /// The files that the revision had in addition.
  private var deleted: Set<String> = []
  /// The files with another content.
  private var edited: Set<String> = []
  /// Old contents, by path. Of a file that rules know by its name there is none.
  private var contents: [String: [UInt8]] = [:]

  /// Whether no file differs in what matters to others: a new document can only break something in itself.
  var isEmpty: Bool { deleted.isEmpty && edited.isEmpty && new.allSatisfy(FileSummary.isDocument) }

  /// What rules need to know of the project and may be different.
  var parts: ProjectNeeds {
    let contents = edited.reduce(into: ProjectNeeds()) { $0.formUnion(.affected(byContentOf: $1)) }
    // A folder that comes or goes may be that of a language.
    return new.union(deleted).reduce(into: contents) { parts, path in
      parts.formUnion(path.contains(".lproj/") ? .all : .affected(byContentOf: path))
    }
  }

  /// How many files differ, without documents that are there.
  var count: Int { deleted.count + new.union(edited).count { !FileSummary.isDocument($0) } }

  /// - Parameters:
  ///   - changes: How the project's files differ.
  ///   - files: The project's files.
  ///   - contents: The old contents by their ids.
  init(_ changes: NotedChanges, in files: ProjectFiles, contents: [String: [UInt8]]) {
    new = changes.new
    deleted = changes.deleted
    for (path, id) in changes.oldContents {
      guard let bytes = contents[id] else { continue }
      self.contents[path] = bytes
      if !deleted.contains(path), let now = files.read(path), Self.differ(bytes, now, path) { edited.insert(path) }
    }
  }

  /// Whether contents of a file differ in what matters to others. Git compares times and sizes.
  private static func differ(_ old: [UInt8], _ new: [UInt8], _ path: String) -> Bool {
    old != new && !FileSummary.isSameDocument(old, new, path: path)
  }

  /// The project's files as they were at the revision.
  ///
  /// - Parameter files: The project's files.
  func oldFiles(_ files: ProjectFiles) -> ProjectFiles {
    let (new, contents) = (new, contents)
    return ProjectFiles(paths: files.paths.filter { !new.contains($0) } + deleted.sorted()) { path in
      new.contains(path) ? nil : contents[path] ?? files.read(path)
    }
  }

  /// Whether nothing differs but the contents of sources.
  var areOfSources: Bool { new.isEmpty && deleted.isEmpty && edited.allSatisfy(FileSummary.isSource) }

  /// The files whose content at the revision is another one.
  var differing: Set<String> { edited.union(deleted) }
}

/// The changes of a project's files under the names that rules know them by.
struct NotedChanges {
  private(set) var new: Set<String> = []
  private(set) var deleted: Set<String> = []
  /// Old contents of files that were edited or deleted.
  private var old: [String: GitComparison.OldContent] = [:]

  /// - Parameters:
  ///   - changes: What differs below the project's folder.
  ///   - files: The project's files.
  ///   - folder: The project's folder, without links on the way.
  init(_ changes: GitComparison.FolderChanges, in files: ProjectFiles, folder: AbsolutePath) {
    let current = Set(files.paths)
    for (file, change) in changes.files {
      guard let path = file.path(below: folder), let noted = ProjectWalk.notedPath(ofFile: path) else { continue }
      add(change, of: noted, isFile: noted == path, isThere: current.contains(noted))
    }
    for top in changes.newFolders {
      new.formUnion(current.filter { folder.appending($0).isInside(top) })
    }
  }

  /// - Parameters:
  ///   - isFile: Whether the change is that of the file itself, not of one inside of a library.
  ///   - isThere: Whether the project has it.
  private mutating func add(_ change: GitComparison.Change, of path: String, isFile: Bool, isThere: Bool) {
    switch change {
    case .new, .replaced: if isFile, isThere { new.insert(path) }
    case .edited(let content): if isFile, isThere, !ProjectWalk.isKnownByName(path) { old[path] = content }
    case .deleted(let content):
      guard !isThere else { return }
      deleted.insert(path)
      if isFile, !ProjectWalk.isKnownByName(path) { old[path] = content }
    }
  }

  /// The old contents that are needed.
  var contents: some Sequence<GitComparison.OldContent> { old.values }

  /// The ids of old contents, by path.
  var oldContents: [String: String] { old.mapValues(\.id) }
}

/// Which documents differ from a revision, and their content in it.
struct ChangedDocuments: Sendable {
  /// The documents that differ, by their paths as they were given.
  private let changed: Set<PathKey>
  private let old: [PathKey: [UInt8]]
  /// What those were that moved.
  private let origins: [PathKey: MovedDocuments.Origin]

  init(
    changed: Set<PathKey> = [], old: [PathKey: [UInt8]] = [:], origins: [PathKey: MovedDocuments.Origin] = [:]
  ) {
    (self.changed, self.old, self.origins) = (changed, old, origins)
  }

  /// Reads what the documents are now.
  ///
  /// - Parameters:
  ///   - changes: How documents differ, by their paths as they were given.
  ///   - contents: The old contents by their ids.
  ///   - moved: What new documents may have been.
  static func read(
    _ changes: [PathKey: GitComparison.Change], contents: [String: [UInt8]], moved: MovedDocuments = .none
  ) -> ChangedDocuments {
    var changed = Set(changes.keys)
    var old: [PathKey: [UInt8]] = [:]
    for (key, change) in changes {
      guard let content = change.oldContent, let bytes = contents[content.id] else { continue }
      // Git compares times and sizes: a file that somebody touched, or a copy of the working tree, seems to differ.
      if case .success(bytes) = InputFile(path: key.path).read() { changed.remove(key) }
      old[key] = bytes
    }
    let new = changes.compactMap { key, change in if case .new = change { key } else { nil } }
    let origins = moved.origins(of: new, contents: contents)
    return ChangedDocuments(changed: changed, old: old, origins: origins)
  }

  /// How many differ.
  var count: Int { changed.count }

  /// Whether a document differs.
  func contains(_ document: PathKey) -> Bool { changed.contains(document) }

  /// The text that a document had; nil where it is new.
  func oldBytes(_ path: String) -> [UInt8]? { old[PathKey(path)] ?? origin(path)?.bytes }

  /// What a document was; nil for one that did not move.
  func origin(_ path: String) -> MovedDocuments.Origin? { origins[PathKey(path)] }
}
