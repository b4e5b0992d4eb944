import Escaping
import LintReports

/// A report format with its destination.
struct FindingOutput: Sendable {
  let reporter: any FindingReporter
  let sink: OutputSink

  init(_ reporter: any FindingReporter, path: String?) {
    self.reporter = reporter
    sink = reporter.sink(path: path)
  }

  /// The report of a document; nil if the format omits it.
  func text(for report: FindingReport) -> OutputText? {
    report.isForEveryReport || reporter.reportsAll ? reporter.output(for: report) : nil
  }

  func add(_ report: FindingReport) {
    if let text = text(for: report) { sink.add(text) }
  }
}

extension FindingReporter {
  /// The destination of the report, with the text before, between and after documents.
  ///
  /// - Parameter path: A file; nil for standard output.
  fileprivate func sink(path: String?) -> OutputSink {
    OutputSink(
      path: path, header: OutputText(header), separator: OutputText(separator),
      footer: { OutputText(self.footer($0)) })
  }
}

extension DocumentRun.Output {
  /// What a document's findings add to outputs.
  init(_ report: FindingReport, outputs: [FindingOutput]) {
    self.init(
      texts: outputs.map { $0.text(for: report) }, statistics: report.statistics)
    complaint = report.failure.map { "\($0)" }
    isFailure = report.failure != nil
  }
}
