/// An element of a document as it is written, for what views do not decode.
package struct DocumentElement {
  package let document: NibDocument
  package let index: ElementIndex

  @inlinable
  package init(document: NibDocument, index: ElementIndex) { (self.document, self.index) = (document, index) }

  package var name: String { document.tree.name(of: index) }

  /// The start tag.
  package var range: SourceRange { document.tree.tagRange(of: index) }

  /// From the start tag to the end tag.
  package var wholeRange: SourceRange { document.tree.range(of: index) }

  package var id: String? { self["id"] }

  /// An attribute's value.
  package subscript(attribute: String) -> String? {
    document.tree.attribute(attribute, of: index).map { document.value(ofAttribute: $0) }
  }

  /// An attribute as it is written.
  package func attribute(_ name: String) -> XMLTree.Attribute? { document.tree.attribute(named: name, of: index) }

  /// The bytes of an attribute's value.
  package func valueRange(_ attribute: String) -> SourceRange? {
    document.tree.attribute(attribute, of: index).map { document.tree.valueRange(ofAttribute: $0) }
  }

  /// The element that holds this one.
  package var parent: DocumentElement? {
    document.tree.parent(of: index).map { DocumentElement(document: document, index: $0) }
  }

  /// The elements right inside of it, in document order.
  package var children: LazyMapSequence<XMLTree.Children, DocumentElement> {
    document.tree.children(of: index).lazy.map { DocumentElement(document: document, index: $0) }
  }

  /// The child that holds a keyed value, such as `<rect key="frame" …/>`.
  package func child(forKey key: String) -> DocumentElement? { children.first { $0["key"] == key } }

  /// The first child with a name.
  package func child(named name: String) -> DocumentElement? { children.first { $0.name == name } }
}

extension DocumentElement {
  /// An attribute that is there and not empty.
  package func written(_ attribute: String) -> String? { self[attribute].flatMap { $0.isEmpty ? nil : $0 } }

  /// The nearest enclosing element that has a name.
  package func enclosing(_ name: String) -> DocumentElement? {
    var candidate = parent
    while let element = candidate, element.name != name { candidate = element.parent }
    return candidate
  }

  /// The view controller of a scene.
  package var sceneController: DocumentElement? {
    child(named: "objects")?.children.first { $0["sceneMemberID"] == "viewController" }
  }
}

/// The elements of a document by name, found in one pass.
package struct ElementsByName {
  package let document: NibDocument
  /// The elements with the first name, then those with the second, and so on.
  private let indices: [ElementIndex]
  /// For each name the end of its elements.
  private let ends: [Int]

  package init(_ document: NibDocument) {
    self.document = document
    let tree = document.tree
    var next = Array(repeating: 0, count: tree.names.count + 1)
    for index in tree.indices { next[Int(tree[index].name) + 1] += 1 }
    for name in tree.names.indices { next[name + 1] += next[name] }
    var indices = Array(repeating: tree.root, count: tree.elements.count)
    for index in tree.indices {
      let name = Int(tree[index].name)
      indices[next[name]] = index
      next[name] += 1
    }
    self.indices = indices
    ends = next
  }

  /// The elements of a name, in document order.
  package subscript(name: String) -> [DocumentElement] {
    guard let number = document.tree.number(ofName: name).map({ Int($0) }) else { return [] }
    let start = number == 0 ? 0 : ends[number - 1]
    return indices[start..<ends[number]].map { DocumentElement(document: document, index: $0) }
  }
}
