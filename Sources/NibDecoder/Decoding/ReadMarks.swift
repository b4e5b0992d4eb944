/// Which elements of a document were decoded, and which of their attributes were read.
struct ReadMarks {
  private var attributes: [Bool]
  private var elements: [Bool]

  init(_ tree: XMLTree) {
    attributes = Array(repeating: false, count: tree.attributes.count)
    elements = Array(repeating: false, count: tree.elements.count)
  }

  mutating func markRead(attribute position: Int) { attributes[position] = true }

  mutating func markDecoded(_ element: ElementIndex) { elements[element.position] = true }

  /// The attributes of decoded elements that were not read.
  func unreadAttributes(of tree: XMLTree) -> [(element: ElementIndex, attribute: Int)] {
    var unread: [(element: ElementIndex, attribute: Int)] = []
    for element in tree.indices where elements[element.position] {
      for attribute in tree.attributePositions(of: element) where !attributes[attribute] {
        unread.append((element, attribute))
      }
    }
    return unread
  }
}
