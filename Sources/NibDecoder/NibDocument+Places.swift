extension NibDocument {
  /// An attribute of the element whose start tag has that range; nil where the element does not have it.
  package func attribute(_ name: String, ofTagAt range: SourceRange) -> Int? {
    element(at: range.lowerBound).flatMap { tree.attribute(name, of: $0) }
  }

  /// The whole attribute, name and value, of the element whose start tag has that range.
  package func attributeRange(_ name: String, ofTagAt range: SourceRange) -> SourceRange? {
    guard let position = attribute(name, ofTagAt: range) else { return nil }
    let name = tree.nameRange(ofAttribute: position)
    return SourceRange(name.lowerBound, tree.valueRange(ofAttribute: position).upperBound + 1)
  }

  /// The element that starts at an offset.
  package func element(at start: Int) -> ElementIndex? { tree.element(at: start) }

  /// The id of the innermost object whose element holds an offset; nil outside of all objects.
  package func objectID(at offset: Int) -> String? {
    var candidate = tree.innermostElement(at: offset)
    while let element = candidate {
      if let position = tree.attribute("id", of: element) { return value(ofAttribute: position) }
      candidate = tree.parent(of: element)
    }
    return nil
  }
}
