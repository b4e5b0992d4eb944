import NibDecoder

/// The elements of a document by name, found in one pass.
struct ElementsByName {
  private let document: NibDocument
  private var indices: [String: [ElementIndex]] = [:]

  init(_ document: NibDocument) {
    self.document = document
    let tree = document.tree
    var byName = Array(repeating: [ElementIndex](), count: tree.names.count)
    for index in tree.indices { byName[Int(tree[index].name)].append(index) }
    for (name, found) in zip(tree.names, byName) where !found.isEmpty { indices[name] = found }
  }

  /// The elements of a name, in document order.
  subscript(name: String) -> [DocumentElement] {
    (indices[name] ?? []).map { DocumentElement(document: document, index: $0) }
  }
}
