/// Texts that take the place of a document's own, such as those of a translation.
package struct TextReplacements: Sendable {
  /// By the numbers of the attributes.
  private var attributes: [Int: String] = [:]
  /// By the elements whose content is the text.
  private var contents: [ElementIndex: String] = [:]

  package init() {}

  var isEmpty: Bool { attributes.isEmpty && contents.isEmpty }

  package mutating func replace(attribute position: Int, with text: String) { attributes[position] = text }

  package mutating func replace(contentOf element: ElementIndex, with text: String) { contents[element] = text }

  func value(ofAttribute position: Int) -> String? { attributes[position] }

  func content(of element: ElementIndex) -> String? { contents[element] }

  func contains(attribute position: Int) -> Bool { attributes[position] != nil }
}
