package import NibDecoder
package import StackModel

/// A copy of a document whose objects tell their ids when an app runs: views by a runtime attribute, constraints by their
/// identifiers, controllers by their storyboard identifiers, and prototypes of cells by their reuse identifiers.
///
/// Compiled documents keep no object ids. The copy is for measuring: nothing else in it differs, except that it is no
/// launch screen, which may have no runtime attributes.
package struct MeasurableCopy {
  /// The bytes of the copy, in the encoding of the document.
  package let bytes: [UInt8]

  /// The key path of the runtime attribute.
  static let keyPath = "ibstackObjectID"

  /// - Throws: ``UnreadableDocument`` for a document that cannot be edited.
  package init(_ document: LayoutDocument) throws(UnreadableDocument) {
    let marks = Marks(document.nib.tree)
    let views = document.roots.flatMap(\.subtree)
    var edits = document.scenes.compactMap(\.controllerID).compactMap { id in
      document.nib.element(withID: id).map { marks.attribute("storyboardIdentifier", id, of: $0) }
    }
    let prototypes = Set(PrototypeCells(document).cells.flatMap(\.cells))
    for view in views {
      if let element = view.element, let id = view.id {
        edits.append(marks.runtimeAttribute(id, of: element))
        if prototypes.contains(id) { edits.append(marks.attribute("reuseIdentifier", id, of: element)) }
      }
      for constraint in view.constraints {
        guard let element = constraint.element, let id = constraint.id else { continue }
        edits.append(marks.attribute("identifier", id, of: element))
      }
    }
    if let edit = marks.launchScreen { edits.append(edit) }
    let source = document.nib.source
    bytes = try source.edited(by: edits)
  }
}

/// The edits of one document.
private struct Marks {
  let tree: XMLTree

  init(_ tree: XMLTree) { self.tree = tree }

  /// An attribute with a value, whether it is there or not.
  func attribute(_ name: String, _ value: String, of element: ElementIndex) -> SourceEdit {
    if let written = tree.attribute(named: name, of: element) {
      return .replacingValue(of: written, with: value, in: tree)
    }
    return .insertingLastAttribute(name, value, in: element, of: tree)
  }

  func runtimeAttribute(_ id: String, of element: ElementIndex) -> SourceEdit {
    let (path, value) = (SourceEdit.written("keyPath", MeasurableCopy.keyPath), SourceEdit.written("value", id))
    let attribute = "<userDefinedRuntimeAttribute type=\"string\" \(path) \(value)/>"
    if let list = tree.child(named: Self.list, of: element) {
      return .insertingLastChild(attribute, in: list, of: tree)
    }
    return .insertingLastChild("<\(Self.list)>\(attribute)</\(Self.list)>", in: element, of: tree)
  }

  /// Makes a launch screen a document like others.
  var launchScreen: SourceEdit? {
    tree.attribute(named: "launchScreen", of: tree.root).map { .removing($0, in: tree) }
  }

  private static let list = "userDefinedRuntimeAttributes"
}

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
