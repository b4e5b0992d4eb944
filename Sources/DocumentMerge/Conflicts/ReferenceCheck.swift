import DocumentVersions

/// Finds references to objects that the result lacks.
struct ReferenceCheck {
  let versions: MergeVersions
  let document: MergedDocument

  func problems() -> [StructureCheck.Problem] {
    let gone = goneIDs()
    guard !gone.isEmpty else { return [] }
    return document.identities.flatMap { identity -> [StructureCheck.Problem] in
      guard let element = document[identity], versions.table.role(of: identity) != .resource else { return [] }
      return references(of: element, to: gone).compactMap { problem(identity, $0.attribute, $0.id, gone) }
    }
  }

  /// References of lists that Interface Builder writes anew, which go without a question.
  func stale() -> [ElementIdentity] {
    let gone = goneIDs()
    guard !gone.isEmpty else { return [] }
    return document.identities.filter { identity in
      guard versions.table.role(of: identity) == .resource, let element = document[identity] else { return false }
      return !references(of: element, to: gone).isEmpty
    }
  }

  /// The ids that some version has and the result lacks, with their identities.
  private func goneIDs() -> [String: ElementIdentity] {
    var gone: [String: ElementIdentity] = [:]
    for side in [MergeSide.base, .ours, .theirs] {
      let version = versions[side]
      for (id, element) in version.objects {
        let identity = version.identity(of: element)
        if document[identity] == nil { gone[id] = identity }
      }
    }
    return gone
  }

  private func references(
    of element: MergedElement, to gone: [String: ElementIdentity]
  ) -> [(attribute: String, id: String)] {
    let attributes = element.attributes?.map(\.attribute) ?? versions.attributes(element.home)
    return attributes.compactMap { attribute in
      guard gone[attribute.value] != nil, ObjectReference.isReference(attribute.name, attribute.value) else {
        return nil
      }
      return (attribute.name, attribute.value)
    }
  }

  private func problem(
    _ identity: ElementIdentity, _ attribute: String, _ id: String, _ gone: [String: ElementIdentity]
  ) -> StructureCheck.Problem? {
    let has = { (side: MergeSide) in
      versions.place(of: identity, in: side).flatMap { versions.value($0, attribute) } == id
    }
    guard let object = gone[id] else { return nil }
    let (mine, others) = (has(.ours), has(.theirs))
    let isHere = { (side: MergeSide) in versions.place(of: object, in: side) != nil }
    // A version may refer to what it lacks itself.
    if mine && !isHere(.ours) || others && !isHere(.theirs) { return nil }
    if mine {
      return StructureCheck.Problem(
        conflict: MergeConflict(identity: identity, subject: .reference(attribute: attribute, id: id, from: .ours)),
        cure: .restore(object))
    }
    return StructureCheck.Problem(
      conflict: MergeConflict(identity: identity, subject: .reference(attribute: attribute, id: id, from: .theirs)),
      cure: .undo(identity))
  }
}
