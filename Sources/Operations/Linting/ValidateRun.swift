package import LayoutAnalysis
package import StackLint
package import StackModel
import Support

/// Reports errors in documents, whatever the configuration.
package struct ValidateRun {
  private let paths: [String]
  private let options: LayoutOptions
  private let variants: LayoutVariants?
  private let linter: Linter

  /// - Parameter rules: Those that are enforced only on request.
  package init(_ paths: [String], options: LayoutOptions, variants: LayoutVariants?, enabling rules: [Rule]) {
    (self.paths, self.options, self.variants) = (paths, options, variants)
    linter = Linter((RuleCatalog.validation + rules).map { ActiveRule($0, severity: $0.severityOfValidation) })
  }

  package func run() throws(ExitStatus) {
    let renderer = DiagnosticRenderer(style: .standard)
    let (options, variants, linter) = (options, variants, linter)
    try DocumentRun.find(paths).process { bytes, path in
      let result = linter.lint(
        bytes, path: path, options: options, variants: variants,
        progress: { ProgressLine.note(path, done: $0, of: $1) })
      let findings = FindingReport(result, file: ReportedFile(path), hasFingerprints: false)
      return DocumentRun.Output(text: OutputText(renderer.text(for: findings)), diagnostics: result.diagnostics)
    }
  }
}
