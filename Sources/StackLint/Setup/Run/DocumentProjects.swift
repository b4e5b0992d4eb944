import Support

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
