/// Decodes the keys of one element, as `NSCoder` decodes those of one archived object.
///
/// A key is an attribute (`spacing="8"`) or a child element with that key (`<rect key="frame" …/>`). A variation that
/// applies overrides both. A missing key decodes as nil; so does a malformed value, after a diagnostic at its place. Keys
/// may also be spelled as in compiled nibs (`UIStackViewSpacing`) if the registry or the vocabulary has them.
public struct NibCoder {
  /// The document being decoded.
  public let document: NibDocument
  /// The element whose keys are answered.
  public let element: ElementIndex
  /// The keys of the variations that apply, from the least to the most specific.
  public let activeVariations: [String]
  /// The variations of this element that apply, from the least to the most specific.
  let variations: [ElementIndex]

  package init(document: NibDocument, element: ElementIndex, activeVariations: [String]) {
    self.document = document
    self.element = element
    self.activeVariations = activeVariations
    variations = document.variations(of: element, active: activeVariations)
    document.markDecoded(element)
  }

  /// A coder that finds objects below an element and decodes none of its keys.
  private init(visiting element: ElementIndex, from coder: NibCoder) {
    document = coder.document
    activeVariations = coder.activeVariations
    self.element = element
    variations = []
  }

  /// A coder for another element of the document.
  private func coder(at element: ElementIndex) -> NibCoder {
    NibCoder(document: document, element: element, activeVariations: activeVariations)
  }

  /// The XML's name for a key, which may be a compiled one.
  func translated(_ key: String) -> String {
    guard document.registry.compiledKeys.mayHave(key) else { return key }
    return document.registry.compiledKeys.translated(key) ?? vocabularyKey(key)?.property ?? key
  }

  /// What the vocabulary says about a key of compiled nibs; nil for other keys, which begin with a small letter.
  func vocabularyKey(_ key: String) -> VocabularyKey? {
    guard let first = key.utf8.first, first < UInt8(ascii: "a") else { return nil }
    return document.registry.vocabulary.flatMap { VocabularyKey(key, of: elementName, in: $0) }
  }

  /// The element's name, such as `stackView`.
  public var elementName: String { document.tree.name(of: element) }

  /// The element's start tag.
  public var range: SourceRange { document.tree.tagRange(of: element) }

  /// Whether the key is written, well formed or not: an attribute, a child element with that key, or a container such as
  /// `<subviews>`, even an empty one. A container that a stack definition leaves out is not written.
  public func containsValue(forKey key: String) -> Bool {
    if let presence = document.registry.compiledKeys.presence(for: key) {
      return presence.contains { child(forKey: $0) != nil }
    }
    let key = translated(key)
    return place(ofKey: key) != nil || child(forKey: key) != nil || container(named: key) != nil
  }

  /// The text of an element that holds characters, such as `<string key="text">…</string>`.
  public var elementText: String { document.content(of: element) }

  /// A coder for the child element that holds a keyed value.
  public func coder(forKey key: String) -> NibCoder? {
    child(forKey: translated(key)).map(coder(at:))
  }

  /// Coders for the children of a container such as `<connections>`; empty if there is none.
  public func coders(in container: String) -> [NibCoder] {
    guard let holder = self.container(named: translated(container)) else { return [] }
    return document.tree.children(of: holder).map(coder(at:))
  }
}

extension NibCoder {
  /// Coders for all child elements, keyed or not.
  public var childCoders: [NibCoder] {
    document.tree.children(of: element).map { NibCoder(visiting: $0, from: self) }
  }

  /// Coders for the child elements of some names, keyed or not, in document order.
  public func childCoders(named names: [String]) -> [NibCoder] {
    let keys = names.map(HashedName.init)
    let children = document.tree.children(of: element).lazy.filter { document.tree.isNamed($0, one: keys) }
    return children.map { NibCoder(visiting: $0, from: self) }
  }

  /// Coders for all elements of a name below this one, however deep.
  public func descendants(named name: String) -> [NibCoder] {
    guard let number = document.tree.number(ofName: name) else { return [] }
    return document.tree.descendants(of: element).lazy.filter { document.tree.elements[$0].name == number }
      .map { NibCoder(visiting: ElementIndex($0), from: self) }
  }

  /// The bytes of a whole attribute, name and value.
  public func attributeRange(_ name: String) -> SourceRange? {
    guard let position = document.tree.attribute(name, of: element) else { return nil }
    let name = document.tree.nameRange(ofAttribute: position)
    return SourceRange(name.lowerBound, document.tree.valueRange(ofAttribute: position).upperBound + 1)
  }
}
