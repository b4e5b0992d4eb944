import Vocabulary

extension NibDocument {
  /// What outlets, actions, segues, masks of variations and other attributes name by its id, in document order.
  ///
  /// The items of constraints are not among them; the constraints decode theirs. Nor is the list of segues by which
  /// Interface Builder guesses metrics: it rebuilds the list whenever it saves the document.
  package func references() -> [ObjectReference] {
    let constraint = tree.number(ofName: "constraint")
    let keysByName = classes.vocabulary.enumerated().map { number, element in
      Int32(number) == constraint ? [] : element.map(keys(ofReferencesIn:)) ?? []
    }
    var found: [ObjectReference] = []
    for element in tree.indices {
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

  /// The attributes of an element that are ids of other objects.
  private func keys(ofReferencesIn element: VocabularyElement) -> [HashedName] {
    registry.vocabulary?.references(of: element).map(HashedName.init) ?? []
  }
}
