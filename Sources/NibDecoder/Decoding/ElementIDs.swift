/// The elements of objects by their ids.
struct ElementIDs {
  private var elements: [String: ElementIndex] = [:]
  /// What is wrong with ids that several objects have.
  private(set) var duplicates: [Diagnostic] = []

  /// Ids of `<device>` and `<adaptation>` name devices, not objects.
  private static let elementsWithForeignIDs = ["device", "adaptation"]

  /// No elements.
  init() {}

  /// - Parameter value: The value of an attribute by its position.
  init(_ tree: XMLTree, value: (Int) -> String) {
    let key = HashedName("id")
    let isForeign = tree.marks(ofNames: Self.elementsWithForeignIDs)
    // About every third element is an object.
    elements.reserveCapacity(tree.elements.count / 3)
    for element in tree.indices {
      guard let position = tree.attribute(key, of: element), !isForeign[Int(tree[element].name)] else { continue }
      let id = value(position)
      if let first = elements.updateValue(element, forKey: id) {
        elements[id] = first
        duplicates.append(Self.duplicate(id, of: element, at: position, first: first, tree))
      }
    }
  }

  /// The first element with an id; nil if there is none.
  subscript(id: String) -> ElementIndex? { elements[id] }

  private static func duplicate(
    _ id: String, of element: ElementIndex, at position: Int, first: ElementIndex, _ tree: XMLTree
  ) -> Diagnostic {
    let message = "duplicate id \"\(id)\" on <\(tree.name(of: element))>; every object needs an id of its own"
    let note = Diagnostic.Note("first used here", range: tree.tagRange(of: first))
    func bytes(_ element: ElementIndex) -> Range<Int> {
      let range = tree.range(of: element)
      return range.lowerBound..<range.upperBound
    }
    // What is there twice word for word is there once too often.
    let isCopy =
      tree.parent(of: element) == tree.parent(of: first)
      && tree.source.bytes[bytes(element)] == tree.source.bytes[bytes(first)]
    let fixIts = isCopy ? [Diagnostic.FixIt("remove the copy", .removing(element, in: tree))] : []
    return Diagnostic(
      .duplicateID, message, range: tree.valueRange(ofAttribute: position), notes: [note], fixIts: fixIts)
  }
}
