import Escaping
import LibC

/// The documents, or other files, that paths on the command line stand for.
package struct InputFiles {
  package private(set) var files: [InputFile] = []
  package private(set) var failures: [String] = []
  private let suffixes: [String]
  private var searchesDocuments: Bool { suffixes == Self.documents }

  /// How the names of documents end.
  package static let documents = [".storyboard", ".xib"]

  /// Takes files as they are, and searches folders for documents in the order of their names.
  ///
  /// - Parameter isConfined: Whether links that lead out of a folder's repository, or of the folder itself if it is in
  ///   none, are reported instead of followed.
  package init(paths: [String], suffixes: [String] = Self.documents, isConfined: Bool = true) {
    self.suffixes = suffixes
    for path in paths.map(\.withoutLeadingDot) {
      if path != "-", Self.isFolder(path) {
        search(path, isConfined ? ProjectBoundary(around: path) : nil)
      } else {
        files.append(InputFile(path: path))
      }
    }
  }

  /// Standard input, under the path of a file.
  package init(standardInputOf path: String) {
    files = [InputFile(standardInputOf: path)]
    suffixes = []
  }

  /// Files that were found in another way.
  package init(files: [InputFile], failures: [String]) {
    (self.files, self.failures) = (files, failures)
    suffixes = []
  }

  /// Adds other files.
  package mutating func append(_ other: InputFiles) {
    files += other.files
    failures += other.failures
  }

  /// Leaves files out.
  package mutating func keep(_ isWanted: (InputFile) -> Bool) { files = files.filter(isWanted) }

  /// Leaves files out by their position.
  package mutating func keepPositions(where isWanted: (Int) -> Bool) {
    files = files.enumerated().filter { isWanted($0.offset) }.map(\.element)
  }

  private mutating func search(_ folder: String, _ boundary: ProjectBoundary?) {
    guard let entries = FolderEntry.all(in: folder) else {
      failures.append(InputFile.Failure(reading: folder, String(cString: strerror(errno))).message)
      return
    }
    for entry in entries where !entry.isHidden {
      let path = (folder.hasSuffix("/") ? folder + entry.name : "\(folder)/\(entry.name)").withoutLeadingDot
      let name = entry.name.lowercased()
      if suffixes.contains(where: name.hasSuffix) {
        add(path, entry.kind, boundary)
      } else if name.hasSuffix(".xcassets"), searchesDocuments {
        // Asset catalogs have many folders and hold no documents.
        continue
      } else if entry.kind == .folder || entry.kind == .unknown && Self.isFolder(path, followingLinks: false) {
        search(path, boundary)
      }
    }
  }

  private mutating func add(_ path: String, _ kind: FolderEntry.Kind, _ boundary: ProjectBoundary?) {
    if kind == .special {
      failures.append(InputFile.Failure(reading: path, "not a regular file").message)
    } else if kind != .file, let reason = boundary?.refusal(ofLink: path, advice: "name the file to read it") {
      failures.append(InputFile.Failure(reading: path, reason).message)
    } else {
      files.append(InputFile(path: path))
    }
  }

  package static func isFolder(_ path: String, followingLinks: Bool = true) -> Bool {
    var status = stat()
    let result = path.withSystemPath { followingLinks ? stat($0, &status) : lstat($0, &status) }
    return result == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
