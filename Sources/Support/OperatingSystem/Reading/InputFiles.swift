/// The documents, or other files, that paths on the command line stand for.
package struct InputFiles: Sendable {
  package private(set) var files: [InputFile]
  package private(set) var failures: [String]
  /// Whether all folders were searched to their end.
  package private(set) var isComplete = true
  /// Files in searched folders that have the name of a wanted one, such as `.xml`, and not its content.
  package private(set) var unrecognized: [String] = []
  /// How many documents were left out because git ignores them.
  private var ignoredCount = 0
  /// The folders that were searched, each with the positions of its files.
  private(set) var folders: [(path: String, positions: Range<Int>)] = []
  private var omitted: OmittedPlaces

  /// Files that were found before.
  package init(files: [InputFile], failures: [String]) {
    self.init(files: files, failures: failures, omitted: OmittedPlaces(.documents))
  }

  private init(files: [InputFile], failures: [String], omitted: OmittedPlaces) {
    (self.files, self.failures, self.omitted) = (files, failures, omitted)
  }

  /// Takes files as they are, and searches folders in the order of names, whatever git ignores.
  static func search(_ paths: [String], _ wanted: WantedFiles, isConfined: Bool, limit: Int) -> InputFiles {
    var search = FolderSearch(wanted, limit: limit)
    var folders: [(path: String, positions: Range<Int>)] = []
    for path in paths.map(\.withoutLeadingDot) {
      if path != "-", isFolder(path) {
        let start = search.files.count
        search.search(path, isConfined ? ProjectBoundary.find(around: path) : nil)
        folders.append((path, start..<search.files.count))
      } else {
        search.files.append(InputFile(path: path))
      }
    }
    var found = InputFiles(files: search.files, failures: search.failures, omitted: search.omitted)
    (found.unrecognized, found.isComplete) = (search.unrecognized, search.isComplete)
    found.folders = folders
    return found
  }

  /// Standard input, under the path of a file.
  package init(standardInputOf path: String) {
    self.init(files: [InputFile(standardInputOf: path)], failures: [])
  }

  /// Adds other files.
  package mutating func append(_ other: InputFiles) {
    files += other.files
    ignoredCount += other.ignoredCount
    failures += other.failures
    unrecognized += other.unrecognized
    omitted.formUnion(other.omitted)
  }

  /// Leaves files out.
  package mutating func keep(_ isWanted: (InputFile) -> Bool) { files = files.filter(isWanted) }

  /// Leaves files out that git ignores.
  mutating func leaveOut(ignored positions: Set<Int>) {
    keepPositions { !positions.contains($0) }
    ignoredCount += positions.count
    folders = []
  }

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
    let reason =
      ignoredCount == 0
      ? "looked for \(wanted.words)"
      : "git ignores \(ignoredCount == 1 ? "the only one" : "all \(ignoredCount)"); add --no-ignore to include "
        + (ignoredCount == 1 ? "it" : "them")
    found.failures = ["\(paths.joined(separator: ", ")): error: no documents found; \(reason)"]
    // That is said now.
    found.ignoredCount = 0
    return found
  }

  /// Looks for the documents that the search left out: those that are hidden, or that only a link to a folder leads to.
  package func skippedDocuments() -> [SkippedDocument] { omitted.documents }

  /// What is said about the documents that git ignores; nil if there are none.
  package var ignoredLine: String? { ignoredCount > 0 ? SkippedDocument.line(aboutIgnored: ignoredCount) : nil }

  /// Looks for the files that the search left out and that have the name of a wanted one, such as `.xml`, and not its content.
  package func skippedUnrecognized() -> [String] { omitted.unrecognized }

  package static func isFolder(_ path: String, followingLinks: Bool = true) -> Bool {
    var status = stat()
    let result = path.withSystemPath { followingLinks ? stat($0, &status) : lstat($0, &status) }
    return result == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}

/// A search of folders for documents or other files.
struct FolderSearch: Sendable {
  var files: [InputFile] = []
  /// Files that have the name of a wanted one, and not its content.
  private(set) var unrecognized: [String] = []
  private(set) var failures: [String] = []
  /// What the search leaves out.
  private(set) var omitted: OmittedPlaces
  /// Whether the limit was not reached.
  private(set) var isComplete = true
  private let wanted: WantedFiles
  /// How many files and folders may still be looked at.
  private var left: Int

  /// - Parameter limit: How many files and folders are looked at.
  init(_ wanted: WantedFiles, limit: Int) {
    (self.wanted, left) = (wanted, limit)
    omitted = OmittedPlaces(wanted)
  }

  /// - Parameter boundary: What links may not leave; nil if they may lead anywhere.
  mutating func search(_ folder: String, _ boundary: ProjectBoundary?) {
    if let root = AbsolutePath.resolve(folder) { omitted.roots.insert(root) }
    searchInside(folder, boundary)
  }

  private mutating func searchInside(_ folder: String, _ boundary: ProjectBoundary?) {
    guard let entries = FolderEntry.all(in: folder) else {
      failures.append(InputFile.Failure(reading: folder, String(cString: strerror(errno))).message)
      return
    }
    for entry in entries {
      left -= 1
      guard left >= 0 else {
        isComplete = false
        return
      }
      let path = entry.path(in: folder)
      if entry.isHidden || entry.isExportedLocalization {
        omitted.add(path, entry, boundary)
      } else if entry.isFolder(at: path) {
        // Whatever its name says.
        searchInside(path, boundary)
      } else if wanted.hasName(entry.name) {
        add(path, entry, boundary)
      } else if wanted.mayHaveContent(entry.name), isReadable(path, entry.kind, boundary) {
        if wanted.hasContent(path) { files.append(InputFile(path: path)) } else { unrecognized.append(path) }
      } else if entry.kind == .link {
        omitted.add(path, entry, boundary)
      }
    }
  }

  /// Whether the content of a file is looked at. What a link out of the project leads to is not read.
  private func isReadable(_ path: String, _ kind: FolderEntry.Kind, _ boundary: ProjectBoundary?) -> Bool {
    guard kind != .special, !InputFiles.isFolder(path) else { return false }
    return kind == .file || boundary?.refusal(ofLink: path, advice: "") == nil
  }

  private mutating func add(_ path: String, _ entry: FolderEntry, _ boundary: ProjectBoundary?) {
    if entry.kind == .special {
      failures.append(InputFile.Failure(reading: path, "not a regular file").message)
    } else if entry.kind != .file, let reason = boundary?.refusal(ofLink: path, advice: "name the file to read it") {
      failures.append(InputFile.Failure(reading: path, reason).message)
    } else if entry.isLinkToFolder(at: path) {
      omitted.add(path, entry, boundary)
    } else {
      files.append(InputFile(path: path))
    }
  }
}

extension FolderEntry {
  /// Its path, without `./` before it.
  func path(in folder: String) -> String {
    (folder.utf8.last == UInt8(ascii: "/") ? folder + name : "\(folder)/\(name)").withoutLeadingDot
  }

  /// Whether it holds copies of documents that Xcode made for translators.
  fileprivate var isExportedLocalization: Bool { name.hasFileExtension("xcloc") }

  /// Whether it is a folder, and no link to one.
  func isFolder(at path: String) -> Bool {
    kind == .folder || kind == .unknown && InputFiles.isFolder(path, followingLinks: false)
  }

  /// Whether it is a link to a folder.
  func isLinkToFolder(at path: String) -> Bool { kind != .file && InputFiles.isFolder(path) }
}

/// Files and folders as a command line names them, and what is searched for in the folders.
package struct SearchedPaths: Sendable, ExpressibleByArrayLiteral {
  package let names: [String]
  /// Whether documents in folders count that git ignores. Those that are named always do.
  package let includesIgnored: Bool

  package init(_ names: [String], includesIgnored: Bool = false) {
    (self.names, self.includesIgnored) = (names, includesIgnored)
  }

  package init(arrayLiteral names: String...) { self.init(names) }

  /// Another path that is searched in the same way.
  package func only(_ name: String) -> SearchedPaths { SearchedPaths([name], includesIgnored: includesIgnored) }
}

/// A file or folder in a folder.
package struct FolderEntry: Sendable {
  package enum Kind: Sendable {
    case file, folder, link, unknown
    /// A pipe, socket or device.
    case special
  }

  package let name: String
  /// Unknown if the file system does not provide it.
  package let kind: Kind

  /// Whether its name starts with a dot.
  package var isHidden: Bool { name.utf8.first == UInt8(ascii: ".") }

  /// The entries of a folder, in the order of their names; nil if it cannot be read, with the reason in `errno`.
  package static func all(in folder: String) -> [FolderEntry]? {
    guard let handle = folder.withSystemPath({ opendir($0) }) else { return nil }
    defer { closedir(handle) }
    var entries: [FolderEntry] = []
    while let entry = readdir(handle) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(systemPath: $0) }
      }
      if name != ".", name != ".." { entries.append(FolderEntry(name: name, kind: Kind(Int(entry.pointee.d_type)))) }
    }
    return entries.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }
}

extension FolderEntry.Kind {
  fileprivate init(_ type: Int) {
    switch type {
    case Int(DT_REG): self = .file
    case Int(DT_DIR): self = .folder
    case Int(DT_LNK): self = .link
    case Int(DT_UNKNOWN): self = .unknown
    default: self = .special
    }
  }
}
