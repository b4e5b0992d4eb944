import StackLint

/// For each document the linter that its configurations make.
struct LintSetup {
  /// By the document's path as it was given.
  private(set) var linters: [String: Linter] = [:]
  /// The file of known findings that the configuration of the first document names.
  private(set) var baseline: String?
  /// By the document's path as it was given, the folder of the outermost configuration that holds for it.
  private(set) var outermostFolders: [String: String] = [:]
  private var absolutePaths: [String: String] = [:]
  /// By the folder of the nearest configuration: linters that are the same for all documents in its reach.
  private var sharedLinters: [String: Linter] = [:]

  /// - Parameter configuration: The configuration to use for all; nil to look for them beside the documents.
  init(_ files: [InputFile], configuration: String?) throws(InvalidConfiguration) {
    var configurations = try Configurations(path: configuration)
    for file in files {
      let path = AbsolutePath(file.path)
      let found = try configurations.files(forDocument: path)
      let configuration = LintConfiguration(found.map(\.layer))
      guard !configuration.excludes(path.text) else { continue }
      linters[file.path] = linter(configuration, path: path.text)
      absolutePaths[file.path] = path.text
      outermostFolders[file.path] = found.first?.layer.folder
      if baseline == nil { baseline = found.compactMap(\.baselinePath).last }
    }
  }

  private mutating func linter(_ configuration: LintConfiguration, path: String) -> Linter {
    guard !configuration.dependsOnPath else { return Linter(configuration, path: path) }
    let folder = configuration.layers.last?.folder ?? ""
    if let shared = sharedLinters[folder] { return shared }
    let linter = Linter(configuration, path: path)
    sharedLinters[folder] = linter
    return linter
  }

  /// The absolute paths of the documents.
  var documents: [String] { absolutePaths.values.sorted() }

  /// Leaves documents out, by their absolute paths.
  mutating func keep(_ isKept: (String) -> Bool) {
    linters = linters.filter { path, _ in absolutePaths[path].map(isKept) ?? false }
  }
}
