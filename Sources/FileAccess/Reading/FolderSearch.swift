import Escaping
import LibC

/// A search of folders for documents or other files.
struct FolderSearch {
  var files: [InputFile] = []
  private(set) var failures: [String] = []
  private(set) var skipped: [SkippedDocument] = []
  private let wanted: InputFiles.Wanted

  /// A link to a folder, and what the folder that holds it may reach.
  private struct FolderLink {
    let path: String
    let boundary: ProjectBoundary?
  }

  /// The folders that were searched.
  private var roots: [AbsolutePath] = []
  private var folderLinks: [FolderLink] = []

  /// Where the files go that are found.
  private enum Purpose {
    case found
    /// Skipped, because of the place.
    case skipped(String)

    /// What happens to files in a hidden place.
    func hiding(at path: String) -> Purpose {
      if case .skipped = self { return self }
      return .skipped(path)
    }
  }

  init(_ wanted: InputFiles.Wanted) { self.wanted = wanted }

  /// - Parameter boundary: What links may not leave; nil if they may lead anywhere.
  mutating func search(_ folder: String, _ boundary: ProjectBoundary?) {
    if let root = AbsolutePath(resolving: folder) { roots.append(root) }
    search(folder, boundary, .found)
  }

  private mutating func search(_ folder: String, _ boundary: ProjectBoundary?, _ purpose: Purpose) {
    guard let entries = FolderEntry.all(in: folder) else {
      failures.append(InputFile.Failure(reading: folder, String(cString: strerror(errno))).message)
      return
    }
    // The repository itself holds nothing that its commits contain.
    for entry in entries where entry.name != ".git" {
      let path = (folder.utf8.last == UInt8(ascii: "/") ? folder + entry.name : "\(folder)/\(entry.name)")
        .withoutLeadingDot
      let purpose = entry.isHidden ? purpose.hiding(at: path) : purpose
      if wanted.contains(entry.name) {
        add(path, entry.kind, boundary, purpose)
      } else if entry.kind == .folder || entry.kind == .unknown && InputFiles.isFolder(path, followingLinks: false) {
        search(path, boundary, purpose)
      } else if entry.kind == .link, InputFiles.isFolder(path) {
        folderLinks.append(FolderLink(path: path, boundary: boundary))
      }
    }
  }

  private mutating func add(
    _ path: String, _ kind: FolderEntry.Kind, _ boundary: ProjectBoundary?, _ purpose: Purpose
  ) {
    if case .skipped(let place) = purpose {
      if case .documents = wanted { skipped.append(SkippedDocument(path: path, place: place)) }
    } else if kind == .special {
      failures.append(InputFile.Failure(reading: path, "not a regular file").message)
    } else if kind != .file, let reason = boundary?.refusal(ofLink: path, advice: "name the file to read it") {
      failures.append(InputFile.Failure(reading: path, reason).message)
    } else {
      files.append(InputFile(path: path))
    }
  }

  /// Looks behind links to folders, once for each folder: documents of other places than those searched are skipped.
  mutating func followLinks() {
    guard case .documents = wanted else { return }
    var known = Set(roots)
    var next = 0
    while next < folderLinks.count {
      let link = folderLinks[next]
      next += 1
      guard let target = AbsolutePath(resolving: link.path), known.insert(target).inserted, !isSearched(target),
        link.boundary?.refusal(of: link.path, advice: "") == nil
      else { continue }
      search(link.path, link.boundary, .skipped(link.path))
    }
    skipped.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// Whether a folder was searched, or what it holds was skipped and counted, as part of another one.
  private func isSearched(_ folder: AbsolutePath) -> Bool { roots.contains { folder.isWithin($0) } }
}
