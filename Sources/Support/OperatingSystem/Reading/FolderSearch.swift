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
