package import LayoutAnalysis
package import StackLint
package import StackModel
package import Support

/// Reports errors in documents, whatever the configuration.
package struct ValidateRun {
  private let paths: SearchedPaths
  private let options: LayoutOptions
  private let variants: LayoutVariants?
  private let reports: RequestedReports
  private let linter: Linter

  /// - Parameter rules: Those that are enforced only on request.
  package init(
    _ paths: SearchedPaths, options: LayoutOptions, variants: LayoutVariants?, enabling rules: [Rule],
    _ reports: RequestedReports
  ) {
    (self.paths, self.options, self.variants, self.reports) = (paths, options, variants, reports)
    linter = Linter((RuleCatalog.validation + rules).map { ActiveRule($0, severity: $0.severityOfValidation) })
  }

  package func run() throws(ExitStatus) {
    let found = InputFiles.find(withCompiled: paths)
    let notices = SkippedDocument.lines(about: found.skippedDocuments())
    let head = RunHead(failures: found.failures, notices: notices, toolVersion: ToolVersion.current)
    let drawing = PageDrawing(
      title: LintedPaths(paths).title, paths: found.files.map(\.path), variants: variants)
    let outputs = reports.outputs(for: head, drawing: drawing)
    let hasFingerprints = outputs.contains(where: \.needsFingerprints)
    let (options, variants, linter) = (options, variants, linter)
    try DocumentRun(found, notices: notices, failing: reports.condition, sinks: outputs.map(\.sink)).process(
      isQuiet: reports.isQuiet,
      unread: { file, failure in
        let report = FindingReport(file: ReportedFile(file.path), failure: failure.message)
        return DocumentRun.Output(ReportedDocument(report), outputs: outputs)
      },
      { bytes, path in
        let result = linter.lint(
          bytes, path: path, options: options, variants: variants,
          progress: { ProgressLine.note(path, done: $0, of: $1) })
        let report = FindingReport(result, file: ReportedFile(path), hasFingerprints: hasFingerprints)
        return DocumentRun.Output(ReportedDocument(result, report), outputs: outputs)
      })
  }
}
