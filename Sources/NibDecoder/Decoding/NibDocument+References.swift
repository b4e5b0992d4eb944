extension NibDocument {
  /// What outlets, actions, segues, masks of variations and other attributes name by its id, in document order.
  ///
  /// The items of constraints are not among them; the constraints decode theirs.
  package func references() -> [ObjectReference] {
    let keysByName = tree.names.map { Self.keys[$0] ?? [] }
    return tree.indices.flatMap { element in
      keysByName[Int(tree[element].name)].compactMap { key in
        guard let position = tree.attribute(key, of: element) else { return nil }
        markRead(attribute: position)
        return ObjectReference(id: value(ofAttribute: position), range: tree.valueRange(ofAttribute: position))
      }
    }
  }

  /// The attributes that hold ids, by the names of their elements.
  private static let keys: [String: [HashedName]] = [
    "outlet": ["destination"], "outletCollection": ["destination"], "binding": ["destination"],
    "accessibilityConnection": ["destination"], "action": ["destination", "target"],
    "segue": ["destination", "popoverAnchorView", "popoverAnchorBarButtonItem"], "include": ["reference"],
    "exclude": ["reference"], "toolbarItem": ["reference"], "document": ["initialViewController"],
    "popUpButtonCell": ["selectedItem"], "tableView": ["headerView"], "outlineView": ["headerView"],
  ].mapValues { $0.map { HashedName($0) } }
}
