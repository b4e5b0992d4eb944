import Escaping
import LintReports

/// A form of report, and where it goes.
struct FindingOutput: Sendable {
  let reporter: any FindingReporter
  let sink: OutputSink

  init(_ reporter: any FindingReporter, path: String?) {
    self.reporter = reporter
    sink = reporter.sink(path: path)
  }

  /// The report of a document; nil if the format leaves it out.
  func text(for report: FindingReport) -> OutputText? {
    report.isForEveryReport || reporter.reportsAll ? reporter.output(for: report) : nil
  }

  func add(_ report: FindingReport) {
    if let text = text(for: report) { sink.add(text) }
  }
}

extension FindingReporter {
  /// Where the report goes, with what comes before, between and after documents.
  ///
  /// - Parameter path: A file; nil for standard output.
  fileprivate func sink(path: String?) -> OutputSink {
    OutputSink(
      path: path, header: OutputText(header), separator: OutputText(separator), footer: OutputText(footer))
  }
}

extension DocumentRun.Part {
  /// What a document's findings add to outputs.
  init(_ report: FindingReport, outputs: [FindingOutput]) {
    self.init(
      texts: outputs.map { $0.text(for: report) },
      diagnostics: report.isPending ? [] : report.diagnostics)
    complaint = report.failure.map { "\($0)" }
    isFailure = report.failure != nil
  }
}
