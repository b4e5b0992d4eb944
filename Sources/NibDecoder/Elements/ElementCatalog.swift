/// The elements of a platform.
package struct ElementCatalog {
  package let vocabulary: Vocabulary
  /// In the order of their names.
  package let elements: [VocabularyElement]

  /// Whether it has nothing that no view contains, such as controllers.
  let isOfViews: Bool
  /// The documents, such as `documents of iOS`.
  package let documents: String

  package static let stackDefinition = ElementCatalog(.stackDefinition, isOfViews: true, "stack definitions")
  package static let iOS = ElementCatalog(.cocoaTouch, "documents of iOS and tvOS")
  package static let macOS = ElementCatalog(.cocoa, "documents of macOS")
  package static let watchOS = ElementCatalog(.watchKit, "documents of watchOS")

  private init(_ vocabulary: Vocabulary, isOfViews: Bool = false, _ documents: String) {
    (self.vocabulary, self.isOfViews, self.documents) = (vocabulary, isOfViews, documents)
    elements = isOfViews ? vocabulary.elementsOfViews : vocabulary.allElements.filter { !$0.isAbstract }
  }

  /// The elements by families. Those without a class, which are many, stand in few lines at the end.
  ///
  /// - Parameter width: The most columns.
  package func text(width: Int) -> String {
    let nameWidth = elements.filter { $0.className != nil }.map(\.name.count).max() ?? 0
    let families = vocabulary.families.compactMap { family -> String? in
      let rows = elements.filter { $0.family == family }.compactMap { element in
        element.className.map { (element.name + String(repeating: " ", count: nameWidth - element.name.count), $0) }
      }
      return rows.isEmpty ? nil : "\(family)\n" + Columns(rows, width: width).text + "\n"
    }
    let parts = elements.filter { $0.className == nil }.map(\.name).joined(separator: ", ")
    let note = isOfViews ? "" : "\nThese are the elements that are known. Xcode may write others.\n"
    return families.joined() + "Parts of them\n" + Columns.lines(parts, width: width - 2).map { "  \($0)\n" }.joined()
      + note
  }

  /// The RELAX NG schema of the documents.
  package var schema: String {
    isOfViews ? StackDefinitionSchema(vocabulary).text : DocumentSchema(vocabulary, title: documents).text
  }

  /// A page for each element, for code hosts.
  var markdown: String { elements.map { ElementPage($0, in: self).markdown }.joined(separator: "\n") }
}
