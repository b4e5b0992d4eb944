package import LayoutAnalysis
package import NibDecoder
package import StackModel

/// The layout of a document, if it can be read, and all findings of a linter in document order.
package struct DocumentReport {
  package let path: String
  package let source: SourceFile
  private let linted: LintedDocument?
  package let diagnostics: [Diagnostic]
  /// The findings that the suppressions of configurations hid.
  package let suppressed: SuppressionUse
  /// How many findings are hidden.
  package let hidden: HiddenFindings

  package init(
    _ bytes: [UInt8], path: String, options: LayoutOptions, linter: Linter, variants: LayoutVariants? = nil,
    project: ProjectIndex? = nil, projectPath: String? = nil, progress: LayoutVariants.Progress? = nil
  ) {
    self.path = path
    do {
      let laidOut = try LaidOutDocument(bytes, path: path, options: options, variants: variants, progress: progress)
      let linted = LintedDocument(laidOut, project: project, projectPath: projectPath)
      source = laidOut.document.nib.source
      self.linted = linted
      let found = linter.findings(linted)
      (diagnostics, suppressed, hidden) = (found.diagnostics, found.suppressed, found.hidden)
    } catch {
      source = error.source
      linted = nil
      diagnostics = linter.diagnostics(of: error)
      (suppressed, hidden) = (SuppressionUse(), HiddenFindings())
    }
  }

  /// The document as it is laid out; nil if it cannot be read.
  package var laidOut: LaidOutDocument? { linted?.laidOut }

  /// The document; nil if it cannot be read.
  package var document: LayoutDocument? { linted?.document }

  /// The frames, which are computed on first use: not every rule needs them.
  package var layout: DocumentLayout? { linted?.layout }

  /// What a linter would find if the document belonged to another project.
  package func diagnostics(_ linter: Linter, in project: ProjectIndex?) -> [Diagnostic] {
    guard let linted else { return diagnostics }
    return linter.diagnostics(LintedDocument(linted.laidOut, project: project, projectPath: linted.projectPath))
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
