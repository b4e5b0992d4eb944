import Drawing
import LayoutAnalysis
package import StackLint
import Support

/// The reports of a run, where they are written, and which findings make the run fail.
package struct RequestedReports {
  /// A report that is asked for.
  package struct Report {
    package let format: ReportFormat
    /// Nil for where all of the output goes.
    package let path: String?

    package init(_ format: ReportFormat, path: String? = nil) { (self.format, self.path) = (format, path) }
  }

  private let reports: [Report]
  /// The file for the output; nil for standard output.
  let path: String?
  private let showsStatistics: Bool
  /// Whether the edits of findings are printed as a diff instead.
  let areDiffs: Bool
  /// Whether there is no summary.
  let isQuiet: Bool
  let condition: FailureCondition

  /// - Parameters:
  ///   - reports: None for one that suits the output.
  ///   - showsStatistics: Whether the output tells how many findings each rule has, instead of the findings.
  package init(
    _ reports: [Report], path: String?, showsStatistics: Bool, areDiffs: Bool = false, isQuiet: Bool,
    failing condition: FailureCondition
  ) {
    (self.reports, self.path) = (reports, path)
    (self.showsStatistics, self.areDiffs) = (showsStatistics, areDiffs)
    (self.isQuiet, self.condition) = (isQuiet, condition)
  }

  /// Each format with its destination.
  ///
  /// - Parameter drawing: How the page draws documents, if it is asked for.
  func outputs(for head: RunHead, drawing: @autoclosure () -> PageDrawing) -> [any FindingOutput] {
    let isForPeople = path == nil && Terminal.isOutputTerminal
    let usual = Report(.findings(isForPeople ? .human : .concise))
    let isPrinted = reports.contains { $0.path == nil }
    let reports = reports.isEmpty || showsStatistics && !isPrinted ? reports + [usual] : reports
    return reports.map { report in
      let path = report.path ?? path
      guard case .findings(let format) = report.format else { return PageOutput(drawing(), path: path) }
      if showsStatistics, report.path == nil, format != .json { return TextOutput(StatisticsReporter(), path: path) }
      return TextOutput(
        format.reporter(head, isColored: isForPeople && Terminal.isOutputColored), path: path)
    }
  }
}

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

  func take(_ report: ReportedDocument) -> TurnOutput? {
    guard !report.isEmpty, !report.findings.isPending else { return nil }
    pages.add(drawing.page(of: report), path: report.findings.path)
    return nil
  }
}

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
