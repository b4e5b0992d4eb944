package import Escaping
package import LayoutAnalysis
package import NibDecoder
package import StackLint
package import StackModel

/// The layout of a document, if it can be read, and all diagnostics in document order.
package struct DocumentReport {
  package let path: String
  package let source: SourceFile
  package let document: LayoutDocument?
  private let linted: LintedDocument?
  /// The layouts of variants, if several were requested.
  package let variantReport: VariantReport?
  package let diagnostics: [Diagnostic]
  /// The findings that the suppressions of configurations hid.
  package let suppressed: SuppressionUse
  /// How many findings are hidden.
  package let hidden: HiddenFindings

  package init(
    _ bytes: [UInt8], path: String, options: LayoutOptions, linter: Linter, variants: LayoutVariants? = nil,
    keepsLayouts: Bool = false, project: ProjectIndex? = nil, projectPath: String? = nil,
    progress: LayoutVariants.Progress? = nil
  ) {
    self.path = path
    do {
      let document = try LayoutDocument(bytes, path: path, options: options)
      let variantReport = variants.map {
        document.variantReport(for: $0, keepsLayouts: keepsLayouts, progress: progress)
      }
      let linted = LintedDocument(document, variantReport: variantReport, project: project, projectPath: projectPath)
      source = document.nib.source
      self.document = document
      self.variantReport = variantReport
      self.linted = linted
      let found = linter.findings(linted)
      (diagnostics, suppressed, hidden) = (found.diagnostics, found.suppressed, found.hidden)
    } catch {
      source = error.source
      document = nil
      linted = nil
      variantReport = nil
      diagnostics = linter.diagnostics(of: error)
      (suppressed, hidden) = (SuppressionUse(), HiddenFindings())
    }
  }

  /// The frames, which are computed on first use: not every rule needs them.
  package var layout: DocumentLayout? { linted?.layout }

  /// What a linter would find if the document belonged to another project.
  package func diagnostics(_ linter: Linter, in project: ProjectIndex?) -> [Diagnostic] {
    guard let linted else { return diagnostics }
    return linter.diagnostics(LintedDocument(linted, in: project))
  }

  /// The errors, and the notices about what frames depend on, as lines of text; nil if there are none. Output that only
  /// shows frames is accompanied by them.
  package var complaint: Escaped<LogLine>? {
    let shown = diagnostics.filter { $0.severity != .warning }
    guard !shown.isEmpty else { return nil }
    let file = ReportedFile(path: path, absolutePath: path, repositoryPath: path)
    let report = FindingReport(shown, in: source, file: file, document: document?.nib, hasFingerprints: false)
    return DiagnosticRenderer(style: .plain).text(for: report).withoutLastLineBreak
  }
}

extension FindingReport {
  /// Creates the report of a document.
  ///
  /// - Parameter hasFingerprints: Whether formats need the fingerprints of findings.
  package init(_ report: DocumentReport, file: ReportedFile, hasFingerprints: Bool = true) {
    self.init(
      report.diagnostics, in: report.source, file: file, document: report.document?.nib,
      hasFingerprints: hasFingerprints)
    hidden = report.hidden
  }
}
