/// The versions of a document, of which some changes by either side are left out, and what a person chose.
struct MergeInput {
  let versions: MergeVersions
  let choices: MergeChoices
  /// The elements that stay as the base has them.
  private var undone: [MergeSide: Set<ElementIdentity>] = [:]

  init(_ versions: MergeVersions, _ choices: MergeChoices) { (self.versions, self.choices) = (versions, choices) }

  /// How many changes are left out.
  var undoneCount: Int { undone.values.reduce(0) { $0 + $1.count } }

  func states(of identity: ElementIdentity) -> ElementStates {
    let base = versions.place(of: identity, in: .base)
    return ElementStates(
      base: base, ours: isUndone(identity, by: .ours) ? base : versions.place(of: identity, in: .ours),
      theirs: isUndone(identity, by: .theirs) ? base : versions.place(of: identity, in: .theirs))
  }

  private func isUndone(_ identity: ElementIdentity, by side: MergeSide) -> Bool {
    undone[side]?.contains(identity) ?? false
  }

  /// Leaves out what a side did to an element. If the side added or deleted it, that goes for all that it holds.
  mutating func undo(_ identity: ElementIdentity, by side: MergeSide) {
    undone[side, default: []].insert(identity)
    let (base, changed) = (versions.place(of: identity, in: .base), versions.place(of: identity, in: side))
    guard let whole = base == nil ? changed : changed == nil ? base : nil else { return }
    undone[side]?.formUnion(versions.subtree(of: whole))
  }

  /// Leaves out what a side did to an element and to all that it holds.
  mutating func undoAll(in identity: ElementIdentity, by side: MergeSide) {
    undone[side, default: []].insert(identity)
    for version in [MergeSide.base, side] {
      guard let place = versions.place(of: identity, in: version) else { continue }
      undone[side]?.formUnion(versions.subtree(of: place))
    }
  }

  /// Leaves out that a side deleted an element, and what holds it.
  mutating func restore(_ identity: ElementIdentity, deletedBy side: MergeSide) {
    var next: ElementIdentity? = identity
    while let element = next {
      if versions.place(of: element, in: side) == nil { undo(element, by: side) }
      next = (versions.place(of: element, in: side.other) ?? versions.place(of: element, in: .base))
        .flatMap(versions.parent)
    }
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

  /// The outermost element around another one, or itself, that a side deleted.
  func outermost(_ identity: ElementIdentity, deletedBy side: MergeSide) -> ElementIdentity {
    var outermost = identity
    var next: ElementIdentity? = identity
    while let element = next, place(of: element, in: side) == nil, let base = place(of: element, in: .base) {
      if !isGroup(base) { outermost = element }
      next = parent(base)
    }
    return outermost
  }
}

/// An element in the three versions; nil in those that lack it.
struct ElementStates {
  let base: ElementPlace?
  let ours: ElementPlace?
  let theirs: ElementPlace?

  /// The element as ours has it, or else as theirs does.
  var preferred: ElementPlace? { ours ?? theirs }

  subscript(side: MergeSide) -> ElementPlace? {
    switch side {
    case .base: base
    case .ours: ours
    case .theirs: theirs
    }
  }
}
