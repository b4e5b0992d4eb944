package import Formats

/// A change of one side that a document lacks, though the other side did not touch the same thing.
package struct LostChange: Hashable, Sendable {
  let side: MergeSide
  let change: SideChange
}

extension DocumentMerge {
  /// The changes that a document lost which a person made of the merge.
  ///
  /// - Parameter conflicts: The conflicts of the merge, in which a person was free.
  package func lostChanges(in tree: XMLTree, except conflicts: [MergeConflict]) -> [LostChange] {
    var table = versions.table
    let result = table.version(tree)
    let free = Set(conflicts.map(\.identity))
    return [MergeSide.ours, .theirs].flatMap { side in
      changes(in: .root, by: side).compactMap { change in
        isFree(change.identity, free) || has(change, of: side, result) ? nil : LostChange(side: side, change: change)
      }
    }
  }

  /// Whether a person decided about an element or something that holds it.
  private func isFree(_ identity: ElementIdentity, _ free: Set<ElementIdentity>) -> Bool {
    if free.contains(identity) { return true }
    for side in [MergeSide.ours, .theirs, .base] {
      if let place = versions.place(of: identity, in: side), let parent = versions.parent(place) {
        return isFree(parent, free)
      }
    }
    return false
  }

  private func has(_ change: SideChange, of side: MergeSide, _ result: DocumentVersion) -> Bool {
    let element = result[change.identity]
    switch change.kind {
    case .added: return element != nil
    case .attribute(let name, let old, let new):
      guard let element else { return false }
      let other = versions.place(of: change.identity, in: side.other)
      // What both changed is a conflict, or settled by rule.
      if let other, versions.value(other, name) != old { return true }
      return result.tree[element, name] == new
    case .text(let old, let new):
      guard let element else { return false }
      if let other = versions.place(of: change.identity, in: side.other), versions.text(other) != old { return true }
      return result.text(of: element) == new
    }
  }
}
