/// Turns the findings of documents into one form of report.
protocol FindingReporter: Sendable {
  /// What comes before the first document.
  var header: String { get }
  /// What stands between the texts of two documents.
  var separator: String { get }
  /// What comes behind the last document.
  var footer: String { get }
  /// Whether the report is read back, so that it also tells which documents could not be read.
  var tellsAll: Bool { get }
  /// Whether it tells the fingerprints of findings, which are not worked out for nothing.
  var tellsFingerprints: Bool { get }
  /// The findings of one document; nil where the report has nothing to say about it.
  func text(for report: FindingReport) -> String?
}

extension FindingReporter {
  var tellsAll: Bool { false }
  var tellsFingerprints: Bool { false }
  var header: String { "" }
  var separator: String { "" }
  var footer: String { "" }
}
