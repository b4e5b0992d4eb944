/// The index of an element in an ``XMLTree``; the root is 0 and indices follow document order.
public struct ElementIndex: RawRepresentable, Hashable, Comparable, Sendable {
  /// The position in document order.
  public let rawValue: Int32

  /// Creates an index.
  public init(rawValue: Int32) { self.rawValue = rawValue }

  package init(_ position: Int) { rawValue = Int32(truncatingIfNeeded: position) }

  package var position: Int { Int(rawValue) }

  /// Document order.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// Elements and attributes of one document in flat arrays, with the byte ranges they came from.
package struct XMLTree: Sendable {
  package struct Element: Sendable {
    package var name: Int32
    package var parent: Int32
    package var firstChild: Int32 = -1
    package var nextSibling: Int32 = -1
    /// One behind the last element below this one.
    package var subtreeEnd: Int32
    package var firstAttribute: Int32
    package var attributeCount: Int32
    /// The position of the attribute `key`, -1 where there is none.
    var keyAttribute: Int32 = -1
    /// The `<` of the start tag.
    package var start: Int32
    /// Behind the `>` of the start tag.
    package var contentStart: Int32
    /// Behind the `>` of the end tag, or of the empty-element tag.
    package var end: Int32
    /// The hash of the attribute `key`'s value.
    var keyHash: UInt64 = 0
    /// The bits of all keys that the element may answer: its attributes, its children's keys and names.
    var keys: UInt64 = 0
  }

  package struct Attribute: Sendable {
    package var name: Int32
    package var nameStart: Int32
    package var nameEnd: Int32
    package var valueStart: Int32
    package var valueEnd: Int32
    /// The place in ``XMLTree/decodedValues``, -1 for a plain slice of the source.
    var decodedValue: Int32 = -1
  }

  package internal(set) var elements: [Element] = []
  package internal(set) var attributes: [Attribute] = []
  package private(set) var names: [String] = []
  /// The hashes of `names`.
  private(set) var nameHashes: [UInt64] = []
  /// The numbers of names, once there are more than are found by going through them.
  private var numbersOfNames: [String: Int32] = [:]
  private static let mostSearchedNames = 256
  /// Values of attributes that hold references or white space that XML normalises.
  var decodedValues: [String] = []
  /// Character data, by element position; white space only where the element holds nothing else.
  var texts: [Int32: String] = [:]

  mutating func reserveNames(_ count: Int) {
    names.reserveCapacity(count)
    nameHashes.reserveCapacity(count)
  }

  /// Adds a name; answers its number.
  mutating func append(name: String) -> Int32 {
    names.append(name)
    nameHashes.append(NibKey.hash(of: name))
    if names.count > Self.mostSearchedNames {
      for number in numbersOfNames.count..<names.count { numbersOfNames[names[number]] = Int32(number) }
    }
    return Int32(names.count - 1)
  }

  package var root: ElementIndex { ElementIndex(rawValue: 0) }

  package var indices: some Sequence<ElementIndex> { elements.indices.lazy.map { ElementIndex($0) } }

  package subscript(element: ElementIndex) -> Element { elements[element.position] }

  package func name(of element: ElementIndex) -> String { names[Int(elements[element.position].name)] }

  package func name(ofAttribute position: Int) -> String { names[Int(attributes[position].name)] }

  package func parent(of element: ElementIndex) -> ElementIndex? {
    let parent = elements[element.position].parent
    return parent < 0 ? nil : ElementIndex(rawValue: parent)
  }

  package func children(of element: ElementIndex) -> Children {
    Children(elements: elements, upcoming: elements[element.position].firstChild)
  }

  package func attributes(of element: ElementIndex) -> Range<Int> {
    let record = elements[element.position]
    return Int(record.firstAttribute)..<Int(record.firstAttribute + record.attributeCount)
  }

  /// The elements below an element, however deep.
  package func descendants(of element: ElementIndex) -> Range<Int> {
    element.position + 1..<Int(elements[element.position].subtreeEnd)
  }

  /// The position of an attribute, nil where the element does not have it.
  package func attribute(_ name: String, of element: ElementIndex) -> Int? {
    attribute(NibKey(name), of: element)
  }

  /// The number of a name in ``names``, nil where nothing has it.
  package func number(ofName name: String) -> Int32? {
    if names.count > Self.mostSearchedNames { return numbersOfNames[name] }
    let key = NibKey(name)
    return nameHashes.indices.first { nameHashes[$0] == key.hash && names[$0] == name }.map { Int32($0) }
  }

  /// For each name in ``names`` whether it is one of some few.
  package func marks(ofNames wanted: [String]) -> [Bool] {
    var marks = Array(repeating: false, count: names.count)
    for number in wanted.compactMap(number(ofName:)) { marks[Int(number)] = true }
    return marks
  }

  /// The element's start tag.
  package func tagRange(of element: ElementIndex) -> SourceRange {
    let record = elements[element.position]
    return SourceRange(Int(record.start), Int(record.contentStart))
  }

  package func valueRange(ofAttribute position: Int) -> SourceRange {
    SourceRange(Int(attributes[position].valueStart), Int(attributes[position].valueEnd))
  }

  package func nameRange(ofAttribute position: Int) -> SourceRange {
    SourceRange(Int(attributes[position].nameStart), Int(attributes[position].nameEnd))
  }

  package func value(ofAttribute position: Int, in source: SourceFile) -> String {
    let decoded = attributes[position].decodedValue
    return decoded < 0 ? source.text(in: valueRange(ofAttribute: position)) : decodedValues[Int(decoded)]
  }

  /// The character data of an element; white space counts only where the element holds nothing else.
  package func text(of element: ElementIndex) -> String { texts[element.rawValue] ?? "" }

  /// What stands between the start tag and the end tag; empty for an empty-element tag.
  package func contentRange(of element: ElementIndex, in source: SourceFile) -> SourceRange {
    let record = self[element]
    let endTag = source.bytes[..<Int(record.end)].lastIndex(of: UInt8(ascii: "<"))
    return SourceRange(Int(record.contentStart), endTag ?? Int(record.contentStart))
  }
}

/// The child elements of an element, in document order.
package struct Children: Sequence, IteratorProtocol {
  let elements: [XMLTree.Element]
  var upcoming: Int32

  package mutating func next() -> ElementIndex? {
    guard upcoming >= 0 else { return nil }
    defer { upcoming = elements[Int(upcoming)].nextSibling }
    return ElementIndex(rawValue: upcoming)
  }
}
