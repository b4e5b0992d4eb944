/// The places of values.
extension NibCoder {
  /// An attribute, or an element whose text is the value.
  enum Place {
    case attribute(Int)
    case content(ElementIndex)
  }

  /// The attribute, or the `<string>`, `<real>`, `<integer>` … child with that key.
  ///
  /// What a variation overrides counts as read, too.
  func place(ofKey key: String) -> Place? {
    let key = HashedName(key)
    var found = place(of: key, in: element)
    for variation in variations { found = place(of: key, in: variation) ?? found }
    return found
  }

  private func place(of key: HashedName, in element: ElementIndex) -> Place? {
    if let position = document.tree.attribute(key, of: element) {
      document.markRead(attribute: position)
      return .attribute(position)
    }
    return keyedChild(key, of: element).flatMap(contentPlace)
  }

  private static let valueElements: Set<String> = ["string", "mutableString", "real", "integer", "bool"]

  private func contentPlace(_ child: ElementIndex) -> Place? {
    guard Self.valueElements.contains(document.tree.name(of: child)) else { return nil }
    guard let position = document.tree.attribute("value", of: child) else { return .content(child) }
    document.markRead(attribute: position)
    return .attribute(position)
  }

  /// The child element with a key. In a stack definition `key=` may be left out if the element's name implies it.
  func child(forKey key: String) -> ElementIndex? {
    let searched = HashedName(key)
    for variation in variations.reversed() {
      if let found = keyedChild(searched, of: variation) { return found }
    }
    return keyedChild(searched, of: element) ?? unkeyedChild(key)
  }

  private func keyedChild(_ key: HashedName, of element: ElementIndex) -> ElementIndex? {
    guard document.tree.mayAnswer(key, element) else { return nil }
    for child in document.tree.children(of: element) where document.tree.isKeyed(child, key) {
      document.markRead(attribute: Int(document.tree[child].keyAttribute))
      if document.tree.name(of: child) != "variation" { return child }
    }
    return nil
  }

  private func unkeyedChild(_ key: String) -> ElementIndex? {
    guard document.kind == .stackDefinition else { return nil }
    return container(named: document.registry.valueElement(forKey: key))
  }

  /// The container element of that name, such as `<subviews>`.
  func container(named name: String) -> ElementIndex? {
    document.tree.unkeyedChild(of: element, named: HashedName(name))
  }
}

/// The values at a place.
extension NibCoder {
  /// The value as text.
  func text(at place: Place) -> String {
    switch place {
    case .attribute(let position): document.value(ofAttribute: position)
    case .content(let element): document.content(of: element)
    }
  }

  /// The bytes that a value consists of: the value itself, or for an element all between its tags.
  func range(of place: Place) -> SourceRange {
    switch place {
    case .attribute(let position): return document.tree.valueRange(ofAttribute: position)
    case .content(let element):
      let content = document.tree.contentRange(of: element)
      return content.count > 0 ? content : document.tree.tagRange(of: element)
    }
  }
}
