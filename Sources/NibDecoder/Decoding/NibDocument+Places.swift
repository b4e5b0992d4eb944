extension NibDocument {
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
