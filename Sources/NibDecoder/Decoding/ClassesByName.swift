/// The registry's entry for each name of a document, looked up once.
struct ClassesByName {
  private let entries: [NibRegistry.Entry]

  init(_ tree: XMLTree, in registry: NibRegistry) {
    entries = zip(tree.names, tree.nameHashes).map { name, hash in
      var entry = registry[HashedName(name, hash: hash)]
      entry.isKnown = entry.isKnown || registry.vocabulary?[name] != nil
      return entry
    }
  }

  subscript(element: XMLTree.ElementRecord) -> NibRegistry.Entry { entries[Int(element.name)] }

  var areAllKnown: Bool { entries.allSatisfy(\.isKnown) }
}
