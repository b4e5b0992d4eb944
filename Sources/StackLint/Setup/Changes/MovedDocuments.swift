import Support

/// Documents of the revision that are no more where they were. A new document may be one of them: then its findings are as
/// old as they are.
struct MovedDocuments: Sendable {
  /// What a new document was.
  struct Origin {
    let place: AbsolutePath
    let bytes: [UInt8]
  }

  private let deleted: [(place: AbsolutePath, content: GitComparison.OldContent)]

  private init(_ deleted: [(place: AbsolutePath, content: GitComparison.OldContent)]) { self.deleted = deleted }

  static let none = MovedDocuments([])

  /// Asks git.
  ///
  /// - Parameter wasLinted: Whether the configuration wants the document of a path. Nobody knew the findings of others, nor
  ///   of hidden ones.
  static func find(
    in comparison: inout GitComparison, wasLinted: (AbsolutePath) throws -> Bool
  ) throws -> MovedDocuments {
    let top = comparison.top
    var deleted: [(place: AbsolutePath, content: GitComparison.OldContent)] = []
    for (place, change) in try comparison.changes(below: top, in: [top]).files {
      guard case .deleted(let content) = change, place.text.isDocumentName, let path = place.path(below: top),
        !path.split(separator: "/").contains(where: { $0.utf8.first == UInt8(ascii: ".") }), try wasLinted(place)
      else { continue }
      deleted.append((place, content))
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
      origins[keys[0]] = Origin(place: old[0].place, bytes: bytes)
    }
    let texts = Dictionary(grouping: deleted) { contents[$0.content.id] }
    for key in new where origins[key] == nil {
      guard case .success(let bytes) = InputFile(path: key.path).read(), let old = texts[bytes], old.count == 1 else {
        continue
      }
      origins[key] = Origin(place: old[0].place, bytes: bytes)
    }
    return origins
  }
}
