import Escaping
package import LayoutAnalysis
import LayoutDrawing
package import LintReports
import NibDecoder
import StackModel

/// A document as the page holds it: what the gallery lists, and compressed data that is read when it is shown.
package struct PageDocument: Sendable {
  /// What the gallery lists.
  let entry: Escaped<JSONString>
  /// The pictures of each layout; empty for a file without any.
  let pictures: [DataBlock]
  /// The views and the source; nil for a file without any.
  let details: DataBlock?

  /// A document whose pictures are shown.
  ///
  /// - Parameters:
  ///   - report: The document and its layout.
  ///   - findings: What is reported of it.
  ///   - variants: The devices and users for which it is drawn, too; nil for none.
  package init(_ report: DocumentReport, _ findings: FindingReport, variants: LayoutVariants? = nil) {
    guard let document = report.document, let layout = report.layout else {
      (entry, pictures, details) = (DocumentEntry(findings, nil).json(variants: []), [], nil)
      return
    }
    let drawing = DocumentDrawing(document, layout)
    let scenes = SceneIndex(drawing, of: document.nib)
    let others = variants.map { document.variants($0) } ?? []
    entry = DocumentEntry(findings, scenes).json(variants: others.map(\.variant.name))
    let drawn = others.map { other in
      let drawing = DocumentDrawing(other.document, other.document.layout())
      return PictureData(drawing, scenes.subjects(in: drawing))
    }
    pictures = ([PictureData(drawing, scenes.subjects)] + drawn).map { DataBlock($0.json) }
    var details = ViewDetails(document, layout, scenes, LineIndex(document.nib.source))
    self.details = DataBlock(details.json())
  }

  /// A file without pictures: one that cannot be read, a source or a configuration.
  package init(_ findings: FindingReport) {
    entry = DocumentEntry(findings, nil).json(variants: [])
    pictures = []
    details = nil
  }
}
