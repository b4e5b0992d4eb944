extension NibDocument {
  /// What outlets, actions, segues, masks of variations and other attributes name by its id, in document order.
  ///
  /// The items of constraints are not among them, unless a size class leaves the constraint out; the others decode theirs.
  /// Nor is the list of segues by which Interface Builder guesses metrics: it rebuilds the list whenever it saves the
  /// document.
  package func references() -> [ObjectReference] {
    let constraint = tree.number(ofName: "constraint")
    let keysByName = classes.vocabulary.map { $0.map(keys(ofReferencesIn:)) ?? [] }
    let variable = objectsOfSomeSizeClasses
    var found: [ObjectReference] = []
    for element in tree.indices {
      if tree[element].name == constraint, variable.isEmpty || !variable.contains(tree[element, "id"] ?? "") {
        continue
      }
      for key in keysByName[Int(tree[element].name)] {
        guard let position = tree.attribute(key, of: element) else { continue }
        markRead(attribute: position)
        if tree.parent(of: element).map({ tree.name(of: $0) }) == "inferredMetricsTieBreakers" { continue }
        found.append(
          ObjectReference(id: value(ofAttribute: position), range: tree.valueRange(ofAttribute: position)))
      }
    }
    return found
  }

  /// The ids of what masks leave out for some size classes, but not for all.
  private var objectsOfSomeSizeClasses: Set<String> {
    guard let exclude = tree.number(ofName: "exclude") else { return [] }
    var (some, all): (Set<String>, Set<String>) = ([], [])
    for element in tree.indices where tree[element].name == exclude {
      guard let id = tree[element, "reference"] else { continue }
      let variation = tree.parent(of: element).flatMap(tree.parent)
      if variation.flatMap({ tree[$0, "key"] }) == "default" { all.insert(id) } else { some.insert(id) }
    }
    let include = tree.number(ofName: "include")
    let included = tree.indices.filter { tree[$0].name == include }.compactMap { tree[$0, "reference"] }
    return all.isEmpty ? some : some.subtracting(all).union(all.intersection(included))
  }

  /// The attributes of an element that are ids of other objects.
  private func keys(ofReferencesIn element: VocabularyElement) -> [HashedName] {
    registry.vocabulary?.references(of: element).map(HashedName.init) ?? []
  }
}
