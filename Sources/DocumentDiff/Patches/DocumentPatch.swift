package import XMLSource

/// Changes to be made in a document: all of them, or none.
package struct DocumentPatch: Sendable {
  private let changes: [PatchChange]

  package init(_ changes: [PatchChange]) { self.changes = changes }

  /// The document's text with the changes made, in UTF-8.
  ///
  /// - Throws: ``PatchRefusals`` if the document is not as the patch expects.
  package func applied(to tree: XMLTree) throws -> [UInt8] {
    let check = PatchCheck(PatchTarget(tree), changes)
    let refusals = changes.compactMap(check.refusal)
    guard refusals.isEmpty else { throw PatchRefusals(refusals: refusals) }
    var document = PatchedDocument(tree)
    for change in changes {
      switch change.kind {
      case .inserted(let place, let xml): try document.insert(change.path, xml, at: place)
      case .moved(let place): try document.move(change.path, to: place)
      default: break
      }
    }
    try document.remove(changes.compactMap { if case .removed = $0.kind { $0.path } else { nil } })
    try document.edit(changes)
    for change in changes {
      if case .reordered(let order) = change.kind { try document.reorder(change.path, order) }
    }
    return document.bytes
  }
}
