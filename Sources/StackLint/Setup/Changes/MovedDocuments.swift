import Support

/// Documents of the revision that are no more where they were. A new document may be one of them: then its findings are as
/// old as they are.
struct MovedDocuments: Sendable {
  /// What a new document was.
  struct Origin {
    let place: AbsolutePath
    /// The rules where it was: a finding of others is a new one, though the text is old.
    let linter: Linter
    let bytes: [UInt8]
  }

  /// A document that is no more where it was.
  private struct Deleted {
    let place: AbsolutePath
    let linter: Linter
    let content: GitComparison.OldContent
  }

  private let deleted: [Deleted]

  private init(_ deleted: [Deleted]) { self.deleted = deleted }

  static let none = MovedDocuments([])

  /// Asks git.
  ///
  /// - Parameter linter: The rules for the document of a path; nil for one that the configuration excludes. Nobody knew the
  ///   findings of these, nor of hidden ones.
  static func find(
    in comparison: inout GitComparison, linter: (AbsolutePath) throws -> Linter?
  ) throws -> MovedDocuments {
    let top = comparison.top
    var deleted: [Deleted] = []
    for (place, change) in try comparison.changes(below: top, in: [top]).files {
      guard case .deleted(let content) = change, place.text.isDocumentName, let path = place.path(below: top),
        !path.split(separator: "/").contains(where: { $0.utf8.first == UInt8(ascii: ".") }), let linter = try linter(place)
      else { continue }
      deleted.append(Deleted(place: place, linter: linter, content: content))
    }
    return MovedDocuments(deleted)
  }

  var contents: [GitComparison.OldContent] { deleted.map(\.content) }

  /// What new documents were: the only one that was deleted with their name, or else with their text.
  func origins(of new: [PathKey], contents: [String: [UInt8]]) -> [PathKey: Origin] {
    guard !deleted.isEmpty else { return [:] }
    var origins: [PathKey: Origin] = [:]
    let names = Dictionary(grouping: deleted, by: \.place.text.folderAndName.name)
    for (name, keys) in Dictionary(grouping: new, by: \.path.folderAndName.name) where keys.count == 1 {
      guard let old = names[name], old.count == 1, let bytes = contents[old[0].content.id] else { continue }
      origins[keys[0]] = Origin(place: old[0].place, linter: old[0].linter, bytes: bytes)
    }
    let texts = Dictionary(grouping: deleted) { contents[$0.content.id] }
    for key in new where origins[key] == nil {
      guard case .success(let bytes) = InputFile(path: key.path).read(), let old = texts[bytes], old.count == 1 else {
        continue
      }
      origins[key] = Origin(place: old[0].place, linter: old[0].linter, bytes: bytes)
    }
    return origins
  }
}
