import DocumentVersions

/// An element in the three versions; nil in those that lack it.
struct ElementStates {
  let base: ElementPlace?
  let ours: ElementPlace?
  let theirs: ElementPlace?

  /// The element as ours has it, or else as theirs does.
  var preferred: ElementPlace? { ours ?? theirs }
}

/// The versions of a document, of which some changes by theirs are left out.
struct MergeInput {
  let versions: MergeVersions
  /// The elements that stay as ours and the base have them.
  private(set) var undone: Set<ElementIdentity> = []

  init(_ versions: MergeVersions) { self.versions = versions }

  func states(of identity: ElementIdentity) -> ElementStates {
    let base = versions.place(of: identity, in: .base)
    return ElementStates(
      base: base, ours: versions.place(of: identity, in: .ours),
      theirs: undone.contains(identity) ? base : versions.place(of: identity, in: .theirs))
  }

  /// Leaves out what theirs did to an element. If theirs added or deleted it, that goes for all that it holds.
  ///
  /// - Returns: Whether anything was left in.
  mutating func undo(_ identity: ElementIdentity) -> Bool {
    let count = undone.count
    undone.insert(identity)
    let (base, theirs) = (versions.place(of: identity, in: .base), versions.place(of: identity, in: .theirs))
    switch (base, theirs) {
    case (nil, let added?): undone.formUnion(versions.subtree(of: added))
    case (let deleted?, nil): undone.formUnion(versions.subtree(of: deleted))
    default: break
    }
    return undone.count > count
  }

  /// Leaves in no deletion by theirs of an element and of what holds it.
  ///
  /// - Returns: Whether any was left in.
  mutating func restore(_ identity: ElementIdentity) -> Bool {
    let count = undone.count
    var next: ElementIdentity? = identity
    while let element = next {
      if versions.place(of: element, in: .theirs) == nil { _ = undo(element) }
      next = versions.place(of: element, in: .ours).flatMap { versions.parent($0) }
    }
    return undone.count > count
  }
}

extension MergeVersions {
  /// The identities of all elements below another one.
  func subtree(of place: ElementPlace) -> [ElementIdentity] {
    let version = self[place.side]
    return version.children(of: place.element).flatMap { child -> [ElementIdentity] in
      guard let element = version[child] else { return [] }
      return [child] + subtree(of: ElementPlace(side: place.side, element: element))
    }
  }
}
