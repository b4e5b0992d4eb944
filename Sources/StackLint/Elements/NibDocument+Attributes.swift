import NibDecoder

/// An attribute of an element.
struct DocumentAttribute {
  let element: DocumentElement
  let name: String
  let value: String
  let range: SourceRange
}

extension NibDocument {
  /// The attributes whose names are wanted, in document order: one pass that compares numbers only.
  ///
  /// - Parameter length: The bytes that a value has at least.
  func attributes(atLeast length: Int = 1, where isWanted: (String) -> Bool) -> [DocumentAttribute] {
    attributes(atLeast: length, wanted: tree.names.map(isWanted))
  }

  /// The attributes of some names, in document order.
  ///
  /// - Parameter length: The bytes that a value has at least.
  func attributes(named names: [String], atLeast length: Int = 1) -> [DocumentAttribute] {
    attributes(atLeast: length, wanted: tree.marks(ofNames: names))
  }

  private func attributes(atLeast length: Int, wanted: [Bool]) -> [DocumentAttribute] {
    guard wanted.contains(true) else { return [] }
    var found: [DocumentAttribute] = []
    for index in tree.indices {
      for position in tree.attributePositions(of: index) {
        let attribute = tree.attributes[position]
        guard wanted[Int(attribute.name)], Int(attribute.valueEnd - attribute.valueStart) >= length else { continue }
        found.append(
          DocumentAttribute(
            element: DocumentElement(document: self, index: index), name: tree.name(ofAttribute: position),
            value: value(ofAttribute: position), range: tree.valueRange(ofAttribute: position)))
      }
    }
    return found
  }
}
