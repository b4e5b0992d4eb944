package import Support

/// Turns the findings of documents into one form of report.
package protocol FindingReporter: Sendable {
  associatedtype Syntax: OutputSyntax
  /// The text before the first document.
  var header: Escaped<Syntax> { get }
  /// The text between two documents.
  var separator: Escaped<Syntax> { get }
  /// The text after the last document.
  func footer(_ statistics: FindingStatistics) -> Escaped<Syntax>
  /// Whether the report is read back, so that it also contains documents that could not be read.
  var reportsAll: Bool { get }
  /// Whether the report contains the fingerprints of findings. They are only computed if it does.
  var needsFingerprints: Bool { get }
  /// Whether the text of a document depends on those that were written before it.
  var needsOrder: Bool { get }
  /// The findings of one document; nil if the report leaves the document out.
  func text(for report: FindingReport) -> Escaped<Syntax>?
}

extension FindingReporter {
  package var reportsAll: Bool { false }
  package var needsFingerprints: Bool { false }
  package var needsOrder: Bool { false }
  package var header: Escaped<Syntax> { "" }
  package var separator: Escaped<Syntax> { "" }
  package func footer(_ statistics: FindingStatistics) -> Escaped<Syntax> { "" }

  package func output(for report: FindingReport) -> OutputText? { text(for: report).map { OutputText($0) } }
}
