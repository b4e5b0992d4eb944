import Vocabulary

/// What the registry says of each name of a document, looked up once.
struct ClassesByName {
  private let types: [(any NibCoding.Type)?]
  private let knownNames: [Bool]
  /// By the numbers of the names; nil for names that the vocabulary does not have.
  let vocabulary: [VocabularyElement?]

  init(_ tree: XMLTree, in registry: NibRegistry) {
    let entries = zip(tree.names, tree.nameHashes).map { registry[HashedName($0, hash: $1)] }
    types = entries.map(\.type)
    knownNames = entries.map(\.isKnown)
    vocabulary = entries.map(\.vocabulary)
  }

  /// The class of the objects that are made from an element; nil if there are none.
  func type(of element: XMLTree.ElementRecord) -> (any NibCoding.Type)? { types[Int(element.name)] }

  /// Whether the registry knows an element's name.
  func isKnown(_ element: XMLTree.ElementRecord) -> Bool { knownNames[Int(element.name)] }

  var areAllKnown: Bool { !knownNames.contains(false) }
}
