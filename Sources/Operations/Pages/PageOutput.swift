import StackLint
import Support

/// The page as a report. It needs all documents before its first line.
struct PageOutput: FindingOutput {
  let sink: OutputSink
  let needsFingerprints = false
  let needsDocuments = true
  private let drawing: PageDrawing
  private let pages: PageCollection

  /// - Parameter path: A file; nil for standard output.
  init(_ drawing: PageDrawing, path: String?) {
    let pages = PageCollection(paths: drawing.paths)
    (self.drawing, self.pages) = (drawing, pages)
    sink = OutputSink(path: path, footer: { _ in OutputText(pages.page(title: drawing.title).html) })
  }

  func take(_ report: ReportedDocument) -> OutputText? {
    guard !report.isEmpty, !report.findings.isPending else { return nil }
    pages.add(drawing.page(of: report), path: report.findings.path)
    return nil
  }
}
