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
