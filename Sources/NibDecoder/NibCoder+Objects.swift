extension NibCoder {
  /// The object that a keyed child element describes.
  public func decodeObject<Object>(of type: Object.Type, forKey key: String) -> Object? {
    child(forKey: CompiledNibKey.translated(key)).flatMap { decode(type, at: $0) }
  }

  /// The objects in a container element such as `<subviews>`, in document order. Uninstalled ones are among
  /// them: see ``isInstalled(_:in:)``. In a stack definition the container may be left out; what stands beside it
  /// follows what stands in it.
  public func decodeObjects<Object>(of type: Object.Type, in container: String) -> [Object] {
    let container = CompiledNibKey.translated(container)
    guard let holder = self.container(named: container) else { return decodeLooseObjects(of: type) }
    return document.tree.children(of: holder).compactMap { decode(type, at: $0) } + decodeLooseObjects(of: type)
  }

  /// Whether the variations that apply leave an object of a container installed.
  public func isInstalled(_ id: String, in container: String) -> Bool {
    var installed = true
    for variation in variations {
      guard let mask = keyedMask(container, of: variation) else { continue }
      for entry in document.tree.children(of: mask) {
        guard let position = document.tree.attribute("reference", of: entry) else { continue }
        document.markRead(attribute: position)
        if document.value(ofAttribute: position) == id { installed = document.tree.name(of: entry) == "include" }
      }
    }
    return installed
  }

  /// Whether a variation that applies masks a container at all; saves asking for each object.
  public func hasMask(on container: String) -> Bool {
    variations.contains { keyedMask(container, of: $0) != nil }
  }

  private func keyedMask(_ key: String, of variation: ElementIndex) -> ElementIndex? {
    document.tree.children(of: variation).first { child in
      document.tree.name(of: child) == "mask"
        && document.tree.attribute("key", of: child).map { document.value(ofAttribute: $0) } == key
    }
  }

  /// Children that are objects of the type by their name alone.
  private func decodeLooseObjects<Object>(of type: Object.Type) -> [Object] {
    guard document.kind == .stackDefinition else { return [] }
    return document.tree.children(of: element).compactMap { child in
      guard document.tree.attribute("key", of: child) == nil else { return nil }
      let isUnknown = !document.registry.knows(document.tree.name(of: child))
      return isUnknown || registeredType(at: child) is Object.Type ? decode(type, at: child) : nil
    }
  }

  private func registeredType(at element: ElementIndex) -> (any NibCoding.Type)? {
    document.registeredType(at: element)
  }

  /// Makes the element's object. What does not fit the type is not made.
  private func decode<Object>(_ type: Object.Type, at element: ElementIndex) -> Object? {
    if let made = document.object(at: element) { return made as? Object }
    guard let objectType = registeredType(at: element) ?? document.registry.fallbackType, objectType is Object.Type
    else { return nil }
    return document.makeObject(objectType, at: element) as? Object
  }
}

extension NibCoder {
  /// The nearest descendants that are objects of a type, whatever elements hold them, in document order.
  public func decodeNearestObjects<Object>(of type: Object.Type) -> [Object] {
    document.tree.children(of: element).flatMap { child -> [Object] in
      if registeredType(at: child) is Object.Type { return decode(type, at: child).map { [$0] } ?? [] }
      if document.object(at: child) is Object { return decode(type, at: child).map { [$0] } ?? [] }
      return NibCoder(document: document, visiting: child).decodeNearestObjects(of: type)
    }
  }
}

extension NibCoder {
  /// The object of the coder's own element: for documents whose root is an object.
  public func decodeRoot<Object>(as type: Object.Type) -> Object? { decode(type, at: element) }
}

extension NibDocument {
  /// The destinations of outlets, actions, outlet collections and segues.
  package func connectionDestinations() -> [ObjectReference] {
    tree.indices.compactMap { element in
      guard Self.connectionElements.contains(tree.name(of: element)),
        let position = tree.attribute("destination", of: element)
      else { return nil }
      markRead(attribute: position)
      return ObjectReference(id: value(ofAttribute: position), range: tree.valueRange(ofAttribute: position))
    }
  }

  private static let connectionElements: Set<String> = ["outlet", "action", "outletCollection", "segue"]
}
