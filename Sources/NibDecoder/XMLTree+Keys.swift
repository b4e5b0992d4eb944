/// Looking for keys: an element's bits say at once that it does not have most of them.
extension XMLTree {
  /// The position of an attribute, nil where the element does not have it.
  package func attribute(_ key: NibKey, of element: ElementIndex) -> Int? {
    guard mayAnswer(key, element) else { return nil }
    return attributes(of: element).first { position in
      let name = Int(attributes[position].name)
      return nameHashes[name] == key.hash && names[name] == key.text
    }
  }

  /// Whether an element may have an attribute or a child of a key or name; most that have none say no.
  func mayAnswer(_ key: NibKey, _ element: ElementIndex) -> Bool { elements[element.position].keys & key.bit != 0 }

  /// Whether the attribute `key` of an element has a value.
  func isKeyed(_ element: ElementIndex, _ key: NibKey, in source: SourceFile) -> Bool {
    let record = elements[element.position]
    return record.keyAttribute >= 0 && record.keyHash == key.hash
      && value(ofAttribute: Int(record.keyAttribute), in: source) == key.text
  }

  /// Whether an element has one of some names.
  func isNamed(_ element: ElementIndex, one names: [NibKey]) -> Bool {
    let name = Int(elements[element.position].name)
    return names.contains { $0.hash == nameHashes[name] && $0.text == self.names[name] }
  }

  /// The first child of a name that has no attribute `key`.
  func unkeyedChild(of element: ElementIndex, named key: NibKey) -> ElementIndex? {
    guard mayAnswer(key, element) else { return nil }
    return children(of: element).first { child in
      let record = elements[child.position]
      return record.keyAttribute < 0 && nameHashes[Int(record.name)] == key.hash && names[Int(record.name)] == key.text
    }
  }
}
