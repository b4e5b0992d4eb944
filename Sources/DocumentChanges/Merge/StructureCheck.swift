/// Finds what the result of a pass lacks: parents, objects that are referred to, room for a second element of a key.
struct StructureCheck {
  private let input: MergeInput
  private let versions: MergeVersions
  private let document: MergedDocument

  init(_ input: MergeInput, _ document: MergedDocument) {
    (self.input, versions, self.document) = (input, input.versions, document)
  }

  /// What a person must decide before the result is whole.
  func conflicts() -> [MergeConflict] {
    let orphans = orphans()
    return orphans.isEmpty ? doubles() + ReferenceCheck(input, document).conflicts() : orphans
  }

  // MARK: - Parents

  /// Elements that the root does not hold.
  private func orphans() -> [MergeConflict] {
    var held: Set<ElementIdentity> = []
    var pending = [ElementIdentity.root]
    while let next = pending.popLast() {
      guard held.insert(next).inserted else { continue }
      pending += document.children[next] ?? []
    }
    let lost = document.identities.filter { !held.contains($0) }
    let outermost = lost.filter { identity in document[identity]?.parent.map { document[$0] == nil } ?? true }
    return outermost.isEmpty ? lost.compactMap(circular) : outermost.compactMap(orphan)
  }

  private func orphan(_ identity: ElementIdentity) -> MergeConflict? {
    guard let parent = document[identity]?.parent else { return nil }
    let deleter: MergeSide = input.states(of: identity).ours.map(versions.parent) == parent ? .theirs : .ours
    let whole = versions.outermost(parent, deletedBy: deleter)
    return MergeConflict(identity: whole, subject: .deletion(by: deleter))
  }

  /// An element that a side moved into something that the other moved into the element.
  private func circular(_ identity: ElementIdentity) -> MergeConflict? {
    let states = input.states(of: identity)
    guard let ours = states.ours, let theirs = states.theirs, versions.parent(ours) != versions.parent(theirs) else {
      return nil
    }
    return MergeConflict(identity: identity, subject: .parent)
  }

  // MARK: - Keys

  /// Elements with ids that have the key of another child, and outlets of one property.
  private func doubles() -> [MergeConflict] {
    document.children.flatMap { parent, children -> [MergeConflict] in
      var seen: [String: ElementIdentity] = [:]
      return children.compactMap { child in
        guard let key = uniqueKey(child), let other = seen.updateValue(child, forKey: key) else { return nil }
        return double(key, [other, child])
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

  /// Nil for what one side has twice.
  private func double(_ key: String, _ pair: [ElementIdentity]) -> MergeConflict? {
    let states = pair.map(input.states)
    guard let ours = states.firstIndex(where: { $0.ours != nil && $0.theirs == nil }),
      let theirs = states.firstIndex(where: { $0.ours == nil && $0.theirs != nil })
    else { return nil }
    return MergeConflict(identity: pair[theirs], subject: .twice(key, ours: pair[ours]))
  }
}

/// Finds references to objects that the result lacks.
struct ReferenceCheck {
  private let input: MergeInput
  private let versions: MergeVersions
  private let document: MergedDocument
  /// The ids that some version has and the result lacks.
  private let gone: [String: ElementIdentity]

  init(_ input: MergeInput, _ document: MergedDocument) {
    (self.input, versions, self.document) = (input, input.versions, document)
    var gone: [String: ElementIdentity] = [:]
    for side in [MergeSide.base, .ours, .theirs] {
      let version = input.versions[side]
      for (id, element) in version.objects {
        let identity = version.identity(of: element)
        if document[identity] == nil { gone[id] = identity }
      }
    }
    self.gone = gone
  }

  func conflicts() -> [MergeConflict] {
    guard !gone.isEmpty else { return [] }
    return document.identities.flatMap { identity -> [MergeConflict] in
      guard let element = document[identity], versions.table.role(of: identity) != .resource else { return [] }
      return references(of: element).compactMap { conflict(identity, $0.attribute, $0.id) }
    }
  }

  /// Entries of lists that Interface Builder writes on each save. The merge removes those that it made refer to nothing.
  func stale() -> [ElementIdentity] {
    guard !gone.isEmpty else { return [] }
    return document.identities.filter { identity in
      guard versions.table.role(of: identity) == .resource, let element = document[identity] else { return false }
      return references(of: element).contains { conflict(identity, $0.attribute, $0.id) != nil }
    }
  }

  private func references(of element: MergedElement) -> [(attribute: String, id: String)] {
    let attributes = element.attributes?.map(\.attribute) ?? versions.attributes(element.home)
    let home = versions[element.home.side]
    return attributes.compactMap { attribute in
      guard gone[attribute.value] != nil,
        home.isReference(attribute.value, of: attribute.name, in: element.home.element)
      else { return nil }
      return (attribute.name, attribute.value)
    }
  }

  private func conflict(_ identity: ElementIdentity, _ attribute: String, _ id: String) -> MergeConflict? {
    guard let object = gone[id] else { return nil }
    let sides = [MergeSide.ours, .theirs].filter { side in
      input.states(of: identity)[side].flatMap { versions.value($0, attribute) } == id
    }
    // A version may refer to what it lacks itself.
    guard let side = sides.first, sides.allSatisfy({ versions.place(of: object, in: $0) != nil }) else { return nil }
    return MergeConflict(identity: identity, subject: .reference(attribute: attribute, id: id, from: side))
  }
}
