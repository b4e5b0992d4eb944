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

/// Looking at elements of the versions.
extension MergeVersions {
  func name(_ place: ElementPlace) -> String { self[place.side].tree.name(of: place.element) }

  func attributes(_ place: ElementPlace) -> [XMLTree.Attribute] { self[place.side].tree.attributes(of: place.element) }

  func value(_ place: ElementPlace, _ attribute: String) -> String? { self[place.side].tree[place.element, attribute] }

  /// What tells the place of an element among the children of an object.
  func signature(_ place: ElementPlace) -> ChildSignature {
    ChildSignature(name: name(place), key: value(place, "key"))
  }

  func text(_ place: ElementPlace) -> String { self[place.side].text(of: place.element) }

  func parent(_ place: ElementPlace) -> ElementIdentity? { self[place.side].parent(of: place.element) }

  func isGroup(_ place: ElementPlace) -> Bool { self[place.side].isGroup(place.element) }

  /// The start tag as it is written.
  func tag(_ place: ElementPlace) -> ArraySlice<UInt8> { self[place.side].tag(of: place.element) }

  /// Whether two places have the same name, attributes and text. The order of attributes does not count.
  func isSame(_ one: ElementPlace?, _ other: ElementPlace?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    if one == other { return true }
    return text(one) == text(other) && hasSameTag(one, other)
  }

  private func hasSameTag(_ one: ElementPlace, _ other: ElementPlace) -> Bool {
    if tag(one) == tag(other) { return true }
    guard name(one) == name(other) else { return false }
    let (mine, others) = (attributes(one), attributes(other))
    return mine.count == others.count
      && mine.allSatisfy { attribute in others.contains { $0.name == attribute.name && $0.value == attribute.value } }
  }

  /// Whether layout computes the frame of the view that a `<rect key="frame">` belongs to.
  func isManagedFrame(_ place: ElementPlace) -> Bool { self[place.side].isManagedFrame(place.element) }
}
