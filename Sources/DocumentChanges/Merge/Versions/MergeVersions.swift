import Formats

/// The three versions of a document that a merge brings together.
package struct MergeVersions: Sendable {
  let table: IdentityTable
  private let base: DocumentVersion
  private let ours: DocumentVersion
  private let theirs: DocumentVersion

  /// The order in which Xcode writes ours.
  let order: DocumentOrder

  init(_ table: IdentityTable, base: DocumentVersion, ours: DocumentVersion, theirs: DocumentVersion) {
    (self.table, self.base, self.ours, self.theirs) = (table, base, ours, theirs)
    order = DocumentOrder(of: ours.tree)
  }

  /// The same versions with a table that knows of another one.
  func with(_ table: IdentityTable) -> MergeVersions {
    MergeVersions(table, base: base, ours: ours, theirs: theirs)
  }

  subscript(side: MergeSide) -> DocumentVersion {
    switch side {
    case .base: base
    case .ours: ours
    case .theirs: theirs
    }
  }

  /// Where an element is in a version; nil if the version lacks it.
  func place(of identity: ElementIdentity, in side: MergeSide) -> ElementPlace? {
    self[side][identity].map { ElementPlace(side: side, element: $0) }
  }
}

/// An element of one version.
struct ElementPlace: Hashable {
  let side: MergeSide
  let element: ElementIndex
}
