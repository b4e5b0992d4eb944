import Escaping
import LibC

/// The documents, or other files, that paths on the command line stand for.
package struct InputFiles: Sendable {
  package private(set) var files: [InputFile] = []
  package private(set) var failures: [String] = []
  /// The documents that a search found and left out.
  package private(set) var skipped: [SkippedDocument] = []

  /// What a folder is searched for.
  package enum Wanted: Sendable {
    case documents
    /// Files with one of these extensions, which are lowercase.
    case files([StaticString])

    func contains(_ name: String) -> Bool {
      switch self {
      case .documents: name.isDocumentName
      case .files(let extensions): extensions.contains { name.hasFileExtension($0) }
      }
    }
  }

  /// Takes files as they are, and searches folders in the order of names.
  ///
  /// Hidden folders, and links to folders, are not searched: the documents in them are ``skipped``, unless a link leads to a
  /// folder that is searched anyway.
  ///
  /// - Parameter isConfined: Whether links that lead out of a folder's repository, or of the folder itself if it is in
  ///   none, are reported instead of followed.
  package init(paths: [String], wanted: Wanted = .documents, isConfined: Bool = true) {
    var search = FolderSearch(wanted)
    for path in paths.map(\.withoutLeadingDot) {
      if path != "-", Self.isFolder(path) {
        search.search(path, isConfined ? ProjectBoundary(around: path) : nil)
      } else {
        search.files.append(InputFile(path: path))
      }
    }
    search.followLinks()
    (files, failures, skipped) = (search.files, search.failures, search.skipped)
  }

  /// Standard input, under the path of a file.
  package init(standardInputOf path: String) {
    files = [InputFile(standardInputOf: path)]
  }

  /// Files that were found in another way.
  package init(files: [InputFile], failures: [String]) {
    (self.files, self.failures) = (files, failures)
  }

  /// Adds other files.
  package mutating func append(_ other: InputFiles) {
    files += other.files
    failures += other.failures
    skipped += other.skipped
  }

  /// Replaces files by others.
  package mutating func replaceFiles(_ replacement: (InputFile) -> InputFile) { files = files.map(replacement) }

  /// Leaves files out.
  package mutating func keep(_ isWanted: (InputFile) -> Bool) { files = files.filter(isWanted) }

  /// Leaves files out by their position.
  package mutating func keepPositions(where isWanted: (Int) -> Bool) {
    files = files.enumerated().filter { isWanted($0.offset) }.map(\.element)
  }

  /// Keeps only some of the skipped documents.
  package mutating func keepSkipped<Failure>(
    _ isWanted: (SkippedDocument) throws(Failure) -> Bool
  ) throws(Failure) {
    var kept: [SkippedDocument] = []
    for document in skipped where try isWanted(document) { kept.append(document) }
    skipped = kept
  }

  package static func isFolder(_ path: String, followingLinks: Bool = true) -> Bool {
    var status = stat()
    let result = path.withSystemPath { followingLinks ? stat($0, &status) : lstat($0, &status) }
    return result == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
