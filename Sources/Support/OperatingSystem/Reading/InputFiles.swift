/// The documents, or other files, that paths on the command line stand for.
package struct InputFiles: Sendable {
  package private(set) var files: [InputFile]
  package private(set) var failures: [String]
  /// Whether all folders were searched to their end.
  package private(set) var isComplete = true
  /// Files in searched folders that have the name of a wanted one, such as `.xml`, and not its content.
  package private(set) var unrecognized: [String] = []
  private var omitted: OmittedPlaces

  /// Files that were found before.
  package init(files: [InputFile], failures: [String]) {
    self.init(files: files, failures: failures, omitted: OmittedPlaces(.documents))
  }

  private init(files: [InputFile], failures: [String], omitted: OmittedPlaces) {
    (self.files, self.failures, self.omitted) = (files, failures, omitted)
  }

  /// Takes files as they are, and searches folders in the order of names.
  ///
  /// Hidden folders, exported localizations, and links to folders, are not searched: see ``skippedDocuments()``.
  ///
  /// - Parameters:
  ///   - isConfined: Whether links that lead out of a folder's repository, or of the folder itself if it is in none, are
  ///     reported instead of followed.
  ///   - limit: How many files and folders the search looks at.
  package static func find(
    _ paths: [String], wanted: WantedFiles = .documents, isConfined: Bool = true, limit: Int = .max
  ) -> InputFiles {
    var search = FolderSearch(wanted, limit: limit)
    for path in paths.map(\.withoutLeadingDot) {
      if path != "-", isFolder(path) {
        search.search(path, isConfined ? ProjectBoundary.find(around: path) : nil)
      } else {
        search.files.append(InputFile(path: path))
      }
    }
    var found = InputFiles(files: search.files, failures: search.failures, omitted: search.omitted)
    (found.unrecognized, found.isComplete) = (search.unrecognized, search.isComplete)
    return found
  }

  /// Standard input, under the path of a file.
  package init(standardInputOf path: String) {
    self.init(files: [InputFile(standardInputOf: path)], failures: [])
  }

  /// Adds other files.
  package mutating func append(_ other: InputFiles) {
    files += other.files
    failures += other.failures
    unrecognized += other.unrecognized
    omitted.formUnion(other.omitted)
  }

  /// Replaces files by others.
  package mutating func replaceFiles(_ replacement: (InputFile) -> InputFile) { files = files.map(replacement) }

  /// Leaves files out.
  package mutating func keep(_ isWanted: (InputFile) -> Bool) { files = files.filter(isWanted) }

  /// Leaves files out by their position.
  package mutating func keepPositions(where isWanted: (Int) -> Bool) {
    files = files.enumerated().filter { isWanted($0.offset) }.map(\.element)
  }

  /// The same with a failure if there are none.
  ///
  /// - Parameters:
  ///   - paths: Where they were searched for.
  ///   - wanted: What was searched for.
  package func required(in paths: [String], _ wanted: WantedFiles = .documents) -> InputFiles {
    guard files.isEmpty, failures.isEmpty, !paths.isEmpty else { return self }
    var found = self
    found.failures = ["\(paths.joined(separator: ", ")): error: no documents found; looked for \(wanted.words)"]
    return found
  }

  /// Looks for the documents that the search left out: those that are hidden, or that only a link to a folder leads to.
  package func skippedDocuments() -> [SkippedDocument] { omitted.documents }

  /// Looks for the files that the search left out and that have the name of a wanted one, such as `.xml`, and not its content.
  package func skippedUnrecognized() -> [String] { omitted.unrecognized }

  package static func isFolder(_ path: String, followingLinks: Bool = true) -> Bool {
    var status = stat()
    let result = path.withSystemPath { followingLinks ? stat($0, &status) : lstat($0, &status) }
    return result == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
