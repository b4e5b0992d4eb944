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
  package func element(at start: Int) -> ElementIndex? {
    lastElement(startingUpTo: start).flatMap { Int(tree[$0].start) == start ? $0 : nil }
  }

  /// The id of the innermost object whose element holds an offset; nil outside of all objects.
  package func objectID(at offset: Int) -> String? {
    var candidate = lastElement(startingUpTo: offset)
    while let element = candidate {
      if Int(tree[element].end) > offset, let position = tree.attribute("id", of: element) {
        return value(ofAttribute: position)
      }
      candidate = tree.parent(of: element)
    }
    return nil
  }

  /// Elements are in the order of their start tags.
  private func lastElement(startingUpTo offset: Int) -> ElementIndex? {
    var (low, high) = (0, tree.elements.count)
    while low < high {
      let middle = (low + high) / 2
      if Int(tree.elements[middle].start) <= offset { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? ElementIndex(low - 1) : nil
  }
}
