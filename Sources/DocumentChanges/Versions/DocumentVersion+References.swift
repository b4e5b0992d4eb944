package import Formats
import NibDecoder

extension DocumentVersion {
  /// Whether the value of an attribute is the id of an object that the element refers to.
  ///
  /// The vocabulary is not complete, so an id that Interface Builder made is a reference wherever it stands.
  package func isReference(_ value: String, of attribute: String, in element: ElementIndex) -> Bool {
    if attribute != "id", attribute != "sceneID", ObjectID.isGenerated(value) { return true }
    let vocabulary = Vocabulary.forDocuments(ofType: tree[tree.root, "type"])
    return vocabulary[tree.name(of: element)].map { vocabulary.references(of: $0).contains(attribute) } ?? false
  }
}
