import FileAccess
import StackLint

/// The projects that documents belong to. Each is searched once.
struct Projects: Sendable {
  private let folders: [PathKey: AbsolutePath]
  private let indices: [AbsolutePath: ProjectIndex]
  /// The rules about projects as a whole that hold for some document, by the folder of its project.
  private let ruleIDs: [AbsolutePath: Set<String>]

  /// Looks the projects of documents through, as far as the rules for them need it.
  ///
  /// - Parameter paths: What the command line names.
  init(of documents: ConfiguredDocuments, paths: [String]) {
    var choice = ProjectFolders(paths: paths)
    var folders: [PathKey: AbsolutePath] = [:]
    var needs: [AbsolutePath: ProjectNeeds] = [:]
    var ruleIDs: [AbsolutePath: Set<String>] = [:]
    for (key, document) in documents.choices where key.path != "-" && !document.linter.needs.isEmpty {
      guard let folder = choice.folder(ofDocument: document.path, outermost: document.outermostFolder) else { continue }
      folders[key] = folder
      needs[folder, default: []].formUnion(document.linter.needs)
      ruleIDs[folder, default: []].formUnion(document.linter.projectRuleIDs)
    }
    self.folders = folders
    self.ruleIDs = ruleIDs
    let indices = needs.compactMap { folder, needs in ProjectIndex(folder, needs: needs).map { (folder, $0) } }
    self.indices = Dictionary(indices) { first, _ in first }
  }

  /// The path of a document in its project; nil where none is known.
  func path(ofDocument path: String) -> String? {
    folders[PathKey(path)].flatMap { AbsolutePath(path).path(below: $0) }
  }

  /// The project of a document; nil where none is known, or no rule asks.
  subscript(path: String) -> ProjectIndex? { folders[PathKey(path)].flatMap { indices[$0] } }

  /// What rules find in each project as a whole, by the project's folder.
  var findings: [(folder: AbsolutePath, findings: ProjectFindings)] {
    indices.sorted { $0.key.text < $1.key.text }.map { folder, index in
      (folder, ProjectFindings(index, ruleIDs: ruleIDs[folder] ?? []))
    }
  }
}
