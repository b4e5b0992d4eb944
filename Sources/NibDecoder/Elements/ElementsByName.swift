/// The elements of a document by name, found in one pass.
package struct ElementsByName {
  package let document: NibDocument
  /// The elements with the first name, then those with the second, and so on.
  private let indices: [ElementIndex]
  /// For each name the end of its elements.
  private let ends: [Int]

  package init(_ document: NibDocument) {
    self.document = document
    let tree = document.tree
    var next = Array(repeating: 0, count: tree.names.count + 1)
    for index in tree.indices { next[Int(tree[index].name) + 1] += 1 }
    for name in tree.names.indices { next[name + 1] += next[name] }
    var indices = Array(repeating: tree.root, count: tree.elements.count)
    for index in tree.indices {
      let name = Int(tree[index].name)
      indices[next[name]] = index
      next[name] += 1
    }
    self.indices = indices
    ends = next
  }

  /// The elements of a name, in document order.
  package subscript(name: String) -> [DocumentElement] {
    guard let number = document.tree.number(ofName: name).map({ Int($0) }) else { return [] }
    let start = number == 0 ? 0 : ends[number - 1]
    return indices[start..<ends[number]].map { DocumentElement(document: document, index: $0) }
  }
}
