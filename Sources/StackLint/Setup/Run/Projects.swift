import StackModel
import Support

/// The projects that documents belong to, now and at the revision that a run is compared with. Each is searched once.
struct Projects: Sendable {
  /// A project in two states.
  private struct Entry {
    let index: ProjectIndex
    /// What it was; nil where nothing changed that matters.
    let old: ProjectIndex?
    /// What no rule looks at, for people.
    let notices: [String]
    /// The documents in which rules may find something else than in the old state; nil for all.
    var affected: AffectedDocuments?
  }

  private let homes: DocumentProjects
  private let entries: [AbsolutePath: Entry]
  /// Whether a run is compared with a revision.
  private let isCompared: Bool
  /// What is not checked although nobody asked to leave it out, for people.
  let notices: [String]

  private init(
    _ homes: DocumentProjects, _ entries: [AbsolutePath: Entry], isCompared: Bool, notices: [String]
  ) {
    (self.homes, self.entries, self.isCompared, self.notices) = (homes, entries, isCompared, notices)
  }

  /// Looks the projects of documents through, as far as the rules for them need it.
  ///
  /// - Parameters:
  ///   - documents: The paths of the documents that are linted, as they were given.
  ///   - files: The projects' files, by folder.
  ///   - memory: What earlier runs know of the projects; nil to read all files.
  ///   - notices: What is not checked apart from what the projects' limits leave out.
  static func read(
    of documents: some Sequence<PathKey>, in homes: DocumentProjects, files: [AbsolutePath: ProjectFiles],
    changes: RevisionChanges?, memory: ProjectMemory? = nil, notices: [String] = []
  ) -> Projects {
    let folders = documents.reduce(into: Set()) { folders, document in homes[document].map { _ = folders.insert($0) } }
    let wanted = folders.compactMap { folder in files[folder].map { (folder, $0) } }
    let entries = wanted.map { folder, files -> (AbsolutePath, Entry) in
      let needs = homes.needs(of: folder)
      guard let memory, changes == nil else {
        return (folder, entry(files, needs: needs, changes: changes?[project: folder]))
      }
      let project = memory.project(files, in: folder, needs: needs)
      return (folder, entry(project.index, unread: project.contents.unreadSources))
    }
    let ofLimits = entries.sorted { $0.0.text < $1.0.text }.flatMap { folder, entry in
      entry.notices.map { "\($0), in \(folder.shownFolder)" }
    }
    return Projects(
      homes, Dictionary(entries) { first, _ in first }, isCompared: changes != nil, notices: notices + ofLimits)
  }

  private static func entry(_ index: ProjectIndex, unread: [String]) -> Entry {
    Entry(index: index, old: nil, notices: index.exceededLimits + notices(ofUnread: unread))
  }

  private static func entry(_ files: ProjectFiles, needs: ProjectNeeds, changes: ProjectChanges?) -> Entry {
    let contents = ProjectContents(files, needs: needs)
    guard let changes else { return entry(contents.index(), unread: contents.unreadSources) }
    let unread = notices(ofUnread: contents.unreadSources)
    let old = contents.replacing(
      changes.differing, with: changes.oldFiles(files), areOfSources: changes.areOfSources)
    let indices = Parallel.each([contents, old]) { $0.index(edited: changes.differing) }
    var entry = Entry(
      index: indices[0].compared(with: indices[1]), old: indices[1], notices: indices[0].exceededLimits + unread)
    if changes.areOfSources {
      let edits = contents.summaries(of: changes.differing, and: old)
      entry.affected = AffectedDocuments(
        from: indices[1], to: indices[0], edits: edits.map { (old: $0.other, new: $0.own) })
    }
    return entry
  }

  private static func notices(ofUnread sources: [String]) -> [String] {
    guard let first = sources.first else { return [] }
    let isOne = sources.count == 1
    let others = isOne ? "" : " and \(sources.count - 1) more"
    return ["\(first)\(others) \(isOne ? "is" : "are") unreadable or larger than 64 MiB"]
  }

  /// Whether rules may find something in a document that they did not find at the revision, although the document is the
  /// same.
  func mayAffect(_ path: String, bytes: [UInt8]) -> Bool {
    guard let affected = entry(path)?.affected, let place = self.path(ofDocument: path) else { return true }
    return affected.contains(place, bytes: bytes)
  }

  /// What is said of apps that iOS 26 and macOS 26 show with the design of the systems before.
  var noticesOfCompatibility: [String] {
    let design = SystemVersion.newDesign
    return entries.sorted { $0.key.text < $1.key.text }.flatMap { folder, entry in
      entry.index.compatibilityLists.map { list in
        """
        iOS \(design) and macOS \(design) keep the older design, because \(folder.appending(list).shown) sets \
        UIDesignRequiresCompatibility; later systems ignore that: use --ios \(design + 1)
        """
      }
    }
  }

  /// The path of a document in its project; nil where none is known.
  func path(ofDocument path: String) -> String? {
    homes[PathKey(path)].flatMap { AbsolutePath(path).path(below: $0) }
  }

  /// The path in a document's project of the place where it was; nil where none is known, or outside of it.
  func path(of place: AbsolutePath, inProjectOf path: String) -> String? {
    homes[PathKey(path)].flatMap { place.path(below: $0) }
  }

  /// The folder of a document's project; nil where none is known.
  func folder(ofDocument path: String) -> AbsolutePath? { homes[PathKey(path)] }

  /// The project of a document; nil where none is known, or no rule asks.
  subscript(path: String) -> ProjectIndex? { entry(path)?.index }

  /// What the project of a document was at the revision; nil where no project is known.
  subscript(old path: String) -> ProjectIndex? { entry(path).flatMap { $0.old ?? $0.index } }

  private func entry(_ path: String) -> Entry? { homes[PathKey(path)].flatMap { entries[$0] } }

  /// What rules find in each project as a whole and did not find at the revision, by the project's folder.
  var findings: [(folder: AbsolutePath, findings: ProjectFindings)] {
    entries.sorted { $0.key.text < $1.key.text }.compactMap { folder, entry in
      let ruleIDs = homes.ruleIDs[folder] ?? []
      guard isCompared else { return (folder, Self.findings(entry.index, ruleIDs)) }
      guard let old = entry.old else { return nil }
      return (folder, Self.findings(entry.index, ruleIDs).subtracting(Self.findings(old, ruleIDs)))
    }
  }

  /// What some rules find, each of them on any core.
  private static func findings(_ project: ProjectIndex, _ ruleIDs: Set<String>) -> ProjectFindings {
    let ordered = RuleCatalog.rules.map(\.id).filter(ruleIDs.contains)
    let found = Parallel.each(ordered) { ProjectFindings(project, ruleIDs: [$0]) }
    return found.reduce(into: ProjectFindings()) { $0.add($1) }
  }
}

/// The projects of documents with rules that read projects.
struct DocumentProjects {
  /// By the documents' paths as they were given.
  private let choices: [PathKey: ConfiguredDocuments.Choice]
  /// The folder of the project that the documents of a folder belong to, by the paths of both.
  private let folders: [PathKey: AbsolutePath]
  /// The parts of each project that rules and layouts need.
  private var needs: [AbsolutePath: ProjectNeeds]
  /// The rules about projects as a whole that hold for some document, by the folder of its project.
  private(set) var ruleIDs: [AbsolutePath: Set<String>]

  private init(
    _ choices: [PathKey: ConfiguredDocuments.Choice], _ folders: [PathKey: AbsolutePath],
    _ needs: [AbsolutePath: ProjectNeeds], _ ruleIDs: [AbsolutePath: Set<String>]
  ) {
    (self.choices, self.folders, self.needs, self.ruleIDs) = (choices, folders, needs, ruleIDs)
  }

  /// Looks for the folder of each document's project.
  ///
  /// - Parameter paths: What the command line names.
  static func find(of documents: ConfiguredDocuments, paths: [String]) -> DocumentProjects {
    var choice = ProjectFolders.find(paths)
    var folders: [PathKey: AbsolutePath] = [:]
    var needs: [AbsolutePath: ProjectNeeds] = [:]
    var ruleIDs: [AbsolutePath: Set<String>] = [:]
    for (key, document) in documents.choices where key.path != "-" && !document.needs.isEmpty {
      let path = AbsolutePath(key.path)
      guard let folder = choice.folder(ofDocument: path, outermost: document.outermostFolder) else { continue }
      folders[key.folder] = folder
      needs[folder, default: []].formUnion(document.needs)
      ruleIDs[folder, default: []].formUnion(document.linter.projectRuleIDs)
    }
    return DocumentProjects(documents.choices, folders, needs, ruleIDs)
  }

  /// Narrows needs and rules to those of the documents that are linted.
  ///
  /// - Parameter linters: The linter of each document, by the document's path as it was given.
  mutating func narrow(to linters: [PathKey: Linter]) {
    (needs, ruleIDs) = ([:], [:])
    for (document, linter) in linters {
      guard let folder = self[document], let choice = choices[document] else { continue }
      needs[folder, default: []].formUnion(linter.needs.union(choice.needsOfLayout))
      ruleIDs[folder, default: []].formUnion(linter.projectRuleIDs)
    }
  }

  /// The folder of a document's project; nil where none is known, or no rule asks.
  subscript(document: PathKey) -> AbsolutePath? {
    guard document.path != "-", choices[document]?.needs.isEmpty == false else { return nil }
    return folders[document.folder]
  }

  /// The files of each project, by its folder.
  func files() -> [AbsolutePath: ProjectFiles] {
    Dictionary(
      uniqueKeysWithValues: needs.keys.compactMap { folder in ProjectFiles.find(in: folder).map { (folder, $0) } })
  }

  /// A notice for each project that is too large to read.
  ///
  /// - Parameter files: The files of the projects that are read.
  func noticesOfUnreadProjects(_ files: [AbsolutePath: ProjectFiles]) -> [String] {
    needs.keys.filter { files[$0] == nil }.map(\.shownFolder).sorted().map { folder in
      "rules that read the project were off: \(folder) has more than \(ProjectWalk.limit) files; "
        + "lint a smaller folder, or put a configuration into the project's own folder"
    }
  }

  /// What rules need to know about a project.
  func needs(of folder: AbsolutePath) -> ProjectNeeds { needs[folder] ?? [] }
}

extension PathKey {
  /// The folder of a document, as the document's path was given.
  fileprivate var folder: PathKey { PathKey(path.folderAndName.folder) }
}
