import Formats
import NibDecoder
import Support

/// A document whose elements can be changed, moved, added and removed. All other bytes stay.
struct EditedDocument {
  private(set) var trees: [XMLTree]
  private(set) var elements: [EditedElement] = []
  /// The elements whose lists still have what was taken out: taking out one after the other is not to move the rest.
  private var lists: Set<Int> = []

  init(_ tree: XMLTree) {
    trees = [tree]
    addElements(of: 0)
  }

  /// Adds the elements of a tree that nothing holds yet.
  ///
  /// - Returns: The number of its root.
  mutating func add(_ tree: XMLTree) -> Int {
    trees.append(tree)
    let root = elements.count
    addElements(of: trees.count - 1)
    return root
  }

  private mutating func addElements(of number: Int) {
    let (tree, start) = (trees[number], elements.count)
    for element in tree.indices {
      let parent = tree.parent(of: element).map { start + Int($0.rawValue) }
      if let parent { elements[parent].children.append(elements.count) }
      elements.append(EditedElement(tree: number, element: element, parent: parent))
    }
  }

  subscript(number: Int) -> EditedElement { elements[number] }
}

// MARK: - Looking

extension EditedDocument {
  func children(of number: Int) -> [Int] {
    let children = elements[number].children
    return lists.contains(number) ? children.filter { elements[$0].parent == number } : children
  }

  func name(_ number: Int) -> String {
    let element = elements[number]
    return element.tag?.name ?? trees[element.tree].name(of: element.element)
  }

  func value(_ attribute: String, of number: Int) -> String? {
    let element = elements[number]
    return element.tag.map { $0.value(of: attribute) } ?? trees[element.tree][element.element, attribute]
  }

  func tag(_ number: Int) -> EditedTag {
    let element = elements[number]
    if let tag = element.tag { return tag }
    let tree = trees[element.tree]
    return EditedTag(
      name: tree.name(of: element.element),
      attributes: tree.attributes(of: element.element).map { attribute in
        EditedAttribute(
          name: attribute.name, value: attribute.value,
          text: String(decoding: tree.bytes(in: attribute.range), as: UTF8.self))
      })
  }

  /// The text, without white space that only lays the file out.
  func text(_ number: Int) -> String {
    let element = elements[number]
    if let text = element.text { return text }
    let text = trees[element.tree].text(of: element.element)
    return Vocabulary.strings.contains(name(number)) || !text.utf8.allSatisfy(\.isXMLSpace) ? text : ""
  }

  func comment(_ number: Int) -> String {
    let element = elements[number]
    return element.comment ?? trees[element.tree].comments(before: element.element)
  }
}

// MARK: - Editing

extension EditedDocument {
  mutating func setTag(_ tag: EditedTag, of number: Int) { elements[number].tag = tag }
  mutating func setText(_ text: String, of number: Int) { elements[number].text = text }
  mutating func setComment(_ comment: String, of number: Int) { elements[number].comment = comment }

  mutating func setChildren(_ children: [Int], of number: Int) {
    elements[number].children = children
    lists.remove(number)
  }

  /// Takes an element out of what holds it.
  mutating func detach(_ number: Int) { detach([number]) }

  /// Whether the document holds an element: neither it nor an element around it was removed.
  func isHeld(_ number: Int) -> Bool { lineage(of: number).contains(0) }

  /// An element and the elements around it, from the inside out.
  func lineage(of number: Int) -> some Sequence<Int> { sequence(first: number) { elements[$0].parent } }

  /// Takes elements out of what holds them.
  mutating func detach(_ numbers: Set<Int>) {
    for number in numbers {
      if let parent = elements[number].parent { lists.insert(parent) }
      elements[number].parent = nil
    }
  }

  /// Puts an element that nothing holds into another one.
  mutating func insert(_ number: Int, into parent: Int, at place: Int) {
    if lists.contains(parent) { setChildren(children(of: parent), of: parent) }
    elements[number].parent = parent
    elements[number].isMoved = true
    elements[parent].children.insert(number, at: place)
  }
}

extension EditedDocument {
  func sortKey(of number: Int, in list: SortedList) -> [String] {
    list.key(name: name(number)) { value($0, of: number) ?? "" }
  }

  /// Where an element belongs in a sorted list: at an index if the list stays sorted so.
  func place(for number: Int, in children: [Int], _ list: SortedList, near index: Int) -> Int {
    let key = sortKey(of: number, in: list)
    let isAfter = { (place: Int) in key.precedes(self.sortKey(of: children[place], in: list)) }
    let fitsBefore = index == children.count || !sortKey(of: children[index], in: list).precedes(key)
    let fitsAfter = index == 0 || !isAfter(index - 1)
    if fitsBefore, fitsAfter { return index }
    return children.indices.partitioningIndex(where: isAfter)
  }

  /// Where a child belongs in an object: at the end if that is not known.
  func place(for number: Int, in parent: Int) -> Int {
    let children = children(of: parent)
    let order = DocumentOrder(of: trees[0])
    return order.place(ofChild: signature(number), among: children.map(signature), of: name(parent)) ?? children.count
  }

  /// Where an attribute belongs in a tag; nil if that is not known.
  func place(ofAttribute name: String, in tag: EditedTag) -> Int? {
    DocumentOrder(of: trees[0]).place(ofAttribute: name, among: tag.attributes.map(\.name), of: tag.name)
  }

  private func signature(_ number: Int) -> ChildSignature {
    ChildSignature(name: name(number), key: value("key", of: number))
  }

  /// Whether an element is such a list, and sorted.
  func isSortedList(_ number: Int) -> Bool {
    guard let list = SortedList(rawValue: name(number)) else { return false }
    let keys = children(of: number).map { sortKey(of: $0, in: list) }
    return keys.areSorted
  }
}

extension EditedDocument {
  /// Sets an attribute, or removes it.
  ///
  /// - Parameters:
  ///   - value: Nil to remove it.
  ///   - previous: The attribute after which a new one is put; without any it gets its place in Xcode's order.
  mutating func setAttribute(_ name: String, _ value: String?, of number: Int, after previous: String? = nil) {
    var tag = tag(number)
    let place = tag.attributes.firstIndex { $0.name == name }
    if let place { tag.attributes.remove(at: place) }
    if let value {
      let attribute = EditedAttribute(name: name, value: value, text: SourceEdit.written(name, value))
      let wanted = previous.flatMap { previous in tag.attributes.firstIndex { $0.name == previous } }
      let end = previous == nil ? 0 : tag.attributes.count
      let known = wanted == nil ? self.place(ofAttribute: name, in: tag) : nil
      tag.attributes.insert(attribute, at: place ?? wanted.map { $0 + 1 } ?? known ?? end)
    }
    setTag(tag, of: number)
  }
}

/// An element of a document that is being edited. What is not edited stays as it is written.
struct EditedElement {
  /// The number of the tree that it was read from.
  let tree: Int
  let element: ElementIndex
  /// Nil for one that nothing holds.
  var parent: Int?
  var children: [Int] = []
  /// The name and attributes if they are not those of the tree.
  var tag: EditedTag?
  /// The text if it is not that of the tree.
  var text: String?
  /// The comments before it if they are not those of the tree.
  var comment: String?
  /// Whether it has another place than in the tree.
  var isMoved = false
}

/// The start tag of an edited element.
struct EditedTag {
  var name: String
  var attributes: [EditedAttribute]

  func value(of attribute: String) -> String? { attributes.first { $0.name == attribute }?.value }
}

/// An attribute of an edited element.
struct EditedAttribute {
  let name: String
  let value: String
  /// As it is written, with its name.
  let text: String
}
