import Escaping
import LintReports

/// Turns documents into one form of output.
protocol LayoutWriter: Sendable {
  associatedtype Syntax: OutputSyntax
  /// What comes before the first document.
  var header: Escaped<Syntax> { get }
  /// What stands between two documents.
  var separator: Escaped<Syntax> { get }
  /// What comes behind the last document.
  var footer: Escaped<Syntax> { get }
  /// One document; nil where this form has nothing to say about it.
  func text(for report: DocumentReport) -> Escaped<Syntax>?
}

extension LayoutWriter {
  /// Standard output, with what comes before, between and after documents.
  func sink() -> OutputSink {
    OutputSink(header: OutputText(header), separator: OutputText(separator), footer: OutputText(footer))
  }

  func output(for report: DocumentReport) -> OutputText? { text(for: report).map { OutputText($0) } }
}
