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
