import Formats

/// An element of a document that is being edited. What is not edited stays as it is written.
struct EditedElement {
  /// The number of the tree that it was read from.
  let tree: Int
  let element: ElementIndex
  /// Nil for one that nothing holds.
  var parent: Int?
  var children: [Int] = []
  /// The name and attributes if they are not those of the tree.
  var tag: EditedTag?
  /// The text if it is not that of the tree.
  var text: String?
  /// The comments before it if they are not those of the tree.
  var comment: String?
  /// Whether it has another place than in the tree.
  var isMoved = false

  init(tree: Int, element: ElementIndex, parent: Int?) {
    (self.tree, self.element, self.parent) = (tree, element, parent)
  }
}

/// The start tag of an edited element.
struct EditedTag {
  var name: String
  var attributes: [EditedAttribute]

  func value(of attribute: String) -> String? { attributes.first { $0.name == attribute }?.value }
}

/// An attribute of an edited element.
struct EditedAttribute {
  let name: String
  let value: String
  /// As it is written, with its name.
  let text: String
}
