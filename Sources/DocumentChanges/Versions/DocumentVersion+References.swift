import Vocabulary
package import XMLSource

extension DocumentVersion {
  /// Whether the value of an attribute is the id of an object that the element refers to.
  ///
  /// The vocabulary is not complete, so an id that Interface Builder made is a reference wherever it stands.
  package func isReference(_ value: String, of attribute: String, in element: ElementIndex) -> Bool {
    if attribute != "id", attribute != "sceneID", Self.isGenerated(value) { return true }
    let vocabulary = Vocabulary.forDocuments(ofType: tree[tree.root, "type"])
    return vocabulary[tree.name(of: element)].map { vocabulary.references(of: $0).contains(attribute) } ?? false
  }

  /// Whether an id is one that Interface Builder made, such as `abc-12-xyz`. Other words may stand in any attribute.
  private static func isGenerated(_ id: String) -> Bool {
    let bytes = Array(id.utf8)
    guard bytes.count == 10, bytes[3] == UInt8(ascii: "-"), bytes[6] == UInt8(ascii: "-") else { return false }
    return bytes.enumerated().allSatisfy { $0.offset == 3 || $0.offset == 6 || $0.element.isLetterOrDigit }
  }
}

extension UInt8 {
  fileprivate var isLetterOrDigit: Bool {
    (0x30...0x39).contains(self) || (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self)
  }
}
