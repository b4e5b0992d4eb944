/// Searches by key. An element's bits exclude most keys at once.
extension XMLTree {
  /// Whether an element may have an attribute or a child of a key or name; most that have none are excluded.
  @inlinable
  package func mayAnswer(_ key: HashedName, _ element: ElementIndex) -> Bool {
    elements[element.position].keys & key.bit != 0
  }

  /// Whether the attribute `key` of an element has a value.
  @inlinable
  package func isKeyed(_ element: ElementIndex, _ key: HashedName) -> Bool {
    let record = elements[element.position]
    return record.keyAttribute >= 0 && record.keyHash == key.hash
      && value(ofAttribute: Int(record.keyAttribute)) == key.text
  }

  /// Whether an element has one of some names.
  package func isNamed(_ element: ElementIndex, one names: [HashedName]) -> Bool {
    let name = Int(elements[element.position].name)
    return names.contains { $0.hash == nameHashes[name] && $0.text == self.names[name] }
  }

  /// The first child of a name that has no attribute `key`.
  @inlinable
  package func unkeyedChild(of element: ElementIndex, named key: HashedName) -> ElementIndex? {
    guard mayAnswer(key, element) else { return nil }
    return children(of: element).first { child in
      let record = elements[child.position]
      return record.keyAttribute < 0 && nameHashes[Int(record.name)] == key.hash && names[Int(record.name)] == key.text
    }
  }
}
