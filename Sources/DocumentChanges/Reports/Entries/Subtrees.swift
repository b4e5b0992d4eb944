import Formats

/// The objects that came, or went, each with the outermost one that it is in.
struct Subtrees {
  /// By id.
  private var roots: [String: ElementIndex] = [:]
  /// By root: how many objects are in it.
  private(set) var counts: [ElementIndex: Int] = [:]

  /// - Parameter other: The version that lacks the objects.
  init(_ version: DocumentVersion, words: ElementWords, lackedBy other: DocumentVersion) {
    var known: [ElementIndex: ElementIndex] = [:]
    for element in version.tree.indices where other[version.identity(of: element)] == nil {
      let outer = version.tree.parent(of: element).flatMap { known[$0] }
      guard let root = outer ?? (words.isObject(element) && !words.isConstraint(element) ? element : nil) else {
        continue
      }
      known[element] = root
      if let id = version.tree[element, "id"] ?? version.tree[element, "sceneID"] { roots[id] = root }
      if root != element, words.isObject(element), !words.isConstraint(element) { counts[root, default: 0] += 1 }
    }
  }

  /// The outermost new object that an element refers to by some attributes.
  func root(referredToBy element: ElementIndex, _ attributes: [String], in tree: XMLTree) -> ElementIndex? {
    attributes.lazy.compactMap { tree[element, $0] }.compactMap { roots[$0] }.first
  }
}
