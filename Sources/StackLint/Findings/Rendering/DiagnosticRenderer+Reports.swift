package import Support

extension DiagnosticRenderer {
  /// The findings of one document.
  package func text(for report: FindingReport) -> Escaped<LogLine> {
    text(for: report.findings, report.lines, path: report.source.path)
  }
}
