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

  /// - Parameter configuration: The configuration to use for all; nil to look for them beside the documents.
  init(_ files: [InputFile], configuration: String?) throws(InvalidConfiguration) {
    var configurations = try Configurations(path: configuration)
    for file in files {
      let path = AbsolutePath(file.path)
      let found = try configurations.files(forDocument: path)
      let configuration = LintConfiguration(found.map(\.layer))
      guard !configuration.excludes(path.text) else { continue }
      linters[file.path] = Linter(configuration, path: path.text)
      absolutePaths[file.path] = path.text
      outermostFolders[file.path] = found.first?.layer.folder
      if baseline == nil { baseline = found.compactMap(\.baselinePath).last }
    }
  }

  /// The absolute paths of the documents.
  var documents: [String] { absolutePaths.values.sorted() }

  /// Leaves documents out, by their absolute paths.
  mutating func keep(_ isKept: (String) -> Bool) {
    linters = linters.filter { path, _ in absolutePaths[path].map(isKept) ?? false }
  }
}
