package import NibDecoder
import Support

/// Describes elements of documents. All of it comes from the vocabulary, which is part of the program.
package struct ElementsRun {
  package enum Format: String, CaseIterable {
    case text, json, markdown, relaxng
  }

  private let catalog: ElementCatalog
  /// The elements that are named; none for all.
  private let elements: [VocabularyElement]
  private let format: Format

  package init(_ elements: [VocabularyElement], in catalog: ElementCatalog, format: Format) {
    (self.elements, self.catalog, self.format) = (elements, catalog, format)
  }

  package func run() throws(ExitStatus) { try Printout(text).print() }

  private var text: OutputText {
    let described = elements.isEmpty ? catalog.elements : elements
    switch format {
    case .json: return OutputText(ElementJSON(described, in: catalog.vocabulary).text)
    case .relaxng: return OutputText(page: catalog.schema)
    case .markdown:
      return OutputText(page: described.map { ElementPage($0, in: catalog).markdown }.joined(separator: "\n"))
    case .text:
      let width = min(Terminal.outputWidth ?? 80, 80)
      let pages = elements.map { ElementPage($0, in: catalog).text(width: width) }
      return OutputText(page: pages.isEmpty ? catalog.text(width: width) : pages.joined(separator: "\n"))
    }
  }
}
