import NibDecoder
import Support

/// What differs from a revision: documents, and the files of their projects that rules ask about.
struct RevisionChanges: Sendable {
  private let documents: ChangedDocuments
  /// The documents that are linted as a whole, whatever the revision has; nil if the changed ones are compared with it.
  private let named: Set<PathKey>?
  private let projects: [AbsolutePath: ProjectChanges]
  private let summary: String

  private init(
    _ documents: ChangedDocuments, named: Set<PathKey>?, projects: [AbsolutePath: ProjectChanges], summary: String
  ) {
    (self.documents, self.named, self.projects, self.summary) = (documents, named, projects, summary)
  }

  /// Asks git what differs.
  ///
  /// - Parameters:
  ///   - comparison: With the revision.
  ///   - documents: The paths of those that may be linted, as they were given.
  ///   - excluded: Those that are not linted, because configurations exclude them.
  ///   - named: Those that are linted as a whole; nil for the ones that differ, compared with the revision.
  ///   - moved: What new documents may have been.
  ///   - projects: Their projects, by folder.
  static func find(
    _ comparison: GitComparison, documents paths: [PathKey], excluded: [PathKey] = [], named: Set<PathKey>? = nil,
    moved: MovedDocuments = .none, projects files: [AbsolutePath: ProjectFiles]
  ) throws(Git.Failure) -> RevisionChanges {
    var comparison = comparison
    let changes = try Self.changes(of: paths, in: &comparison)
    var noted: [AbsolutePath: NotedChanges] = [:]
    for (folder, files) in files { noted[folder] = try Self.changes(of: files, in: folder, &comparison) }
    let olds = Set(changes.values.compactMap(\.oldContent)).union(moved.contents)
    let contents = try comparison.contents(of: olds.union(noted.values.flatMap { Array($0.contents) }))
    let documents = ChangedDocuments.read(changes, contents: contents, moved: moved)
    let projects = Dictionary(
      uniqueKeysWithValues: noted.compactMap { folder, noted in
        files[folder].map { (folder, ProjectChanges(noted, in: $0, contents: contents)) }
      }
    ).filter { !$0.value.isEmpty }
    let summary = summary(
      comparison.revision, changed: documents.count, of: paths.count,
      files: projects.values.reduce(0) { $0 + $1.count },
      excluded: try LocatedDocument.changes(ofAnyOf: excluded, in: &comparison).count)
    return RevisionChanges(documents, named: named, projects: projects, summary: summary)
  }

  /// Compares with the last commit. Before the first one there is nothing to compare with.
  ///
  /// - Parameter named: The documents that are linted as a whole.
  static func find(
    sinceLastCommit documents: [PathKey], named: Set<PathKey>, projects: [AbsolutePath: ProjectFiles]
  ) throws(Git.Failure) -> RevisionChanges {
    guard try Git.find().commit(lastCommit) != nil else {
      return RevisionChanges(
        ChangedDocuments(), named: named, projects: [:],
        summary: "no commit to compare project files with")
    }
    return try find(
      GitComparison.find(since: lastCommit), documents: documents, named: named, projects: projects)
  }

  private static let lastCommit = "HEAD"

  /// Whether a document is linted, if its project has a folder.
  func includes(_ document: PathKey, inProject folder: AbsolutePath?) -> Bool {
    if let named, !named.contains(document), documents.contains(document) { return false }
    return isLintedAsAWhole(document) || folder.map { projects[$0] != nil } ?? false
  }

  /// Whether all rules look at a document, not only those that read its project.
  func isLintedAsAWhole(_ document: PathKey) -> Bool { named?.contains(document) ?? documents.contains(document) }

  /// The text that a document had; nil where all of its findings count as new.
  func oldBytes(_ path: String) -> [UInt8]? { named == nil ? documents.oldBytes(path) : nil }

  /// What a document was; nil for one that did not move.
  func origin(_ path: String) -> MovedDocuments.Origin? { documents.origin(path) }

  /// What differs in a project; nil where nothing does that matters.
  subscript(project folder: AbsolutePath) -> ProjectChanges? { projects[folder] }

  /// What rules need to know of a project and may be different.
  func parts(ofProject folder: AbsolutePath?) -> ProjectNeeds { folder.flatMap { projects[$0]?.parts } ?? [] }

  /// What was compared, for people.
  var text: String { summary }

  /// `1 of 31 documents and 2 project files changed since main`.
  private static func summary(
    _ revision: String, changed: Int, of count: Int, files: Int, excluded: Int
  ) -> String {
    let documents = "\(changed) of \(count) document\(count == 1 ? "" : "s")"
    let others = files == 0 ? "" : " and \(files) project file\(files == 1 ? "" : "s")"
    let rest = excluded == 0 ? "" : "; \(excluded) excluded document\(excluded == 1 ? "" : "s") changed"
    return "\(documents)\(others) changed since \(revision)\(rest)"
  }

  private static func changes(
    of documents: [PathKey], in comparison: inout GitComparison
  ) throws(Git.Failure) -> [PathKey: GitComparison.Change] {
    var changes: [PathKey: GitComparison.Change] = [:]
    for document in try LocatedDocument.locate(documents, in: comparison.top) {
      changes[document.key] = try document.change(in: &comparison)
    }
    return changes
  }

  private static func changes(
    of files: ProjectFiles, in folder: AbsolutePath, _ comparison: inout GitComparison
  ) throws(Git.Failure) -> NotedChanges {
    let resolved = AbsolutePath.resolve(folder.text) ?? folder
    let folders = Set(files.paths.map { $0.folderAndName.folder }).union([""])
    let changes = try comparison.changes(
      below: resolved, in: Set(folders.map { $0.isEmpty ? resolved : resolved.appending($0) }))
    return NotedChanges(changes, in: files, folder: resolved)
  }
}

/// Configurations and baselines that a run compares with a revision, as the revision has them.
///
/// Whoever contributes a change could otherwise contribute what hides its findings.
struct RevisionSettings {
  private var comparison: GitComparison
  /// What changed files were.
  private(set) var old: OldConfigurations
  /// Files that differ and count as they are, because the command line names them.
  private var named: Set<AbsolutePath> = []

  private init(_ comparison: GitComparison, _ rules: RuleSelection) {
    self.comparison = comparison
    old = OldConfigurations(notes: rules.inDocumentSuppressions)
  }

  /// Looks for the configurations of the repository that differ. Those in other repositories, and those that are links, have
  /// to be added.
  ///
  /// - Parameter rules: What takes precedence over configurations.
  static func find(_ comparison: GitComparison, _ rules: RuleSelection) throws(Git.Failure) -> RevisionSettings {
    var settings = RevisionSettings(comparison, rules)
    let top = comparison.top
    for path in try settings.comparison.changes(below: top, in: [top]).files.keys.sorted(by: { $0.text < $1.text })
    where path.text.folderAndName.name == ConfigurationFile.name {
      try settings.add(path.text)
    }
    return settings
  }

  /// Whether no configuration differs.
  var isEmpty: Bool { old.contents.isEmpty }

  /// Looks up what a file was.
  ///
  /// - Throws: If that cannot be known: a run that took today's file would trust what it should check.
  mutating func add(_ path: String) throws(Git.Failure) {
    let file = AbsolutePath(path)
    guard old.contents[file] == nil, let change = try LocatedDocument.change(ofSetting: path, in: &comparison) else {
      return
    }
    switch change {
    // In a repository that is new as a whole, so is what is not there.
    case .new: if file.exists { old.contents[file] = .some(nil) }
    case .edited(let content), .deleted(let content):
      old.contents[file] = try comparison.contents(of: [content])[content.id]
    case .replaced:
      throw Git.Failure(
        message: "\(path) was a link, and is another one or none since \(comparison.revision); "
          + "its old content is unknown, so name a configuration with --config, and a baseline with --baseline-file")
    }
  }

  /// Notes a file that the command line names. It counts as it is.
  mutating func addNamed(_ path: String) throws(Git.Failure) {
    if try LocatedDocument.change(ofSetting: path, in: &comparison) != nil { named.insert(AbsolutePath(path)) }
  }

  /// What a file was, if it is one that changed: nil inside for one that was not there.
  subscript(path: AbsolutePath) -> [UInt8]?? { old.contents[path] }

  /// What is said about files that differ, for people.
  var lines: [Escaped<LogLine>] {
    [
      Self.line("do not count before they are merged", old.contents.keys, comparison.revision),
      Self.line("count, because the command line names them", named, comparison.revision),
    ].compactMap(\.self)
  }

  private static func line(
    _ words: Escaped<LogLine>, _ files: some Sequence<AbsolutePath>, _ revision: String
  ) -> Escaped<LogLine>? {
    let paths = files.map(\.shown).sorted()
    guard !paths.isEmpty else { return nil }
    return "changes since \(revision) \(words): \(paths.joined(separator: ", "))"
  }
}
