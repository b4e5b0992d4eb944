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

  /// Whether the key is there, well formed or not.
  public func containsValue(forKey key: String) -> Bool {
    if let presence = CompiledNibKey.presence(for: key) { return presence.contains { child(forKey: $0) != nil } }
    let key = CompiledNibKey.translated(key)
    return text(forKey: key) != nil || child(forKey: key) != nil
  }

  /// The text of an element that holds characters, such as `<string key="text">…</string>`.
  public var elementText: String { document.tree.text(of: element) }

  /// A coder for the child element that holds a keyed value.
  public func coder(forKey key: String) -> NibCoder? {
    child(forKey: CompiledNibKey.translated(key)).map { NibCoder(document: document, element: $0) }
  }

  /// Coders for the children of a container such as `<connections>`; empty where there is none.
  public func coders(in container: String) -> [NibCoder] {
    guard let holder = self.container(named: CompiledNibKey.translated(container)) else { return [] }
    return document.tree.children(of: holder).map { NibCoder(document: document, element: $0) }
  }
}

// MARK: - Where a key's value stands

extension NibCoder {
  /// A value as it is written, and its place.
  struct Text {
    var value: String
    var range: SourceRange
  }

  /// The attribute, or the text of a `<string>`, `<real>`, `<integer>` … child with that key.
  ///
  /// What a variation overrides counts as read, too.
  func text(forKey key: String) -> Text? {
    var found = attributeText(key, of: element) ?? childText(key, of: element)
    for variation in variations {
      found = attributeText(key, of: variation) ?? childText(key, of: variation) ?? found
    }
    return found
  }

  private func attributeText(_ key: String, of element: ElementIndex) -> Text? {
    guard let position = document.tree.attribute(key, of: element) else { return nil }
    document.markRead(attribute: position)
    return Text(
      value: document.value(ofAttribute: position), range: document.tree.valueRange(ofAttribute: position))
  }

  private static let valueElements: Set<String> = ["string", "mutableString", "real", "integer", "bool"]

  private func childText(_ key: String, of element: ElementIndex) -> Text? {
    guard let child = keyedChild(key, of: element), Self.valueElements.contains(document.tree.name(of: child)) else {
      return nil
    }
    if let text = attributeText("value", of: child) { return text }
    let content = document.tree.contentRange(of: child, in: document.source)
    let range = content.count > 0 ? content : document.tree.tagRange(of: child)
    return Text(value: document.tree.text(of: child), range: range)
  }

  /// The child element with a key. In a stack definition `key=` may be left out where the name says it.
  func child(forKey key: String) -> ElementIndex? {
    for variation in variations.reversed() {
      if let found = keyedChild(key, of: variation) { return found }
    }
    return keyedChild(key, of: element) ?? unkeyedChild(key)
  }

  private func keyedChild(_ key: String, of element: ElementIndex) -> ElementIndex? {
    document.tree.children(of: element).first { child in
      guard let position = document.tree.attribute("key", of: child) else { return false }
      guard document.value(ofAttribute: position) == key else { return false }
      document.markRead(attribute: position)
      return document.tree.name(of: child) != "variation"
    }
  }

  /// Keys that Interface Builder always writes on the same element.
  private static let elementForKey = [
    "frame": "rect", "layoutMargins": "edgeInsets", "directionalLayoutMargins": "directionalEdgeInsets",
  ]

  private func unkeyedChild(_ key: String) -> ElementIndex? {
    guard document.kind == .stackDefinition else { return nil }
    let name = Self.elementForKey[key] ?? key
    return document.tree.children(of: element).first {
      document.tree.name(of: $0) == name && document.tree.attribute("key", of: $0) == nil
    }
  }

  /// The container element of that name, such as `<subviews>`.
  func container(named name: String) -> ElementIndex? {
    document.tree.children(of: element).first { child in
      document.tree.name(of: child) == name && document.tree.attribute("key", of: child) == nil
    }
  }
}

extension NibCoder {
  /// Coders for all child elements, keyed or not.
  public var childCoders: [NibCoder] {
    document.tree.children(of: element).map { NibCoder(document: document, visiting: $0) }
  }
}

extension NibCoder {
  /// Coders for all elements of a name below this one, however deep.
  public func descendants(named name: String) -> [NibCoder] {
    document.tree.children(of: element).flatMap { child -> [NibCoder] in
      let coder = NibCoder(document: document, visiting: child)
      return (coder.elementName == name ? [coder] : []) + coder.descendants(named: name)
    }
  }

  /// A whole attribute, name and value: what a report about it underlines.
  public func attributeRange(_ name: String) -> SourceRange? {
    guard let position = document.tree.attribute(name, of: element) else { return nil }
    let name = document.tree.nameRange(ofAttribute: position)
    return SourceRange(name.lowerBound, document.tree.valueRange(ofAttribute: position).upperBound + 1)
  }
}
