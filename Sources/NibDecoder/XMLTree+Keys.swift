/// Looking for keys: an element's bits say at once that it does not have most of them.
extension XMLTree {
  func attribute(_ key: NibKey, of element: ElementIndex) -> Int? {
    guard elements[element.position].keys & key.bit != 0 else { return nil }
    return attributes(of: element).first { position in
      let name = Int(attributes[position].name)
      return nameHashes[name] == key.hash && names[name] == key.text
    }
  }

  /// The children of an element whose attribute `key` has a value, in document order.
  func children(of element: ElementIndex, withKey key: NibKey, in source: SourceFile) -> some Sequence<ElementIndex> {
    let children = children(of: element, thatMayAnswer: key)
    return children.lazy.filter { child in
      let record = elements[child.position]
      return record.keyAttribute >= 0 && record.keyHash == key.hash
        && value(ofAttribute: Int(record.keyAttribute), in: source) == key.text
    }
  }

  /// The first child of a name that has no attribute `key`.
  func unkeyedChild(of element: ElementIndex, named key: NibKey) -> ElementIndex? {
    children(of: element, thatMayAnswer: key).first { child in
      let record = elements[child.position]
      return record.keyAttribute < 0 && nameHashes[Int(record.name)] == key.hash && names[Int(record.name)] == key.text
    }
  }

  private func children(of element: ElementIndex, thatMayAnswer key: NibKey) -> Children {
    let record = elements[element.position]
    return Children(elements: elements, upcoming: record.keys & key.bit != 0 ? record.firstChild : -1)
  }
}
