import Escaping
import OperatingSystem
package import Reports
package import Vocabulary

/// Describes elements of documents. All of it comes from the vocabulary, which is part of the program.
package struct ElementsRun {
  package enum Format: String, CaseIterable {
    case text, json, markdown, relaxng
  }

  private let catalogue: ElementCatalogue
  /// The elements that are named; none for all.
  private let elements: [VocabularyElement]
  private let format: Format

  package init(_ elements: [VocabularyElement], in catalogue: ElementCatalogue, format: Format) {
    (self.elements, self.catalogue, self.format) = (elements, catalogue, format)
  }

  package func run() throws(ExitStatus) { try Printout(text).print() }

  private var text: OutputText {
    let described = elements.isEmpty ? catalogue.elements : elements
    switch format {
    case .json: return OutputText(ElementJSON(described, in: catalogue.vocabulary).text)
    case .relaxng: return OutputText(page: RelaxNGSchema(catalogue.vocabulary).text)
    case .markdown:
      return OutputText(page: described.map { ElementPage($0, in: catalogue).markdown }.joined(separator: "\n"))
    case .text:
      let width = min(Terminal.outputWidth ?? 80, 80)
      let pages = elements.map { ElementPage($0, in: catalogue).text(width: width) }
      return OutputText(page: pages.isEmpty ? catalogue.text(width: width) : pages.joined(separator: "\n"))
    }
  }
}
