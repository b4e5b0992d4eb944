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

  /// The element that starts at an offset. Elements are in the order of their start tags.
  package func element(at start: Int) -> ElementIndex? {
    var (low, high) = (0, tree.elements.count)
    while low < high {
      let middle = (low + high) / 2
      if Int(tree.elements[middle].start) < start { low = middle + 1 } else { high = middle }
    }
    return low < tree.elements.count && Int(tree.elements[low].start) == start ? ElementIndex(low) : nil
  }
}
