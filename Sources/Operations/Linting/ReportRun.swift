package import StackLint
import Support

/// Writes a page that shows all screens with their findings.
package struct ReportRun {
  private let documents: LintedPaths
  private let settings: LintSettings
  private let title: String
  private let folder: String
  private let condition: FailureCondition
  private let isQuiet: Bool
  /// With what documents are compared; nil for nothing.
  private let compared: String?
  /// The file for a summary of the comparison.
  private let summary: String?

  /// - Parameters:
  ///   - title: The heading; nil for the name of what is linted.
  ///   - folder: The folder for the page.
  ///   - compared: A revision of git or a folder; nil to compare nothing.
  ///   - summary: The file for a summary of the comparison.
  package init(
    _ documents: LintedPaths, _ settings: LintSettings, title: String?, folder: String,
    failing condition: FailureCondition, isQuiet: Bool,
    comparedWith compared: String?, summary: String?
  ) {
    (self.documents, self.settings) = (documents, settings)
    (self.title, self.folder) = (title ?? documents.title, folder)
    (self.condition, self.isQuiet) = (condition, isQuiet)
    (self.compared, self.summary) = (compared, summary)
  }

  package func run() throws(ExitStatus) {
    let run = try LintRun.find(documents, settings)
    var old: ComparedDocuments?
    if let compared {
      old = try LintRun.reporting {
        try ComparedDocuments.find(run.paths, in: documents.paths, comparedWith: compared)
      }
    }
    if let failure = FolderCreation.create(folder, chosenBy: .option) { throw .reporting(failure.message) }
    let drawing = PageDrawing(title: title, paths: run.paths, variants: settings.variants.variants)
    let report = PageDocuments(run, old: old, drawing)
    let page = { report.page(comparedWith: compared ?? settings.olderSystems.name) }
    let files = [AbsolutePath(folder).appending("index.html").text, summary].compactMap(\.self)
    let pages = DocumentRun(
      run.files, notices: run.notices, failing: condition, sinks: files.map { OutputSink(path: $0) })
    try pages.process(
      isQuiet: isQuiet, finish: { OutputText(page().html) }, unread: report.addUnread,
      closing: {
        let rest = report.addRest()
        guard summary != nil else { return rest }
        let summary = TurnOutput.text(OutputText(page().summary))
        return rest + [DocumentRun.Output(texts: [nil, summary], statistics: FindingStatistics())]
      }, report.add)
  }
}
