/// What the registry and its vocabulary say of each name of a document, looked up once.
struct ClassesByName {
  private let entries: [NibRegistry.Entry]
  /// By the numbers of the names; nil for names that the vocabulary does not have.
  let vocabulary: [VocabularyElement?]
  /// The values of attributes that are not written, by the numbers of the names.
  let defaults: [[String: String]]

  init(_ tree: XMLTree, in registry: NibRegistry, kind: DocumentKind) {
    let vocabulary = tree.names.map { registry.vocabulary?[$0] }
    self.vocabulary = vocabulary
    let hasDefaults = registry.vocabulary.map { kind == .stackDefinition ? .stackDefinition : $0 }
    defaults = tree.names.map { name in hasDefaults.map { $0[name] ?? $0.view }?.defaults ?? [:] }
    entries = tree.names.indices.map { number in
      var entry = registry[HashedName(tree.names[number], hash: tree.nameHashes[number])]
      entry.isKnown = entry.isKnown || vocabulary[number] != nil
      return entry
    }
  }

  subscript(element: XMLTree.ElementRecord) -> NibRegistry.Entry { entries[Int(element.name)] }

  var areAllKnown: Bool { entries.allSatisfy(\.isKnown) }
}
