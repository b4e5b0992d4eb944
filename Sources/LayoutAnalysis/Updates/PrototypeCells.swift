import NibDecoder
package import StackModel

/// The cells of which an app makes the rows of tables and the items of collections on iOS.
package struct PrototypeCells {
  /// The cells with an id, in document order, by the ids of their tables and collections.
  package let cells: [(list: String, cells: [String])]

  package init(_ document: LayoutDocument) {
    let tree = document.nib.tree
    func isPrototype(_ view: View, in list: View) -> Bool {
      guard view is CellView, let element = view.element, let holder = tree.parent(of: element) else { return false }
      let name = tree.name(of: holder)
      return name == "prototypes" || name == "cells" && list.elementName == "collectionView"
    }
    cells = document.roots.flatMap(\.subtree).compactMap { list in
      guard list is ListView, let id = list.id else { return nil }
      let cells = list.subviews.filter { isPrototype($0, in: list) }.compactMap(\.id)
      return cells.isEmpty ? nil : (id, cells)
    }
  }
}
