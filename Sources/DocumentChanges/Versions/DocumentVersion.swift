public import Formats
import NibDecoder
import Support

/// One version of a document, whose elements have identities.
public struct DocumentVersion: Sendable {
  /// The text.
  public let tree: XMLTree
  /// By element.
  private let identities: [ElementIdentity]
  /// By identity; -1 for those that this version lacks.
  private let elements: [Int32]
  /// Elements with the id, or the key and parent, of an element before them.
  package let duplicates: [ElementIndex]

  init(_ tree: XMLTree, identities: [ElementIdentity], capacity: Int, duplicates: [ElementIndex]) {
    (self.tree, self.identities, self.duplicates) = (tree, identities, duplicates)
    var elements = [Int32](repeating: -1, count: capacity)
    for (place, identity) in identities.enumerated() { elements[identity.number] = Int32(place) }
    self.elements = elements
  }

  /// The element of an identity; nil if this version lacks it.
  public subscript(identity: ElementIdentity) -> ElementIndex? {
    guard identity.number < elements.count, elements[identity.number] >= 0 else { return nil }
    return ElementIndex(rawValue: elements[identity.number])
  }

  func identity(of element: ElementIndex) -> ElementIdentity { identities[Int(element.rawValue)] }

  /// The identity of the element around another one; nil for the root.
  func parent(of element: ElementIndex) -> ElementIdentity? { tree.parent(of: element).map(identity) }

  /// The identities of an element's children, in order.
  func children(of element: ElementIndex) -> [ElementIdentity] { tree.children(of: element).map(identity) }

  /// The objects and scenes with their ids, in document order.
  var objects: [(id: String, element: ElementIndex)] {
    tree.indices.compactMap { element in ElementStep.id(of: element, in: tree).map { ($0, element) } }
  }
}

extension DocumentVersion {
  /// The objects and scenes by their ids; the first one of an id that stands twice.
  var objectsByID: [String: ElementIndex] {
    Dictionary(objects.map { ($0.id, $0.element) }) { first, _ in first }
  }
}

// MARK: - Content

extension DocumentVersion {
  /// The text of an element that holds no other, without white space that only lays the file out.
  func text(of element: ElementIndex) -> String {
    let text = tree.text(of: element)
    guard text.utf8.allSatisfy(\.isXMLSpace) else { return text }
    return Vocabulary.strings.contains(tree.name(of: element)) && isLeaf(element) ? text : ""
  }

  /// The start tag of an element as it is written.
  func tag(of element: ElementIndex) -> ArraySlice<UInt8> {
    let range = tree.tagRange(of: element)
    return tree.source.bytes[range.lowerBound..<range.upperBound]
  }

  /// Whether an element holds no other element.
  func isLeaf(_ element: ElementIndex) -> Bool { tree.children(of: element).first { _ in true } == nil }

  /// Whether an element only groups others, as `<subviews>` does: it is there if it holds something.
  func isGroup(_ element: ElementIndex) -> Bool {
    tree.attributePositions(of: element).isEmpty && text(of: element).isEmpty
      && (!isLeaf(element) || Self.groups.contains(tree.name(of: element)))
  }

  /// Whether there is text between the elements that some element holds.
  var hasMixedContent: Bool {
    tree.indices.contains { !isLeaf($0) && !text(of: $0).isEmpty }
  }

  private static let groups: Set<String> = [
    "subviews", "constraints", "connections", "objects", "items", "resources", "cells", "sections", "prototypes",
    "segments", "tableColumns",
  ]
}

extension DocumentVersion {
  /// The attributes of the root that say what the document is.
  static let meaningfulAttributes: Set<String> = ["initialViewController", "type", "targetRuntime"]

  /// Whether layout computes the frame of the view that a `<rect key="frame">` belongs to.
  func isManagedFrame(_ frame: ElementIndex) -> Bool {
    guard let view = tree.parent(of: frame) else { return false }
    if tree[view, "key"] != nil { return true }
    let isFixed = tree[view, "fixedFrame"] == "YES"
    if tree[view, "translatesAutoresizingMaskIntoConstraints"] == "NO", !isFixed { return true }
    if Self.cells.contains(tree.name(of: view)) { return true }
    guard let holder = tree.parent(of: view).flatMap(tree.parent(of:)) else { return false }
    return Self.layoutContainers.contains(tree.name(of: holder)) || isPartOfStandardCell(view, in: holder)
  }

  /// Whether a view is the title, the detail or the image of a cell of one of the system's styles.
  private func isPartOfStandardCell(_ view: ElementIndex, in content: ElementIndex) -> Bool {
    guard tree.name(of: content) == "tableViewCellContentView", let cell = tree.parent(of: content),
      let id = tree[view, "id"]
    else { return false }
    return ["textLabel", "detailTextLabel", "imageView"].contains { tree[cell, $0] == id }
  }

  private static let cells: Set<String> = [
    "tableViewCell", "tableViewCellContentView", "collectionViewCell", "collectionViewCellContentView",
    "collectionReusableView", "tableCellView",
  ]
  private static let layoutContainers: Set<String> = ["stackView", "clipView", "splitView"]
}

extension DocumentVersion {
  /// Whether the value of an attribute is the id of an object that the element refers to.
  ///
  /// The vocabulary is not complete, so an id that Interface Builder made is a reference wherever it stands.
  func isReference(_ value: String, of attribute: String, in element: ElementIndex) -> Bool {
    if attribute != "id", attribute != "sceneID", ObjectID.isGenerated(value) { return true }
    let vocabulary = Vocabulary.forDocuments(ofType: tree[tree.root, "type"])
    return vocabulary[tree.name(of: element)].map { vocabulary.references(of: $0).contains(attribute) } ?? false
  }
}

/// Why the elements of a document cannot be told apart.
public enum IncomparableDocument: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is text between elements.
  case mixedContent
  /// The document is in a format of its own, that of Xcode 3.
  case archive

  /// The reason, as a sentence about the document: `there is text between its elements`.
  public var description: String {
    switch self {
    case .mixedContent: "there is text between its elements"
    case .archive: "it is in the format of Xcode 3"
    }
  }

  static func check(_ version: DocumentVersion) throws(IncomparableDocument) {
    if version.tree.name(of: version.tree.root) == "archive" { throw .archive }
    if version.hasMixedContent { throw .mixedContent }
  }
}
