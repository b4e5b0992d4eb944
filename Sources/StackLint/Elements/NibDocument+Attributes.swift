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
    let wanted = tree.names.map(isWanted)
    guard wanted.contains(true) else { return [] }
    return tree.indices.flatMap { index in
      tree.attributes(of: index).compactMap { position in
        let attribute = tree.attributes[position]
        guard wanted[Int(attribute.name)], Int(attribute.valueEnd - attribute.valueStart) >= length else { return nil }
        return DocumentAttribute(
          element: DocumentElement(document: self, index: index), name: tree.name(ofAttribute: position),
          value: value(ofAttribute: position), range: tree.valueRange(ofAttribute: position))
      }
    }
  }
}
