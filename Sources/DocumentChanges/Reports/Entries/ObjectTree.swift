import Formats

/// The objects inside another one, each with its depth below it. Constraints and connections are left out.
struct ObjectTree {
  private(set) var lines: [TreeLine] = []

  init(below root: ElementIndex, _ words: inout ElementWords) {
    addObjects(below: root, depth: 0, &words)
  }

  private mutating func addObjects(below element: ElementIndex, depth: Int, _ words: inout ElementWords) {
    for child in words.names.version.tree.children(of: element) {
      guard !words.isConstraint(child), !words.isConnection(child) else { continue }
      let isObject = words.isObject(child)
      if isObject { lines.append(TreeLine(text: words.long(child), depth: depth)) }
      addObjects(below: child, depth: isObject ? depth + 1 : depth, &words)
    }
  }
}

/// A line of a tree.
package struct TreeLine: Hashable, Sendable {
  let text: String
  /// 0 for what is directly inside the root.
  let depth: Int
}
