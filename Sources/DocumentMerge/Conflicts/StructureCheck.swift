import DocumentVersions

/// Finds what the result of a pass lacks: parents, objects that are referred to, room for a second element of a key.
struct StructureCheck {
  let versions: MergeVersions
  let document: MergedDocument

  /// A conflict, and how to end it.
  struct Problem {
    let conflict: MergeConflict
    let cure: Cure
  }

  /// What the next pass does.
  enum Cure {
    /// Leaves out what theirs did to an element.
    case undo(ElementIdentity)
    /// Leaves in an element that theirs deleted.
    case restore(ElementIdentity)
  }

  func problems() -> [Problem] {
    let orphans = orphans()
    return orphans.isEmpty ? doubles() + ReferenceCheck(versions: versions, document: document).problems() : orphans
  }

  // MARK: - Parents

  /// Elements that the root does not hold.
  private func orphans() -> [Problem] {
    var held: Set<ElementIdentity> = []
    var pending = [ElementIdentity.root]
    while let next = pending.popLast() {
      guard held.insert(next).inserted else { continue }
      pending += document.children[next] ?? []
    }
    let lost = document.identities.filter { !held.contains($0) }
    // Of elements that hold each other all are told.
    let outermost = lost.filter { identity in
      document[identity]?.parent.map { document[$0] == nil } ?? true
    }
    return (outermost.isEmpty ? lost : outermost).compactMap(orphan)
  }

  private func orphan(_ identity: ElementIdentity) -> Problem? {
    guard let element = document[identity] else { return nil }
    let parent = element.parent
    let ours = versions.place(of: identity, in: .ours)
    // Where ours have it, ours have its parent.
    if ours.map(versions.parent) == .some(parent), let parent {
      return Problem(
        conflict: MergeConflict(identity: parent, subject: .deletion(by: .theirs)), cure: .restore(parent))
    }
    let subject = MergeConflict.Subject.deletion(by: .ours)
    return Problem(conflict: MergeConflict(identity: identity, subject: subject), cure: .undo(identity))
  }

  // MARK: - Keys

  /// Elements with ids that have the key of another child, and outlets of one property.
  private func doubles() -> [Problem] {
    document.children.flatMap { parent, children -> [Problem] in
      var seen: [String: ElementIdentity] = [:]
      return children.compactMap { child in
        guard let key = uniqueKey(child) else { return nil }
        guard let other = seen.updateValue(child, forKey: key), let added = addedByTheirs([child, other]) else {
          return nil
        }
        return Problem(conflict: MergeConflict(identity: added, subject: .twice(key)), cure: .undo(added))
      }
    }
  }

  /// What only one child of its parent may have.
  private func uniqueKey(_ identity: ElementIdentity) -> String? {
    guard let place = document[identity]?.home else { return nil }
    if let key = versions.value(place, "key") { return key }
    guard versions.name(place) == "outlet" else { return nil }
    return versions.value(place, "property").map { "outlet " + $0 }
  }

  private func addedByTheirs(_ pair: [ElementIdentity]) -> ElementIdentity? {
    let isHere = { (identity: ElementIdentity, side: MergeSide) in versions.place(of: identity, in: side) != nil }
    // What one side has twice is no conflict.
    guard !pair.allSatisfy({ isHere($0, .ours) }), !pair.allSatisfy({ isHere($0, .theirs) }) else { return nil }
    return pair.first { !isHere($0, .ours) }
  }
}
