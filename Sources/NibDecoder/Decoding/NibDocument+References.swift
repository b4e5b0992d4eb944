extension NibDocument {
  /// What outlets, actions, segues, masks of variations and other attributes name by its id, in document order.
  ///
  /// The items of constraints are not among them; the constraints decode theirs. Nor is the list of segues by which
  /// Interface Builder guesses metrics: it rebuilds the list whenever it saves the document.
  package func references() -> [ObjectReference] {
    let keysByName = tree.names.map { $0 == "constraint" ? [] : keys(ofReferencesIn: $0) }
    return tree.indices.flatMap { element in
      keysByName[Int(tree[element].name)].compactMap { key in
        guard let position = tree.attribute(key, of: element) else { return nil }
        markRead(attribute: position)
        if tree.parent(of: element).map({ tree.name(of: $0) }) == "inferredMetricsTieBreakers" { return nil }
        return ObjectReference(id: value(ofAttribute: position), range: tree.valueRange(ofAttribute: position))
      }
    }
  }

  /// The attributes of an element that are ids of other objects.
  private func keys(ofReferencesIn name: String) -> [HashedName] {
    guard let vocabulary = registry.vocabulary, let element = vocabulary[name] else { return [] }
    return vocabulary.references(of: element).map { HashedName($0) }
  }
}
