import Escaping

/// Turns the findings of documents into one form of report.
protocol FindingReporter: Sendable {
  associatedtype Syntax: OutputSyntax
  /// What comes before the first document.
  var header: Escaped<Syntax> { get }
  /// What stands between the texts of two documents.
  var separator: Escaped<Syntax> { get }
  /// What comes behind the last document.
  var footer: Escaped<Syntax> { get }
  /// Whether the report is read back, so that it also tells which documents could not be read.
  var tellsAll: Bool { get }
  /// Whether it tells the fingerprints of findings, which are not worked out for nothing.
  var tellsFingerprints: Bool { get }
  /// The findings of one document; nil where the report has nothing to say about it.
  func text(for report: FindingReport) -> Escaped<Syntax>?
}

extension FindingReporter {
  var tellsAll: Bool { false }
  var tellsFingerprints: Bool { false }
  var header: Escaped<Syntax> { "" }
  var separator: Escaped<Syntax> { "" }
  var footer: Escaped<Syntax> { "" }

  /// Where the report goes, with what comes before, between and after documents.
  ///
  /// - Parameter path: A file; nil for standard output.
  func sink(path: String?) -> OutputSink {
    OutputSink(
      path: path, header: OutputText(header), separator: OutputText(separator), footer: OutputText(footer))
  }

  func output(for report: FindingReport) -> OutputText? { text(for: report).map { OutputText($0) } }
}
