import Formats

/// The changes between two versions of a document, with all that is needed to make them in another one.
package struct DocumentPatch: Hashable, Sendable {
  /// In the order in which they are made.
  let changes: [PatchChange]

  package init(changes: [PatchChange]) { self.changes = changes }

  /// - Parameters:
  ///   - diff: What changed.
  ///   - isMade: Which of the changes the patch makes.
  package init(_ diff: DocumentDiff, where isMade: (DocumentChange) -> Bool = { _ in true }) {
    let pieces = (old: PatchPieces(diff.old, other: diff.new), new: PatchPieces(diff.new, other: diff.old))
    changes = diff.changes.filter(isMade).map { change in
      PatchChange(
        address: diff.table.address(of: change.identity), kind: Self.kind(of: change, in: diff, pieces),
        isNoise: change.isNoise)
    }
  }

  private static func kind(
    of change: DocumentChange, in diff: DocumentDiff, _ pieces: (old: PatchPieces, new: PatchPieces)
  ) -> PatchChange.Kind {
    switch change.kind {
    case .attribute(let name, let old, let new):
      let names = diff.new[change.identity].map { diff.new.tree.attributes(of: $0).map(\.name) } ?? []
      let place = names.firstIndex(of: name)
      return .attribute(name, old: old, new: new, after: place.flatMap { $0 > 0 ? names[$0 - 1] : nil })
    case .text(let old, let new): return .text(old: old, new: new)
    case .name(let old, let new): return .name(old: old, new: new)
    case .comment(let old, let new): return .comment(old: old, new: new)
    case .insertion:
      return .insertion(pieces.new.fragment(of: change.identity), place(of: change.identity, in: diff))
    case .removal: return .removal(pieces.old.fragment(of: change.identity))
    case .move(let from, _):
      return .move(from: diff.table.address(of: from), to: place(of: change.identity, in: diff))
    case .order:
      let children = diff.new[change.identity].map(diff.new.children) ?? []
      return .order(children.map(diff.table.address))
    }
  }

  private static func place(of identity: ElementIdentity, in diff: DocumentDiff) -> PatchPlace {
    guard let element = diff.new[identity], let parent = diff.new.tree.parent(of: element) else {
      return PatchPlace(parent: "", after: nil, before: nil)
    }
    let neighbors = diff.new.neighbors(of: element)
    return PatchPlace(
      parent: diff.table.address(of: diff.new.identity(of: parent)),
      after: neighbors.before.map { diff.table.address(of: diff.new.identity(of: $0)) },
      before: neighbors.after.map { diff.table.address(of: diff.new.identity(of: $0)) })
  }
}

extension DocumentVersion {
  /// The elements before and after one among the children of its parent.
  fileprivate func neighbors(of element: ElementIndex) -> (before: ElementIndex?, after: ElementIndex?) {
    (tree.siblingBefore(element), tree.siblingAfter(element))
  }
}

/// Cuts elements out of a version, without what the other version has elsewhere.
struct PatchPieces {
  private let version: DocumentVersion
  private let document: EditedDocument

  init(_ version: DocumentVersion, other: DocumentVersion) {
    self.version = version
    var document = EditedDocument(version.tree)
    // What moved into a new element, or out of an old one, is a change of its own.
    let moved = version.tree.indices.filter { element in
      guard other[version.identity(of: element)] != nil, let parent = version.parent(of: element) else { return false }
      return other[parent] == nil
    }
    document.detach(Set(moved.map { Int($0.rawValue) }))
    self.document = document
  }

  func fragment(of identity: ElementIdentity) -> PatchFragment {
    guard let element = version[identity] else { return PatchFragment(xml: "", comment: "") }
    let bytes = EditedText(Int(element.rawValue), of: document).bytes
    return PatchFragment(
      xml: String(decoding: bytes, as: UTF8.self), comment: version.tree.comments(before: element))
  }
}
