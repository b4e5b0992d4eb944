/// Decodes keys of an element after its object was made, such as those that only drawing needs.
///
/// It neither keeps the document's objects alive nor marks attributes as read, and reports nothing: a malformed value
/// decodes as nil.
public struct LateCoder {
  private let document: UndecodedDocument
  private let element: ElementIndex
  private let activeVariations: [String]

  /// Prepares decoding the element of a coder later.
  public init(_ coder: NibCoder) {
    document = coder.document.undecodedDocument
    element = coder.element
    activeVariations = coder.activeVariations
  }

  /// Prepares decoding an element without attributes, as of an object that is made in code.
  package init(emptyElement name: String, in registry: NibRegistry) {
    // A subclass may have any text as its element's name.
    let tree = ["<\(name)/>", "<view/>"].lazy.compactMap { try? XMLTree(text: $0) }.first!
    let kind = DocumentKind.stackDefinition
    document = UndecodedDocument(
      tree, kind: kind, registry: registry, classes: ClassesByName(tree, in: registry, kind: kind), replacements: nil)
    element = tree.root
    activeVariations = []
  }

  /// A coder for the element.
  public var coder: NibCoder {
    NibCoder(document: document.nib, element: element, activeVariations: activeVariations)
  }
}

/// What a document is decoded from, and a document without any objects, which is made when it is first needed.
final class UndecodedDocument {
  private let tree: XMLTree
  let kind: DocumentKind
  private let registry: NibRegistry
  private let classes: ClassesByName
  private let replacements: TextReplacements?
  private(set) lazy var nib = makeDocument()

  init(
    _ tree: XMLTree, kind: DocumentKind, registry: NibRegistry, classes: ClassesByName,
    replacements: TextReplacements?
  ) {
    self.tree = tree
    self.kind = kind
    self.registry = registry
    self.classes = classes
    self.replacements = replacements
  }

  /// Makes a document of which nothing is decoded.
  func makeDocument() -> NibDocument {
    NibDocument(tree, kind: kind, registry: registry, classes, replacements: replacements)
  }
}
