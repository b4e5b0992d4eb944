package import Support

/// The findings of a file that are reported, with the document that they are about.
package struct ReportedDocument {
  /// The document and its layout; nil for one that was not judged, and for a file that is no document.
  package let document: LintResult?
  package internal(set) var findings: FindingReport
  /// What is said about its fixes.
  package internal(set) var remarks: [Escaped<LogLine>] = []

  package init(_ findings: FindingReport) { self.init(nil, findings) }

  package init(_ document: LintResult?, _ findings: FindingReport) {
    self.document = document
    self.findings = findings
  }

  /// Findings of one kind in one scene as one.
  package var grouped: ReportedDocument {
    var report = self
    report.findings = findings.grouped
    return report
  }

  /// Whether there is nothing to show: no document, no finding, and no reason why it could not be read.
  package var isEmpty: Bool { document == nil && findings.findings.isEmpty && findings.failure == nil }
}
