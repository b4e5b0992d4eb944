import NibDecoder

/// An element of a document as it is written, for rules about what views do not decode.
struct DocumentElement {
  let document: NibDocument
  let index: ElementIndex

  var name: String { document.tree.name(of: index) }

  /// The start tag.
  var range: SourceRange { document.tree.tagRange(of: index) }

  var id: String? { self["id"] }

  /// An attribute's value.
  subscript(attribute: String) -> String? {
    document.tree.attribute(attribute, of: index).map { document.value(ofAttribute: $0) }
  }

  /// An attribute as it is written.
  func attribute(_ name: String) -> XMLTree.Attribute? { document.tree.attribute(named: name, of: index) }

  /// The bytes of an attribute's value.
  func valueRange(_ attribute: String) -> SourceRange? {
    document.tree.attribute(attribute, of: index).map { document.tree.valueRange(ofAttribute: $0) }
  }

  /// The element that holds this one.
  var parent: DocumentElement? {
    document.tree.parent(of: index).map { DocumentElement(document: document, index: $0) }
  }

  /// The elements right inside of it, in document order.
  var children: some Sequence<DocumentElement> {
    document.tree.children(of: index).lazy.map { DocumentElement(document: document, index: $0) }
  }

  /// The child that holds a keyed value, such as `<rect key="frame" …/>`.
  func child(forKey key: String) -> DocumentElement? { children.first { $0["key"] == key } }

  /// The first child with a name.
  func child(named name: String) -> DocumentElement? { children.first { $0.name == name } }
}
