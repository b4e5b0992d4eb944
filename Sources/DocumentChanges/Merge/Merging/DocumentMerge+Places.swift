package import Formats

/// Where elements of a merge are written.
extension DocumentMerge {
  /// The version that both sides come from.
  public var base: DocumentVersion { versions[.base] }
  /// The version that the other one is merged into.
  public var ours: DocumentVersion { versions[.ours] }
  /// The version that is merged.
  public var theirs: DocumentVersion { versions[.theirs] }

  /// Where an element is found in any version: `#abc-12-xyz` for one with an id, `#abc-12-xyz/@frame` below it.
  public func address(of identity: ElementIdentity) -> String { versions.table.address(of: identity) }

  /// The text of a version.
  package func tree(of side: MergeSide) -> XMLTree { versions[side].tree }

  /// The element of an identity in a version; nil if the version lacks it.
  package func element(of identity: ElementIdentity, in side: MergeSide) -> ElementIndex? { versions[side][identity] }

  /// The objects of a version by their ids.
  package func objectsByID(in side: MergeSide) -> [String: ElementIndex] { versions[side].objectsByID }

  /// What an element is there for.
  package func role(of identity: ElementIdentity) -> ElementRole { versions.table.role(of: identity) }

  /// The id of the view that a frame belongs to.
  package func viewID(ofFrame identity: ElementIdentity) -> String? {
    guard role(of: identity) == .frame, let element = element(of: identity, in: .ours) else { return nil }
    let tree = tree(of: .ours)
    return tree.parent(of: element).flatMap { tree[$0, "id"] }
  }
}
