import Formats
import NibDecoder

/// What Interface Builder calls the elements of a document and their attributes.
struct ElementNames {
  private let tree: XMLTree
  private let vocabulary: Vocabulary

  init(_ tree: XMLTree) {
    (self.tree, vocabulary) = (tree, .forDocuments(ofType: tree[tree.root, "type"]))
  }

  /// The name of an attribute of an element, or of the child that it has under a key: `line break` for `lineBreakMode`.
  func name(of attribute: String, in element: ElementIndex) -> String {
    let known = vocabulary[tree.name(of: element)]
    return known.flatMap { vocabulary.inspectorName(of: attribute, in: $0) }
      ?? ObjectName.kind(ofElement: attribute, in: nil)
  }

  /// The kind of objects that an element stands for.
  func kind(ofElement name: String) -> String { ObjectName.kind(ofElement: name, in: vocabulary) }

  /// Whether the value of an attribute is a text that people read.
  func isText(_ attribute: String, in element: ElementIndex) -> Bool {
    if attribute == "userLabel" { return true }
    let known = vocabulary[tree.name(of: element)]
    return known.flatMap { vocabulary.attribute(attribute, of: $0) }?.form == .text
  }
}
