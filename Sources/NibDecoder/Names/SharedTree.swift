import Formats

/// A tree that many elements refer to. Each copy of a tree counts a reference for each of its arrays.
final class SharedTree: Sendable {
  let tree: XMLTree

  init(_ tree: XMLTree) { self.tree = tree }
}
