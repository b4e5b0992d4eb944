package import NibDecoder

/// What the outlets and outlet collections of a document are connected to: code may change it.
package struct OutletIndex {
  /// The name of an outlet by the id of its destination; of the first one if there are several.
  private let properties: [String: String]

  /// Finds the outlets of a document in one pass.
  package init(_ nib: NibDocument) {
    let tree = nib.tree
    let wanted = ["outlet", "outletCollection"].compactMap { tree.number(ofName: $0) }
    var properties: [String: String] = [:]
    for index in tree.indices where wanted.contains(tree[index].name) {
      guard let destination = tree.attribute(named: "destination", of: index)?.value,
        let property = tree.attribute(named: "property", of: index)?.value
      else { continue }
      if properties[destination] == nil { properties[destination] = property }
    }
    self.properties = properties
  }

  /// The name of an outlet that is connected to an object; nil if there is none.
  package func property(connectedTo id: String?) -> String? { id.flatMap { properties[$0] } }
}
