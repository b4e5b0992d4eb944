/// An element that a document says in another form than as an element.
package struct ImpliedElement {
  /// An attribute, with the bytes that say it.
  package struct Attribute {
    package let name: String
    package let value: String
    package let range: SourceRange

    package init(_ name: String, _ value: String, _ range: SourceRange) {
      (self.name, self.value, self.range) = (name, value, range)
    }
  }

  package let name: String
  package let attributes: [Attribute]
  package let children: [ImpliedElement]
  /// Empty without one.
  package let text: String
  /// The bytes that say it, of which the first is no `<`.
  package let range: SourceRange

  package init(
    _ name: String, _ attributes: [Attribute], children: [ImpliedElement] = [], text: String = "", _ range: SourceRange
  ) {
    (self.name, self.attributes, self.children, self.text, self.range) = (name, attributes, children, text, range)
  }
}

/// How a tree differs from the elements that are written.
package struct ImpliedElements {
  /// By the elements that hold them, in the order of their ranges.
  private var elements: [ElementIndex: [ImpliedElement]] = [:]
  /// The positions of attributes that say other elements.
  private var attributes: Set<Int> = []
  /// What elements stand for.
  private var replacements: [ElementIndex: [ImpliedElement]] = [:]
  /// Attributes of elements that are written without them.
  private var added: [ElementIndex: [ImpliedElement.Attribute]] = [:]
  /// What attributes say instead of what is written, by their positions.
  private var values: [Int: (value: String, range: SourceRange?)] = [:]
  /// The elements whose text says other elements.
  private var texts: Set<ElementIndex> = []

  package init() {}

  /// Whether the tree is as it is written.
  package var isEmpty: Bool {
    elements.isEmpty && attributes.isEmpty && replacements.isEmpty && added.isEmpty && values.isEmpty && texts.isEmpty
  }

  /// Adds elements to one that is written, in the order of their ranges.
  package mutating func add(_ added: [ImpliedElement], to parent: ElementIndex) {
    if !added.isEmpty { elements[parent, default: []] += added }
  }

  /// Adds an attribute to an element that is written without it.
  package mutating func add(_ attribute: ImpliedElement.Attribute, to element: ElementIndex) {
    added[element, default: []].append(attribute)
  }

  /// Takes an attribute for what says other elements.
  package mutating func leaveOut(attribute position: Int) { attributes.insert(position) }

  /// Takes the text of an element for what says other elements.
  package mutating func leaveOut(textOf element: ElementIndex) { texts.insert(element) }

  /// Gives an attribute another value, and the bytes that say it; nil for those of the attribute.
  package mutating func set(_ value: String, _ range: SourceRange? = nil, ofAttribute position: Int) {
    values[position] = (value, range)
  }

  /// Puts elements in the place of one that stands for them.
  package mutating func replace(_ element: ElementIndex, with replacement: [ImpliedElement]) {
    replacements[element] = replacement
  }

  /// A tree with what the document implies.
  package func expanded(_ tree: XMLTree) -> XMLTree {
    if isEmpty { return tree }
    var expansion = Expansion(tree, self)
    expansion.append(tree.root, to: -1)
    return expansion.tree
  }
}

extension XMLTree {
  /// Whether an element is written as one.
  package func isWritten(_ element: ElementIndex) -> Bool {
    source.bytes[tagRange(of: element).lowerBound] == UInt8(ascii: "<")
  }
}

extension ImpliedElements {
  /// Builds a tree from another one.
  private struct Expansion {
    private let written: XMLTree
    private let implied: ImpliedElements
    private(set) var tree: XMLTree

    init(_ tree: XMLTree, _ implied: ImpliedElements) {
      (written, self.implied, self.tree) = (tree, implied, tree)
      self.tree.elements.removeAll(keepingCapacity: true)
      self.tree.attributes.removeAll(keepingCapacity: true)
      self.tree.texts = [:]
    }

    /// Appends an element with all that it holds. Readers limit how deep elements are.
    @discardableResult
    mutating func append(_ element: ElementIndex, to parent: Int32) -> Int32 {
      let position = Int32(tree.elements.count)
      tree.elements.append(copy(of: element, parent))
      if !implied.texts.contains(element), let text = written.texts[element.rawValue] { tree.texts[position] = text }
      var added = implied.elements[element, default: []][...]
      var last: Int32 = -1
      for child in written.children(of: element) {
        let start = written.tagRange(of: child).lowerBound
        while let next = added.first, next.range.lowerBound < start {
          link(append(added.removeFirst(), to: position), &last, position)
        }
        guard let replacement = implied.replacements[child] else {
          link(append(child, to: position), &last, position)
          continue
        }
        tree.replaced.append(written.range(of: child))
        for element in replacement { link(append(element, to: position), &last, position) }
      }
      for next in added { link(append(next, to: position), &last, position) }
      tree.elements[Int(position)].subtreeEnd = Int32(tree.elements.count)
      return position
    }

    private mutating func copy(of element: ElementIndex, _ parent: Int32) -> XMLTree.ElementRecord {
      var record = written[element]
      (record.parent, record.firstChild, record.nextSibling) = (parent, -1, -1)
      record.firstAttribute = Int32(tree.attributes.count)
      for position in written.attributePositions(of: element) where !implied.attributes.contains(position) {
        if position == Int(written[element].keyAttribute) { record.keyAttribute = Int32(tree.attributes.count) }
        var attribute = written.attributes[position]
        if let (value, range) = implied.values[position] {
          attribute.decodedValue = decoded(value)
          if let range {
            (attribute.nameStart, attribute.valueStart) = (Int32(range.lowerBound), Int32(range.lowerBound))
            (attribute.nameEnd, attribute.valueEnd) = (Int32(range.upperBound), Int32(range.upperBound))
          }
        }
        tree.attributes.append(attribute)
      }
      for attribute in implied.added[element] ?? [] { append(attribute, to: &record) }
      record.attributeCount = Int32(tree.attributes.count) - record.firstAttribute
      return record
    }

    private mutating func append(_ element: ImpliedElement, to parent: Int32) -> Int32 {
      let (start, end) = (Int32(element.range.lowerBound), Int32(element.range.upperBound))
      var record = XMLTree.ElementRecord(
        name: number(ofName: element.name), parent: parent, subtreeEnd: -1,
        firstAttribute: Int32(tree.attributes.count), attributeCount: Int32(element.attributes.count), start: start,
        contentStart: end, end: end)
      for attribute in element.attributes { append(attribute, to: &record) }
      let position = Int32(tree.elements.count)
      tree.elements.append(record)
      var last: Int32 = -1
      if !element.text.isEmpty { tree.texts[position] = element.text }
      for child in element.children { link(append(child, to: position), &last, position) }
      tree.elements[Int(position)].subtreeEnd = Int32(tree.elements.count)
      return position
    }

    private mutating func append(_ attribute: ImpliedElement.Attribute, to record: inout XMLTree.ElementRecord) {
      let (start, end) = (Int32(attribute.range.lowerBound), Int32(attribute.range.upperBound))
      let name = number(ofName: attribute.name)
      record.keys |= HashedName.bit(ofHash: tree.nameHashes[Int(name)])
      if attribute.name == "key" {
        record.keyAttribute = Int32(tree.attributes.count)
        record.keyHash = HashedName.hash(of: attribute.value)
      }
      tree.attributes.append(
        XMLTree.AttributeRecord(
          name: name, nameStart: start, nameEnd: end, valueStart: start, valueEnd: end,
          decodedValue: decoded(attribute.value)))
    }

    private mutating func link(_ child: Int32, _ last: inout Int32, _ parent: Int32) {
      let record = tree.elements[Int(child)]
      tree.elements[Int(parent)].keys |= HashedName.bit(
        ofHash: record.keyAttribute < 0 ? tree.nameHashes[Int(record.name)] : record.keyHash)
      if last < 0 {
        tree.elements[Int(parent)].firstChild = child
      } else {
        tree.elements[Int(last)].nextSibling = child
      }
      last = child
    }

    private mutating func number(ofName name: String) -> Int32 {
      tree.number(ofName: name) ?? tree.append(name: name)
    }

    private mutating func decoded(_ value: String) -> Int32 {
      tree.decodedValues.append(value)
      return Int32(tree.decodedValues.count - 1)
    }
  }
}
