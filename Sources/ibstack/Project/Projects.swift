import StackLint

/// The projects that documents belong to, each looked through once.
struct Projects: Sendable {
  private let folders: [String: AbsolutePath]
  private let indices: [AbsolutePath: ProjectIndex]

  /// Looks the projects of documents through, as far as the rules for them need it.
  ///
  /// - Parameter paths: What the command line names.
  init(of setup: LintSetup, paths: [String]) {
    var choice = ProjectFolders(paths: paths)
    var folders: [String: AbsolutePath] = [:]
    var needs: [AbsolutePath: ProjectNeeds] = [:]
    for (path, document) in setup.choices where path != "-" && !document.linter.needs.isEmpty {
      guard let folder = choice.folder(ofDocument: document.path, outermost: document.outermostFolder) else { continue }
      folders[path] = folder
      needs[folder, default: []].formUnion(document.linter.needs)
    }
    self.folders = folders
    let indices = needs.compactMap { folder, needs in ProjectIndex(folder, needs: needs).map { (folder, $0) } }
    self.indices = Dictionary(indices) { first, _ in first }
  }

  /// The project of a document; nil where none is known, or no rule asks.
  subscript(path: String) -> ProjectIndex? { folders[path].flatMap { indices[$0] } }
}
