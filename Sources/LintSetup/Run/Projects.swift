import FileAccess
import StackLint

/// The projects that documents belong to. Each is searched once.
struct Projects: Sendable {
  private let folders: [PathKey: AbsolutePath]
  private let indices: [AbsolutePath: ProjectIndex]

  /// Looks the projects of documents through, as far as the rules for them need it.
  ///
  /// - Parameter paths: What the command line names.
  init(of documents: ConfiguredDocuments, paths: [String]) {
    var choice = ProjectFolders(paths: paths)
    var folders: [PathKey: AbsolutePath] = [:]
    var needs: [AbsolutePath: ProjectNeeds] = [:]
    for (key, document) in documents.choices where key.path != "-" && !document.linter.needs.isEmpty {
      guard let folder = choice.folder(ofDocument: document.path, outermost: document.outermostFolder) else { continue }
      folders[key] = folder
      needs[folder, default: []].formUnion(document.linter.needs)
    }
    self.folders = folders
    let indices = needs.compactMap { folder, needs in ProjectIndex(folder, needs: needs).map { (folder, $0) } }
    self.indices = Dictionary(indices) { first, _ in first }
  }

  /// The path of a document in its project; nil where none is known.
  func path(ofDocument path: String) -> String? {
    folders[PathKey(path)].flatMap { AbsolutePath(path).path(below: $0) }
  }

  /// The project of a document; nil where none is known, or no rule asks.
  subscript(path: String) -> ProjectIndex? { folders[PathKey(path)].flatMap { indices[$0] } }
}
