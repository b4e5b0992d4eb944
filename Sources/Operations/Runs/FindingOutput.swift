import Formats
import StackLint
import Support

/// A report with its destination.
protocol FindingOutput: Sendable {
  var sink: OutputSink { get }
  /// Whether the report contains the fingerprints of findings.
  var needsFingerprints: Bool { get }
  /// Whether the report shows documents, not only their findings.
  var needsDocuments: Bool { get }

  /// Takes what is reported of a file; files may arrive in any order.
  ///
  /// - Returns: What the sink gets in the file's turn; nil for nothing.
  func take(_ report: ReportedDocument) -> TurnOutput?
}

/// A report that is written while documents are linted, from nothing but their findings.
struct TextOutput: FindingOutput {
  let sink: OutputSink
  let needsDocuments = false
  private let reporter: any FindingReporter

  /// - Parameter path: A file; nil for standard output.
  init(_ reporter: any FindingReporter, path: String?) {
    self.reporter = reporter
    sink = reporter.sink(path: path)
  }

  var needsFingerprints: Bool { reporter.needsFingerprints }

  func take(_ report: ReportedDocument) -> TurnOutput? {
    let (findings, reporter) = (report.findings, reporter)
    guard findings.isForEveryReport || reporter.reportsAll else { return nil }
    return reporter.needsOrder
      ? .later { reporter.output(for: findings) } : reporter.output(for: findings).map(TurnOutput.text)
  }
}

extension FindingReporter {
  /// The destination of the report, with the text before, between and after documents.
  fileprivate func sink(path: String?) -> OutputSink {
    OutputSink(
      path: path, header: OutputText(header), separator: OutputText(separator),
      footer: { OutputText(self.footer($0)) })
  }
}

extension UnreadableDocument {
  /// The reason as a finding, with its rule and its notes.
  var finding: Escaped<LogLine> {
    DiagnosticRenderer(style: .plain).text(for: [diagnostic], in: source).withoutLastLineBreak
  }
}

extension DocumentRun.Output {
  /// What a file's findings add to outputs.
  init(_ report: ReportedDocument, outputs: [any FindingOutput]) {
    let findings = report.findings
    self.init(texts: outputs.map { $0.take(report) }, statistics: findings.statistics)
    let lines = report.remarks + (findings.failure.map { ["\($0)"] } ?? [])
    complaint = lines.isEmpty ? nil : lines.joined(separator: "\n")
    isFailure = findings.failure != nil
  }
}
