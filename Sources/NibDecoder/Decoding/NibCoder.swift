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

/// Values of attributes, and the vocabulary's defaults for those that are not written or malformed.
extension NibCoder {
  /// A flag; false where the vocabulary has no default.
  public func bool(forKey key: String) -> Bool { decodeBool(forKey: key) ?? (defaultValue(forKey: key) == "YES") }

  /// A number; 0 where the vocabulary has no default.
  public func double(forKey key: String) -> Double { decodeDouble(forKey: key) ?? defaultNumber(forKey: key) }

  /// A whole number; 0 where the vocabulary has no default.
  public func integer(forKey key: String) -> Int {
    decodeInteger(forKey: key) ?? defaultValue(forKey: key).flatMap { Int($0) } ?? 0
  }

  /// A string; empty where the vocabulary has no default.
  public func string(forKey key: String) -> String { decodeString(forKey: key) ?? defaultValue(forKey: key) ?? "" }

  /// One of an enumeration's raw values; the first case where the vocabulary has no default.
  public func value<Value: RawRepresentable<String> & CaseIterable>(
    _ type: Value.Type = Value.self, forKey key: String
  ) -> Value {
    decodeEnum(type, forKey: key) ?? defaultCase(forKey: key)
  }

  /// As ``value(_:forKey:)``, without a report of another text: the check of the vocabulary makes it a warning.
  package func unreportedValue<Value: RawRepresentable<String> & CaseIterable>(forKey key: String) -> Value {
    Value(rawValue: string(forKey: key)) ?? defaultCase(forKey: key)
  }

  /// The default of an attribute whose values are an enumeration's.
  package func defaultCase<Value: RawRepresentable<String> & CaseIterable>(forKey key: String) -> Value {
    // An enumeration without cases has no values.
    defaultValue(forKey: key).flatMap(Value.init) ?? Value.allCases.first!
  }

  /// The default of an attribute that is a number; 0 where the vocabulary has none.
  package func defaultNumber(forKey key: String) -> Double { defaultValue(forKey: key).flatMap { Double($0) } ?? 0 }

  /// The vocabulary's default of an attribute; nil where it has none, as for a document without a vocabulary.
  package func defaultValue(forKey key: String) -> String? {
    let known = document.classes.written[Int(document.tree[element].name)] ?? document.registry.vocabulary?.view
    return known?.defaults[key]
  }
}

/// Which objects of a container are installed in the variations that apply.
package struct InstallationMask {
  fileprivate let isIncluded: [String: Bool]

  /// Whether an object is installed, as it is if no mask names it.
  package func isInstalled(_ id: String) -> Bool { isIncluded[id] ?? true }
}

extension NibCoder {
  /// The object that a keyed child element describes.
  public func decodeObject<Object>(of type: Object.Type, forKey key: String) -> Object? {
    child(forKey: translated(key)).flatMap {
      object(at: $0) { $0 is Object.Type } as? Object
    }
  }

  /// The objects in a container element such as `<subviews>`, in document order. Uninstalled ones are among
  /// them: see ``isInstalled(_:in:)``. In a stack definition the container may be left out; objects outside of
  /// it follow those inside.
  @inlinable
  public func decodeObjects<Object>(of type: Object.Type, in container: String) -> [Object] {
    objects(in: container) { $0 is Object.Type }.compactMap { $0 as? Object }
  }

  /// Whether the variations that apply leave an object of a container installed.
  public func isInstalled(_ id: String, in container: String) -> Bool {
    installationMask(of: container)?.isInstalled(id) ?? true
  }

  /// Whether a variation that applies masks a container at all.
  public func hasMask(on container: String) -> Bool {
    variations.contains { keyedMask(container, of: $0) != nil }
  }

  /// Which of a container's objects the variations that apply leave installed; nil if none masks the container. Look it up
  /// once for all of the objects.
  package func installationMask(of container: String) -> InstallationMask? {
    let masks = variations.compactMap { keyedMask(container, of: $0) }
    guard !masks.isEmpty else { return nil }
    var isIncluded: [String: Bool] = [:]
    for mask in masks {
      for entry in document.tree.children(of: mask) {
        guard let position = document.tree.attribute("reference", of: entry) else { continue }
        document.markRead(attribute: position)
        isIncluded[document.value(ofAttribute: position)] = document.tree.name(of: entry) == "include"
      }
    }
    return InstallationMask(isIncluded: isIncluded)
  }

  private func keyedMask(_ key: String, of variation: ElementIndex) -> ElementIndex? {
    document.tree.children(of: variation).first { child in
      document.tree.name(of: child) == "mask"
        && document.tree.attribute("key", of: child).map { document.value(ofAttribute: $0) } == key
    }
  }
}

extension NibCoder {
  /// The nearest descendants that are objects of a type, whatever elements hold them, in document order. Among them are
  /// top-level objects of the registry's fallback class: see ``NibRegistry/registerFallback(_:forTopLevelObjects:)``.
  @inlinable
  public func decodeNearestObjects<Object>(of type: Object.Type) -> [Object] {
    nearestObjects(fits: { $0 is Object.Type }, isFitting: { $0 is Object }).compactMap { $0 as? Object }
  }
}

// MARK: - The same without generics, which would run for each element

extension NibCoder {
  @usableFromInline
  func objects(in container: String, fits: (any NibCoding.Type) -> Bool) -> [any NibCoding] {
    let container = translated(container)
    let loose = looseObjects(fits: fits)
    guard let holder = self.container(named: container) else { return loose }
    return document.tree.children(of: holder).compactMap { object(at: $0, fits: fits) } + loose
  }

  /// Children that are objects of the type by their name alone.
  private func looseObjects(fits: (any NibCoding.Type) -> Bool) -> [any NibCoding] {
    guard document.kind == .stackDefinition else { return [] }
    return document.tree.children(of: element).compactMap { child in
      guard document.tree[child].keyAttribute < 0 else { return nil }
      let isWanted = !document.isKnown(child) || document.registeredType(at: child).map(fits) ?? false
      return isWanted ? object(at: child, fits: fits) : nil
    }
  }

  @usableFromInline
  func nearestObjects(
    fits: (any NibCoding.Type) -> Bool, isFitting: (any NibCoding) -> Bool
  ) -> [any NibCoding] {
    var found: [any NibCoding] = []
    let descendants = document.tree.descendants(of: element)
    let objectsName = document.registry.topLevelFallbackType.flatMap { type in
      fits(type) ? document.tree.number(ofName: "objects") : nil
    }
    var position = descendants.lowerBound
    while position < descendants.upperBound {
      let candidate = ElementIndex(position)
      let isFound =
        document.registeredType(at: candidate).map(fits) ?? false
        || document.object(at: candidate).map(isFitting) ?? false
        || objectsName.map { isUnknownObject(candidate, in: $0) } ?? false
      if isFound, let object = object(at: candidate, fits: fits) { found.append(object) }
      position = isFound ? Int(document.tree[candidate].subtreeEnd) : position + 1
    }
    return found
  }

  /// Whether an element is unknown to the registry and directly in a container of a name.
  private func isUnknownObject(_ element: ElementIndex, in container: Int32) -> Bool {
    guard !document.isKnown(element), let parent = document.tree.parent(of: element) else { return false }
    return document.tree[parent].name == container
  }

  /// Makes the element's object. What does not fit the type is not made.
  @usableFromInline
  func object(at element: ElementIndex, fits: (any NibCoding.Type) -> Bool) -> (any NibCoding)? {
    if let made = document.object(at: element) { return made }
    guard let type = document.registeredType(at: element) ?? document.registry.fallbackType, fits(type) else {
      return nil
    }
    return document.makeObject(type, at: element, activeVariations: activeVariations)
  }
}

extension NibCoder {
  /// The object of the coder's own element: for documents whose root is an object.
  public func decodeRoot<Object>(as type: Object.Type) -> Object? {
    object(at: element) { $0 is Object.Type } as? Object
  }
}

/// The places of values.
extension NibCoder {
  /// An attribute, or an element whose text is the value.
  enum Place {
    case attribute(Int)
    case content(ElementIndex)
  }

  /// The attribute, or the `<string>`, `<real>`, `<integer>` … child with that key.
  ///
  /// What a variation overrides counts as read, too.
  func place(ofKey key: String) -> Place? {
    let key = HashedName(key)
    var found = place(of: key, in: element)
    for variation in variations { found = place(of: key, in: variation) ?? found }
    return found
  }

  private func place(of key: HashedName, in element: ElementIndex) -> Place? {
    if let position = document.tree.attribute(key, of: element) {
      document.markRead(attribute: position)
      return .attribute(position)
    }
    return keyedChild(key, of: element).flatMap(contentPlace)
  }

  private static let valueElements: Set<String> = Vocabulary.strings.union(["real", "integer", "bool"])

  private func contentPlace(_ child: ElementIndex) -> Place? {
    guard Self.valueElements.contains(document.tree.name(of: child)) else { return nil }
    guard let position = document.tree.attribute("value", of: child) else { return .content(child) }
    document.markRead(attribute: position)
    return .attribute(position)
  }

  /// The child element with a key. In a stack definition `key=` may be left out if the element's name implies it.
  func child(forKey key: String) -> ElementIndex? {
    let searched = HashedName(key)
    for variation in variations.reversed() {
      if let found = keyedChild(searched, of: variation) { return found }
    }
    return keyedChild(searched, of: element) ?? unkeyedChild(key)
  }

  private func keyedChild(_ key: HashedName, of element: ElementIndex) -> ElementIndex? {
    guard document.tree.mayAnswer(key, element) else { return nil }
    for child in document.tree.children(of: element) where document.tree.isKeyed(child, key) {
      document.markRead(attribute: Int(document.tree[child].keyAttribute))
      if document.tree.name(of: child) != "variation" { return child }
    }
    return nil
  }

  private func unkeyedChild(_ key: String) -> ElementIndex? {
    guard document.kind == .stackDefinition else { return nil }
    return container(named: document.registry.valueElement(forKey: key))
  }

  /// The container element of that name, such as `<subviews>`.
  func container(named name: String) -> ElementIndex? {
    document.tree.unkeyedChild(of: element, named: HashedName(name))
  }
}

/// The values at a place.
extension NibCoder {
  /// The value as text.
  func text(at place: Place) -> String {
    switch place {
    case .attribute(let position): document.value(ofAttribute: position)
    case .content(let element): document.content(of: element)
    }
  }

  /// The bytes that a value consists of: the value itself, or for an element all between its tags.
  func range(of place: Place) -> SourceRange {
    switch place {
    case .attribute(let position): return document.tree.valueRange(ofAttribute: position)
    case .content(let element):
      let content = document.tree.contentRange(of: element)
      return content.count > 0 ? content : document.tree.tagRange(of: element)
    }
  }
}
