import DocumentVersions
import XMLSource

/// A document whose elements are found by the paths of a patch.
struct PatchTarget {
  let version: DocumentVersion
  private let elements: [String: ElementIndex]

  var tree: XMLTree { version.tree }

  init(_ tree: XMLTree) {
    var table = IdentityTable()
    version = table.version(tree)
    var elements: [String: ElementIndex] = [:]
    for element in tree.indices { elements[table.path(of: version.identity(of: element))] = element }
    self.elements = elements
  }

  subscript(path: String) -> ElementIndex? { elements[path] }

  /// The element around a place, or around the list that the place is in and that is to be made.
  func owner(of place: PatchChange.Place) -> (element: ElementIndex, missingList: String?)? {
    if let parent = self[place.parent] { return (parent, nil) }
    guard let slash = place.parent.lastIndex(of: "/") else { return nil }
    let list = String(place.parent[place.parent.index(after: slash)...])
    // Only a list without a key or number can be made.
    guard list.allSatisfy(\.isLetter), let owner = self[String(place.parent[..<slash])] else { return nil }
    return (owner, list)
  }
}
