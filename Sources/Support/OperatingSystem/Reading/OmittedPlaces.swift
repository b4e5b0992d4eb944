/// What searches of folders leave out: hidden files and folders, exported localizations, and links to folders.
struct OmittedPlaces: Sendable {
  fileprivate struct Place {
    let path: String
    let entry: FolderEntry
    /// What links may not leave; nil if they may lead anywhere.
    let boundary: ProjectBoundary?
    /// What is searched for there.
    let wanted: WantedFiles
  }

  private let wanted: WantedFiles

  init(_ wanted: WantedFiles) { self.wanted = wanted }

  /// The folders that are searched.
  var roots: Set<AbsolutePath> = []
  private var places: [Place] = []

  mutating func add(_ path: String, _ entry: FolderEntry, _ boundary: ProjectBoundary?) {
    places.append(Place(path: path, entry: entry, boundary: boundary, wanted: wanted))
  }

  /// Adds the places of another search.
  mutating func formUnion(_ other: OmittedPlaces) {
    roots.formUnion(other.roots)
    places += other.places
  }

  /// The documents in these places, in the order of their paths, unless a link leads to a folder that is searched anyway.
  /// Folders that cannot be read have none.
  var documents: [SkippedDocument] {
    walk.found.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// The files in these places that have the name of a wanted one, and not its content.
  var unrecognized: [String] { walk.unrecognized }

  private var walk: Walk {
    var walk = Walk(roots: roots)
    for place in places { walk.visit(place, from: place.path) }
    walk.followLinks()
    return walk
  }

  /// A walk through such places.
  private struct Walk {
    private(set) var found: [SkippedDocument] = []
    private(set) var unrecognized: [String] = []
    private var roots: Set<AbsolutePath>
    private var links: [Place] = []

    init(roots: Set<AbsolutePath>) { self.roots = roots }

    /// - Parameter start: The omitted place that it is in.
    mutating func visit(_ place: Place, from start: String) {
      // The repository itself holds nothing that its commits contain.
      guard place.entry.name != ".git" else { return }
      if place.entry.isFolder(at: place.path) {
        search(place.path, place, from: start)
      } else if place.hasDocument {
        found.append(SkippedDocument(path: place.path, place: start))
      } else if place.mayBeDocument {
        unrecognized.append(place.path)
      } else if place.entry.kind == .link {
        links.append(place)
      }
    }

    private mutating func search(_ folder: String, _ place: Place, from start: String) {
      for entry in FolderEntry.all(in: folder) ?? [] {
        let path = entry.path(in: folder)
        visit(Place(path: path, entry: entry, boundary: place.boundary, wanted: place.wanted), from: start)
      }
    }

    /// Looks behind links, each folder once.
    mutating func followLinks() {
      var next = 0
      while next < links.count {
        let link = links[next]
        next += 1
        guard InputFiles.isFolder(link.path), let target = AbsolutePath.resolve(link.path),
          !target.isWithinAny(of: roots), link.boundary?.refusal(of: link.path, advice: "") == nil
        else { continue }
        roots.insert(target)
        search(link.path, link, from: link.path)
      }
    }
  }
}

extension AbsolutePath {
  /// Whether it is one of some folders, or somewhere below one of them.
  fileprivate func isWithinAny(of folders: Set<AbsolutePath>) -> Bool {
    sequence(first: self) { $0.isRoot ? nil : $0.folder }.contains(where: folders.contains)
  }
}

extension OmittedPlaces.Place {
  /// Whether it is a file that is searched for. What a link out of the project leads to is not read.
  fileprivate var hasDocument: Bool {
    if wanted.hasName(entry.name) { return !entry.isLinkToFolder(at: path) }
    return mayBeDocument && wanted.hasContent(path)
  }

  /// Whether its content decides that.
  fileprivate var mayBeDocument: Bool {
    guard wanted.mayHaveContent(entry.name), entry.kind != .special else { return false }
    return !entry.isLinkToFolder(at: path) && boundary?.refusal(ofLink: path, advice: "") == nil
  }
}

/// A document that a search of folders found and left out.
package struct SkippedDocument: Sendable {
  package let path: String
  /// The hidden folder, or the link to a folder, that it is in; its own path if the document itself is hidden.
  let place: String

  init(path: String, place: String) { (self.path, self.place) = (path, place) }

  /// What is said about documents of many places: a line for each of the first places.
  ///
  /// - Returns: Lines such as `2 documents skipped: in .ui; name it to include them`.
  package static func lines(about documents: [SkippedDocument]) -> [String] {
    let counts = documents.reduce(into: [:] as [PathKey: Int]) { $0[PathKey($1.place), default: 0] += 1 }
    let places = counts.sorted { $0.key.path.utf8.lexicographicallyPrecedes($1.key.path.utf8) }
    let lines = places.prefix(lineLimit).map { place, count in
      let isDocument = documents.contains { $0.place == place.path && $0.path == place.path }
      return "\(count.counted("document")) skipped: \(isDocument ? "" : "in ")\(place.path); name it to include "
        + "\(count == 1 ? "the document" : "them"), or exclude it in the configuration"
    }
    let rest = places.dropFirst(lineLimit)
    guard !rest.isEmpty else { return lines }
    let sum = rest.reduce(0) { $0 + $1.value }
    return lines + ["\(sum.counted("document")) skipped in \(rest.count.counted("other place"))"]
  }

  /// What is said about documents that git ignores.
  static func line(aboutIgnored number: Int) -> String {
    "\(number.counted("document")) skipped: git ignores \(number == 1 ? "it" : "them"); add --no-ignore to include "
      + (number == 1 ? "it" : "them")
  }

  private static let lineLimit = 5
}
