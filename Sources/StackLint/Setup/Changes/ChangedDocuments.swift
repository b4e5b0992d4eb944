import Support

/// Which documents differ from a revision, and their content in it.
struct ChangedDocuments: Sendable {
  /// The documents that differ, by their paths as they were given.
  private let changed: Set<PathKey>
  private let old: [PathKey: [UInt8]]
  /// What those were that moved.
  private let origins: [PathKey: MovedDocuments.Origin]

  init(
    changed: Set<PathKey> = [], old: [PathKey: [UInt8]] = [:], origins: [PathKey: MovedDocuments.Origin] = [:]
  ) {
    (self.changed, self.old, self.origins) = (changed, old, origins)
  }

  /// Reads what the documents are now.
  ///
  /// - Parameters:
  ///   - changes: How documents differ, by their paths as they were given.
  ///   - contents: The old contents by their ids.
  ///   - moved: What new documents may have been.
  static func read(
    _ changes: [PathKey: GitComparison.Change], contents: [String: [UInt8]], moved: MovedDocuments = .none
  ) -> ChangedDocuments {
    var changed = Set(changes.keys)
    var old: [PathKey: [UInt8]] = [:]
    for (key, change) in changes {
      guard let content = change.oldContent, let bytes = contents[content.id] else { continue }
      // Git compares times and sizes: a file that somebody touched, or a copy of the working tree, seems to differ.
      if case .success(bytes) = InputFile(path: key.path).read() { changed.remove(key) }
      old[key] = bytes
    }
    let new = changes.compactMap { key, change in if case .new = change { key } else { nil } }
    let origins = moved.origins(of: new, contents: contents)
    return ChangedDocuments(changed: changed, old: old, origins: origins)
  }

  /// How many differ.
  var count: Int { changed.count }

  /// Whether a document differs.
  func contains(_ document: PathKey) -> Bool { changed.contains(document) }

  /// The text that a document had; nil where it is new.
  func oldBytes(_ path: String) -> [UInt8]? { old[PathKey(path)] ?? origin(path)?.bytes }

  /// What a document was; nil for one that did not move.
  func origin(_ path: String) -> MovedDocuments.Origin? { origins[PathKey(path)] }
}
