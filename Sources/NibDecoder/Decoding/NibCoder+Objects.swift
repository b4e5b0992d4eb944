/// Which objects of a container are installed in the variations that apply.
package struct InstallationMask {
  fileprivate let isIncluded: [String: Bool]

  /// Whether an object is installed, as it is if no mask names it.
  package func isInstalled(_ id: String) -> Bool { isIncluded[id] ?? true }
}

extension NibCoder {
  /// The object that a keyed child element describes.
  public func decodeObject<Object>(of type: Object.Type, forKey key: String) -> Object? {
    child(forKey: translated(key)).flatMap {
      object(at: $0) { $0 is Object.Type } as? Object
    }
  }

  /// The objects in a container element such as `<subviews>`, in document order. Uninstalled ones are among
  /// them: see ``isInstalled(_:in:)``. In a stack definition the container may be left out; objects outside of
  /// it follow those inside.
  @inlinable
  public func decodeObjects<Object>(of type: Object.Type, in container: String) -> [Object] {
    objects(in: container) { $0 is Object.Type }.compactMap { $0 as? Object }
  }

  /// Whether the variations that apply leave an object of a container installed.
  public func isInstalled(_ id: String, in container: String) -> Bool {
    installationMask(of: container)?.isInstalled(id) ?? true
  }

  /// Whether a variation that applies masks a container at all.
  public func hasMask(on container: String) -> Bool {
    variations.contains { keyedMask(container, of: $0) != nil }
  }

  /// Which of a container's objects the variations that apply leave installed; nil if none masks the container. Look it up
  /// once for all of the objects.
  package func installationMask(of container: String) -> InstallationMask? {
    let masks = variations.compactMap { keyedMask(container, of: $0) }
    guard !masks.isEmpty else { return nil }
    var isIncluded: [String: Bool] = [:]
    for mask in masks {
      for entry in document.tree.children(of: mask) {
        guard let position = document.tree.attribute("reference", of: entry) else { continue }
        document.markRead(attribute: position)
        isIncluded[document.value(ofAttribute: position)] = document.tree.name(of: entry) == "include"
      }
    }
    return InstallationMask(isIncluded: isIncluded)
  }

  private func keyedMask(_ key: String, of variation: ElementIndex) -> ElementIndex? {
    document.tree.children(of: variation).first { child in
      document.tree.name(of: child) == "mask"
        && document.tree.attribute("key", of: child).map { document.value(ofAttribute: $0) } == key
    }
  }
}

extension NibCoder {
  /// The nearest descendants that are objects of a type, whatever elements hold them, in document order. Among them are
  /// top-level objects of the registry's fallback class: see ``NibRegistry/registerFallback(_:forTopLevelObjects:)``.
  @inlinable
  public func decodeNearestObjects<Object>(of type: Object.Type) -> [Object] {
    nearestObjects(fits: { $0 is Object.Type }, isFitting: { $0 is Object }).compactMap { $0 as? Object }
  }
}

// MARK: - The same without generics, which would run for each element

extension NibCoder {
  @usableFromInline
  func objects(in container: String, fits: (any NibCoding.Type) -> Bool) -> [any NibCoding] {
    let container = translated(container)
    let loose = looseObjects(fits: fits)
    guard let holder = self.container(named: container) else { return loose }
    return document.tree.children(of: holder).compactMap { object(at: $0, fits: fits) } + loose
  }

  /// Children that are objects of the type by their name alone.
  private func looseObjects(fits: (any NibCoding.Type) -> Bool) -> [any NibCoding] {
    guard document.kind == .stackDefinition else { return [] }
    return document.tree.children(of: element).compactMap { child in
      guard document.tree[child].keyAttribute < 0 else { return nil }
      let isWanted = !document.isKnown(child) || document.registeredType(at: child).map(fits) ?? false
      return isWanted ? object(at: child, fits: fits) : nil
    }
  }

  @usableFromInline
  func nearestObjects(
    fits: (any NibCoding.Type) -> Bool, isFitting: (any NibCoding) -> Bool
  ) -> [any NibCoding] {
    var found: [any NibCoding] = []
    let descendants = document.tree.descendants(of: element)
    let objectsName = document.registry.topLevelFallbackType.flatMap { type in
      fits(type) ? document.tree.number(ofName: "objects") : nil
    }
    var position = descendants.lowerBound
    while position < descendants.upperBound {
      let candidate = ElementIndex(position)
      let isFound =
        document.registeredType(at: candidate).map(fits) ?? false
        || document.object(at: candidate).map(isFitting) ?? false
        || objectsName.map { isUnknownObject(candidate, in: $0) } ?? false
      if isFound, let object = object(at: candidate, fits: fits) { found.append(object) }
      position = isFound ? Int(document.tree[candidate].subtreeEnd) : position + 1
    }
    return found
  }

  /// Whether an element is unknown to the registry and directly in a container of a name.
  private func isUnknownObject(_ element: ElementIndex, in container: Int32) -> Bool {
    guard !document.isKnown(element), let parent = document.tree.parent(of: element) else { return false }
    return document.tree[parent].name == container
  }

  /// Makes the element's object. What does not fit the type is not made.
  @usableFromInline
  func object(at element: ElementIndex, fits: (any NibCoding.Type) -> Bool) -> (any NibCoding)? {
    if let made = document.object(at: element) { return made }
    guard let type = document.registeredType(at: element) ?? document.registry.fallbackType, fits(type) else {
      return nil
    }
    return document.makeObject(type, at: element, activeVariations: activeVariations)
  }
}

extension NibCoder {
  /// The object of the coder's own element: for documents whose root is an object.
  public func decodeRoot<Object>(as type: Object.Type) -> Object? {
    object(at: element) { $0 is Object.Type } as? Object
  }
}
