/// The object of a nib that holds all others.
extension NibContent {
  /// Adds a placeholder for an object that is given to the nib when it is loaded.
  ///
  /// - Parameters:
  ///   - place: Where other objects expect it; nil for anywhere.
  ///   - isFirst: Whether it comes before all other objects of the top level.
  mutating func addProxy(
    _ identifier: String, at place: ArchivedValue? = nil, isFirst: Bool = false
  ) -> ArchivedValue {
    let proxy = place ?? builder.reserve()
    let name = builder.string(identifier)
    builder.set(proxy, ArchivedObject("UIProxyObject", [.init("UIProxiedObjectIdentifier", name)]))
    if isFirst { lists.topLevel.insert(proxy, at: 0) } else { lists.topLevel.append(proxy) }
    list(proxy, atLevel: isFirst ? -1 : 0)
    return proxy
  }

  /// Adds placeholders for objects of another nib, which hands them in.
  ///
  /// - Returns: Their names, with what they stand for.
  mutating func addUpstreamPlaceholders(
    for references: [ObjectPlaces.Reference]
  ) -> [(name: String, reference: ObjectPlaces.Reference)] {
    references.enumerated().map { number, reference in
      let name = "UpstreamPlaceholder-\(number + 1)"
      _ = addProxy(name, at: placeForProxy(reference))
      return (name, reference)
    }
  }

  /// The graph of the nib, with everything that was compiled.
  mutating func graph() -> ObjectGraph {
    for (element, object) in withExtras { ObjectExtras.compileLast(element, object, in: &self) }
    builder.set(root, ArchivedObject("NSObject", lists.entries.map { .init($0.key, builder.list($0.values)) }))
    return builder.graph
  }
}
