import Support

/// The elements and attributes of one XML document, with the byte ranges that they were read from.
///
/// An element is named by its ``ElementIndex``. Everything between the elements, such as comments, is found in
/// ``nodes`` and ``nodes(in:)``.
public struct XMLTree: Sendable {
  /// An element in the flat array of all elements.
  @usableFromInline
  package struct ElementRecord: Sendable {
    /// The number of its name.
    @usableFromInline package var name: Int32
    @usableFromInline package var parent: Int32
    @usableFromInline package var firstChild: Int32 = -1
    @usableFromInline package var nextSibling: Int32 = -1
    /// One after the last element below this one.
    @usableFromInline package var subtreeEnd: Int32
    @usableFromInline package var firstAttribute: Int32
    @usableFromInline package var attributeCount: Int32
    /// The position of the attribute `key`, -1 if there is none.
    @usableFromInline package var keyAttribute: Int32 = -1
    /// The `<` of the start tag.
    @usableFromInline package var start: Int32
    /// After the `>` of the start tag.
    @usableFromInline package var contentStart: Int32
    /// After the `>` of the end tag, or of the empty-element tag.
    @usableFromInline package var end: Int32
    /// The hash of the attribute `key`'s value.
    @usableFromInline package var keyHash: UInt64 = 0
    /// The bits of all keys that the element may answer: its attributes, its children's keys and names.
    @usableFromInline package var keys: UInt64 = 0
  }

  /// An attribute in the flat array of all attributes.
  @usableFromInline
  package struct AttributeRecord: Sendable {
    /// The number of its name.
    @usableFromInline package var name: Int32
    @usableFromInline package var nameStart: Int32
    @usableFromInline package var nameEnd: Int32
    @usableFromInline package var valueStart: Int32
    @usableFromInline package var valueEnd: Int32
    /// The position in `decodedValues`, -1 for a plain slice of the source.
    @usableFromInline package var decodedValue: Int32 = -1
  }

  /// The text that all ranges refer to.
  public internal(set) var source: SourceFile
  @usableFromInline package internal(set) var elements: [ElementRecord] = []
  @usableFromInline package internal(set) var attributes: [AttributeRecord] = []
  @usableFromInline package private(set) var names: [String] = []
  /// The hashes of `names`.
  @usableFromInline package private(set) var nameHashes: [UInt64] = []
  /// The numbers of names, once there are too many for a linear search.
  private var numbersOfNames: [String: Int32] = [:]
  private static let mostSearchedNames = 256
  /// Values of attributes that hold references or white space that XML normalizes.
  @usableFromInline package internal(set) var decodedValues: [String] = []
  /// Character data, by element position; white space only if the element contains nothing else.
  var texts: [Int32: String] = [:]
  /// What is written in the place of elements of other documents.
  package internal(set) var replaced: [SourceRange] = []

  /// Creates a tree without elements, for a reader to fill.
  init(_ source: SourceFile) { self.source = source }
}

// MARK: - Names

extension XMLTree {
  mutating func reserveNames(_ count: Int) {
    names.reserveCapacity(count)
    nameHashes.reserveCapacity(count)
  }

  /// Adds a name and returns its number.
  mutating func append(name: String) -> Int32 {
    names.append(name)
    nameHashes.append(HashedName.hash(of: name))
    if names.count > Self.mostSearchedNames {
      for number in numbersOfNames.count..<names.count { numbersOfNames[names[number]] = Int32(number) }
    }
    return Int32(names.count - 1)
  }

  /// The number of a name in `names`, nil if nothing in the document has the name.
  package func number(ofName name: String) -> Int32? {
    if names.count > Self.mostSearchedNames { return numbersOfNames[name] }
    let key = HashedName(name)
    return nameHashes.indices.first { nameHashes[$0] == key.hash && names[$0] == name }.map { Int32($0) }
  }

  /// For each name in `names`, whether it is one of the given names.
  package func marks(ofNames wanted: [String]) -> [Bool] {
    var marks = Array(repeating: false, count: names.count)
    for number in wanted.compactMap(number(ofName:)) { marks[Int(number)] = true }
    return marks
  }
}

/// The attributes of elements.
extension XMLTree {
  /// The positions of an element's attributes, as they are written.
  @inlinable
  package func attributePositions(of element: ElementIndex) -> Range<Int> {
    let record = elements[element.position]
    return Int(record.firstAttribute)..<Int(record.firstAttribute + record.attributeCount)
  }

  /// The position of an attribute, nil if the element does not have it.
  @inlinable
  package func attribute(_ name: String, of element: ElementIndex) -> Int? {
    attribute(HashedName(name), of: element)
  }

  /// The position of an attribute, nil if the element does not have it.
  @inlinable
  package func attribute(_ key: HashedName, of element: ElementIndex) -> Int? {
    guard mayAnswer(key, element) else { return nil }
    return attributePositions(of: element).first { position in
      let name = Int(attributes[position].name)
      return nameHashes[name] == key.hash && names[name] == key.text
    }
  }

  @inlinable
  package func name(ofAttribute position: Int) -> String { names[Int(attributes[position].name)] }

  /// The value of an attribute as XML reads it.
  @usableFromInline
  package func value(ofAttribute position: Int) -> String {
    let decoded = attributes[position].decodedValue
    return decoded < 0 ? source.text(in: valueRange(ofAttribute: position)) : decodedValues[Int(decoded)]
  }

  @inlinable
  package func valueRange(ofAttribute position: Int) -> SourceRange {
    SourceRange(Int(attributes[position].valueStart), Int(attributes[position].valueEnd))
  }

  @inlinable
  package func nameRange(ofAttribute position: Int) -> SourceRange {
    SourceRange(Int(attributes[position].nameStart), Int(attributes[position].nameEnd))
  }

  /// The bytes of an attribute, from its name to the quote behind its value.
  package func range(ofAttribute position: Int) -> SourceRange {
    SourceRange(Int(attributes[position].nameStart), Int(attributes[position].valueEnd) + 1)
  }
}

/// The elements of a document and how they hold each other.
extension XMLTree {
  /// The element that holds all others.
  @inlinable
  public var root: ElementIndex { ElementIndex(rawValue: 0) }

  /// All elements in document order.
  package var indices: some Sequence<ElementIndex> { elements.indices.lazy.map { ElementIndex($0) } }

  @inlinable
  package subscript(element: ElementIndex) -> ElementRecord { elements[element.position] }

  /// The name of an element, with its namespace prefix.
  @inlinable
  public func name(of element: ElementIndex) -> String { names[Int(elements[element.position].name)] }

  /// The element that holds an element, nil for the root.
  @inlinable
  public func parent(of element: ElementIndex) -> ElementIndex? {
    let parent = elements[element.position].parent
    return parent < 0 ? nil : ElementIndex(rawValue: parent)
  }

  /// The child elements of an element, in document order.
  @inlinable
  public func children(of element: ElementIndex) -> Children {
    Children(elements: elements, upcoming: elements[element.position].firstChild)
  }

  /// The first child element with a name.
  package func child(named name: String, of element: ElementIndex) -> ElementIndex? {
    children(of: element).first { self.name(of: $0) == name }
  }

  /// The positions of the elements below an element, however deep.
  @inlinable
  package func descendants(of element: ElementIndex) -> Range<Int> {
    element.position + 1..<Int(elements[element.position].subtreeEnd)
  }

  /// The character data of an element. White space counts only if the element contains nothing else.
  public func text(of element: ElementIndex) -> String { texts[element.rawValue] ?? "" }

  /// The child elements of an element, in document order.
  public struct Children: Sequence, IteratorProtocol {
    @usableFromInline let elements: [ElementRecord]
    @usableFromInline var upcoming: Int32

    @inlinable
    package init(elements: [ElementRecord], upcoming: Int32) {
      self.elements = elements
      self.upcoming = upcoming
    }

    /// The next child.
    @inlinable
    public mutating func next() -> ElementIndex? {
      guard upcoming >= 0 else { return nil }
      defer { upcoming = elements[Int(upcoming)].nextSibling }
      return ElementIndex(rawValue: upcoming)
    }
  }
}

// MARK: - Ranges

extension XMLTree {
  /// The bytes of a whole element, from the `<` of its start tag to the `>` of its end tag.
  public func range(of element: ElementIndex) -> SourceRange {
    SourceRange(Int(self[element].start), Int(self[element].end))
  }

  /// The bytes of an element's start tag.
  public func tagRange(of element: ElementIndex) -> SourceRange {
    SourceRange(Int(self[element].start), Int(self[element].contentStart))
  }

  /// The bytes between the start tag and the end tag; empty for an empty-element tag.
  public func contentRange(of element: ElementIndex) -> SourceRange {
    let record = self[element]
    guard record.contentStart < record.end else { return SourceRange(Int(record.end), Int(record.end)) }
    let endTag = source.bytes[..<Int(record.end)].lastIndex(of: UInt8(ascii: "<"))
    return SourceRange(Int(record.contentStart), endTag ?? Int(record.contentStart))
  }

  /// The bytes of an element's end tag; empty for an empty-element tag.
  public func endTagRange(of element: ElementIndex) -> SourceRange {
    SourceRange(contentRange(of: element).upperBound, Int(self[element].end))
  }

  /// The innermost element that holds an offset, nil outside of the root.
  public func innermostElement(at offset: Int) -> ElementIndex? {
    var candidate = lastElement(startingUpTo: offset)
    while let element = candidate, Int(self[element].end) <= offset { candidate = parent(of: element) }
    return candidate
  }

  /// The elements of a part of which the tag that includes the part says an attribute at an offset, at most two; none for
  /// other places.
  package func elementsSaid(at offset: Int) -> [ElementIndex] {
    let place = replaced.partitioningIndex { $0.upperBound > offset }
    guard place < replaced.count, replaced[place].lowerBound <= offset else { return [] }
    let range = replaced[place]
    let first = elements.partitioningIndex { Int($0.start) >= range.lowerBound }
    let said = (first..<elements.count).lazy.prefix { Int(self.elements[$0].start) < range.upperBound }
      .map(ElementIndex.init).filter { element in
        self.attributePositions(of: element).contains { self.nameRange(ofAttribute: $0).lowerBound == offset }
      }
    return Array(said.prefix(2))
  }

  /// Elements are in the order of their start tags.
  private func lastElement(startingUpTo offset: Int) -> ElementIndex? {
    let next = elements.partitioningIndex { Int($0.start) > offset }
    return next > 0 ? ElementIndex(next - 1) : nil
  }
}

/// Searches by key. An element's bits exclude most keys at once.
extension XMLTree {
  /// Whether an element may have an attribute or a child of a key or name; most that have none are excluded.
  @inlinable
  package func mayAnswer(_ key: HashedName, _ element: ElementIndex) -> Bool {
    elements[element.position].keys & key.bit != 0
  }

  /// Whether the attribute `key` of an element has a value.
  @inlinable
  package func isKeyed(_ element: ElementIndex, _ key: HashedName) -> Bool {
    let record = elements[element.position]
    return record.keyAttribute >= 0 && record.keyHash == key.hash
      && value(ofAttribute: Int(record.keyAttribute)) == key.text
  }

  /// Whether an element has one of some names.
  package func isNamed(_ element: ElementIndex, one names: [HashedName]) -> Bool {
    let name = Int(elements[element.position].name)
    return names.contains { $0.hash == nameHashes[name] && $0.text == self.names[name] }
  }

  /// The first child of a name that has no attribute `key`.
  @inlinable
  package func unkeyedChild(of element: ElementIndex, named key: HashedName) -> ElementIndex? {
    guard mayAnswer(key, element) else { return nil }
    return children(of: element).first { child in
      let record = elements[child.position]
      return record.keyAttribute < 0 && nameHashes[Int(record.name)] == key.hash && names[Int(record.name)] == key.text
    }
  }
}

/// Everything that a document consists of: elements, and the text, comments and instructions between them.
extension XMLTree {
  /// An element, or a piece of markup before, between or after elements.
  public struct Node: Hashable, Sendable {
    /// The kind of a node.
    public enum Kind: Hashable, Sendable {
      /// An element with everything in it.
      case element(ElementIndex)
      /// Character data, most of it white space.
      case text
      /// `<!-- … -->`.
      case comment
      /// `<![CDATA[ … ]]>`.
      case cdataSection
      /// `<?name … ?>`.
      case processingInstruction
      /// `<?xml version="1.0" … ?>`.
      case xmlDeclaration
      /// The mark at the start of a file that shows its encoding.
      case byteOrderMark
    }

    /// The kind of the node.
    public let kind: Kind
    /// The bytes of the whole node.
    public let range: SourceRange

    /// Creates a node.
    public init(_ kind: Kind, range: SourceRange) {
      self.kind = kind
      self.range = range
    }
  }

  /// The nodes of the document: the root element, and the markup before and after it. Their ranges follow each other
  /// without a gap and cover the whole text.
  public var nodes: [Node] {
    nodes(in: SourceRange(0, source.bytes.count), elements: CollectionOfOne(root))
  }

  /// The nodes in an element, as they are written. Their ranges follow each other without a gap and cover the element's
  /// content: all between ``tagRange(of:)`` and ``endTagRange(of:)``.
  public func nodes(in element: ElementIndex) -> [Node] {
    nodes(in: contentRange(of: element), elements: children(of: element))
  }

  /// Comments and the like are not stored, but found between elements.
  private func nodes(in range: SourceRange, elements: some Sequence<ElementIndex>) -> [Node] {
    var nodes: [Node] = []
    var offset = range.lowerBound
    for element in elements where isWritten(element) {
      let elementRange = self.range(of: element)
      nodes += MarkupScanner(source.bytes, in: SourceRange(offset, elementRange.lowerBound)).lazy.map(Node.init)
      nodes.append(Node(.element(element), range: elementRange))
      offset = elementRange.upperBound
    }
    nodes += MarkupScanner(source.bytes, in: SourceRange(offset, range.upperBound)).lazy.map(Node.init)
    return nodes
  }
}

extension XMLTree.Node {
  fileprivate init(_ found: (kind: MarkupScanner.Kind, range: SourceRange)) {
    self.init(Kind(found.kind), range: found.range)
  }
}

extension XMLTree.Node.Kind {
  fileprivate init(_ kind: MarkupScanner.Kind) {
    switch kind {
    case .byteOrderMark: self = .byteOrderMark
    case .xmlDeclaration: self = .xmlDeclaration
    case .text: self = .text
    case .comment: self = .comment
    case .processingInstruction: self = .processingInstruction
    case .cdataSection: self = .cdataSection
    }
  }
}

/// Attributes as they are written.
extension XMLTree {
  /// An attribute as it is written.
  public struct Attribute: Hashable, Sendable {
    /// The name, with its namespace prefix.
    public let name: String
    /// The value as XML reads it, without references such as `&amp;`.
    public let value: String
    /// The bytes of the name.
    public let nameRange: SourceRange
    /// The bytes of the value, without its quotes.
    public let valueRange: SourceRange

    /// The bytes of the whole attribute, with the quotes.
    public var range: SourceRange { SourceRange(nameRange.lowerBound, valueRange.upperBound + 1) }
  }

  /// The attributes of an element in the order in which they are written.
  public func attributes(of element: ElementIndex) -> [Attribute] {
    attributePositions(of: element).map(writtenAttribute(at:))
  }

  /// An attribute of an element, nil if the element does not have it.
  public func attribute(named name: String, of element: ElementIndex) -> Attribute? {
    attribute(name, of: element).map(writtenAttribute(at:))
  }

  /// The value of an attribute, nil if the element does not have it.
  public subscript(element: ElementIndex, attribute: String) -> String? {
    self.attribute(attribute, of: element).map { value(ofAttribute: $0) }
  }

  /// The namespaces that an element declares, as in `xmlns:x="…"`. They are not among its attributes.
  public func namespaceDeclarations(of element: ElementIndex) -> [Attribute] {
    source.bytes.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return [] }
      var scanner = StartTagScanner(base: base, count: bytes.count, tagStart: tagRange(of: element).lowerBound)
      return scanner.namespaceDeclarations().map { found in
        let nameRange = SourceRange(found.nameStart, found.nameEnd)
        let valueRange = SourceRange(found.valueStart, found.valueEnd)
        return Attribute(
          name: source.text(in: nameRange), value: source.text(in: valueRange), nameRange: nameRange,
          valueRange: valueRange)
      }
    }
  }

  /// The attribute at a position.
  package func writtenAttribute(at position: Int) -> Attribute {
    Attribute(
      name: name(ofAttribute: position), value: value(ofAttribute: position),
      nameRange: nameRange(ofAttribute: position), valueRange: valueRange(ofAttribute: position))
  }
}

/// The index of an element in an ``XMLTree``; the root is 0 and indices follow document order.
public struct ElementIndex: RawRepresentable, Hashable, Comparable, Sendable {
  /// The position in document order.
  public let rawValue: Int32

  /// Creates an index.
  @inlinable
  public init(rawValue: Int32) { self.rawValue = rawValue }

  @inlinable
  package init(_ position: Int) { rawValue = Int32(truncatingIfNeeded: position) }

  @inlinable
  package var position: Int { Int(rawValue) }

  /// Document order.
  @inlinable
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
