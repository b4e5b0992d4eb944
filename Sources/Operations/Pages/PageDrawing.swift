import Drawing
import LayoutAnalysis
import StackLint

/// How documents are drawn for a page.
struct PageDrawing: Sendable {
  /// What the page is about.
  let title: String
  /// The order of the documents.
  let paths: [String]
  /// The devices and users for which documents are drawn, too.
  private let variants: LayoutVariants?
  private let assets: DocumentAssets

  init(title: String, paths: [String], variants: LayoutVariants?) {
    self.title = title
    self.paths = paths
    self.variants = variants
    assets = DocumentAssets(paths: paths)
  }

  /// The images and colors of a document's project.
  func assets(of path: String) -> any DrawingAssets { assets.assets(ofDocument: path) ?? NoAssets() }

  func page(of report: ReportedDocument) -> PageDocument {
    PageDocument(report, variants: variants, assets: assets(of: report.findings.path))
  }
}
