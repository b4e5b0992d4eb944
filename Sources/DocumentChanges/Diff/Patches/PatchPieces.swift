import Formats

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
