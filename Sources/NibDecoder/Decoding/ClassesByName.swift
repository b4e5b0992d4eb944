/// The registry's entry for each name of a document, looked up once.
struct ClassesByName {
  private let entries: [NibRegistry.Entry]

  init(_ tree: XMLTree, in registry: NibRegistry) {
    entries = zip(tree.names, tree.nameHashes).map { registry[HashedName($0, hash: $1)] }
  }

  subscript(element: XMLTree.ElementRecord) -> NibRegistry.Entry { entries[Int(element.name)] }

  var areAllKnown: Bool { entries.allSatisfy(\.isKnown) }
}
