/// Answers for the keys of one element, as `NSCoder` answers for those of one archived object.
///
/// A key is an attribute (`spacing="8"`) or a child element with that key (`<rect key="frame" …/>`). The
/// variation that applies overrides both. A missing key is nil; a malformed value is a diagnostic at the
/// value's place, then nil. Keys may also be spelled as in compiled nibs (`UIStackViewSpacing`).
public struct NibCoder {
  /// The document being decoded.
  public let document: NibDocument
  /// The element whose keys are answered.
  public let element: ElementIndex
  /// The variations of this element that apply, from the least to the most specific.
  let variations: [ElementIndex]

  package init(document: NibDocument, element: ElementIndex) {
    self.document = document
    self.element = element
    variations = document.activeVariations(of: element)
    document.markDecoded(element)
  }

  /// A coder that looks for objects below an element and answers none of its keys.
  init(document: NibDocument, visiting element: ElementIndex) {
    self.document = document
    self.element = element
    variations = []
  }

  /// The element's name, such as `stackView`.
  public var elementName: String { document.tree.name(of: element) }

  /// The element's start tag.
  public var range: SourceRange { document.tree.tagRange(of: element) }

  /// Whether the key is there, well formed or not: an attribute, a child element with that key, or a container such as
  /// `<subviews>`, even an empty one. A container that a stack definition leaves out is not there.
  public func containsValue(forKey key: String) -> Bool {
    if let presence = document.registry.compiledKeys.presence(for: key) { return presence.contains { child(forKey: $0) != nil } }
    let key = document.registry.compiledKeys.translated(key)
    return place(ofKey: key) != nil || child(forKey: key) != nil || container(named: key) != nil
  }

  /// The text of an element that holds characters, such as `<string key="text">…</string>`.
  public var elementText: String { document.tree.text(of: element) }

  /// A coder for the child element that holds a keyed value.
  public func coder(forKey key: String) -> NibCoder? {
    child(forKey: document.registry.compiledKeys.translated(key)).map { NibCoder(document: document, element: $0) }
  }

  /// Coders for the children of a container such as `<connections>`; empty where there is none.
  public func coders(in container: String) -> [NibCoder] {
    guard let holder = self.container(named: document.registry.compiledKeys.translated(container)) else { return [] }
    return document.tree.children(of: holder).map { NibCoder(document: document, element: $0) }
  }
}

extension NibCoder {
  /// Coders for all child elements, keyed or not.
  public var childCoders: [NibCoder] {
    document.tree.children(of: element).map { NibCoder(document: document, visiting: $0) }
  }

  /// Coders for the child elements of some names, keyed or not, in document order.
  public func childCoders(named names: [String]) -> [NibCoder] {
    let keys = names.map(HashedName.init)
    let children = document.tree.children(of: element).lazy.filter { document.tree.isNamed($0, one: keys) }
    return children.map { NibCoder(document: document, visiting: $0) }
  }

  /// Coders for all elements of a name below this one, however deep.
  public func descendants(named name: String) -> [NibCoder] {
    guard let number = document.tree.number(ofName: name) else { return [] }
    return document.tree.descendants(of: element).lazy.filter { document.tree.elements[$0].name == number }
      .map { NibCoder(document: document, visiting: ElementIndex($0)) }
  }

  /// A whole attribute, name and value: what a report about it underlines.
  public func attributeRange(_ name: String) -> SourceRange? {
    guard let position = document.tree.attribute(name, of: element) else { return nil }
    let name = document.tree.nameRange(ofAttribute: position)
    return SourceRange(name.lowerBound, document.tree.valueRange(ofAttribute: position).upperBound + 1)
  }
}
