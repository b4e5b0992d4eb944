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

/// Texts that take the place of a document's own, such as those of a translation.
package struct TextReplacements: Sendable {
  /// By the numbers of the attributes.
  private var attributes: [Int: String] = [:]
  /// By the elements whose content is the text.
  private var contents: [ElementIndex: String] = [:]

  package init() {}

  var isEmpty: Bool { attributes.isEmpty && contents.isEmpty }

  package mutating func replace(attribute position: Int, with text: String) { attributes[position] = text }

  package mutating func replace(contentOf element: ElementIndex, with text: String) { contents[element] = text }

  func value(ofAttribute position: Int) -> String? { attributes[position] }

  func content(of element: ElementIndex) -> String? { contents[element] }

  func contains(attribute position: Int) -> Bool { attributes[position] != nil }
}
