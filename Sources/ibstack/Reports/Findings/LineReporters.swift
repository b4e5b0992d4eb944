import Escaping
import FileAccess
import NibDecoder

/// For people: the source line, a caret, notes; in colour on a terminal.
struct HumanReporter: FindingReporter {
  private let renderer: DiagnosticRenderer

  init(isColored: Bool) { renderer = DiagnosticRenderer(style: .excerpt(isColored: isColored)) }

  func text(for report: FindingReport) -> Escaped<LogLine>? { renderer.text(for: report) }
}

/// One line a finding, and one a note.
struct ConciseReporter: FindingReporter {
  private let renderer = DiagnosticRenderer(style: .plain)

  func text(for report: FindingReport) -> Escaped<LogLine>? { renderer.text(for: report) }
}

extension DiagnosticRenderer {
  fileprivate func text(for report: FindingReport) -> Escaped<LogLine> {
    text(for: report.findings.lazy.map(\.diagnostic), report.lines, path: report.source.path)
  }
}

/// What Xcode shows beside the line when a build phase prints it: absolute paths, and notices as notes.
struct XcodeReporter: FindingReporter {
  func text(for report: FindingReport) -> Escaped<LogLine>? {
    let path = AbsolutePath(report.path).text
    return report.findings.map { finding in
      let severity = finding.diagnostic.severity
      let word = severity == .notice ? "note" : severity.rawValue
      let message: Escaped<LogLine> = "\(finding.diagnostic.message) (\(finding.diagnostic.ruleID))"
      return line(path, finding.start, word, message)
        + finding.notes.map { line(path, $0.start, "note", "\($0.message)") }.joined()
    }.joined()
  }

  private func line(
    _ path: String, _ place: SourcePosition?, _ word: String, _ message: Escaped<LogLine>
  ) -> Escaped<LogLine> {
    "\(path):\(place?.line ?? 1):\(place?.column ?? 1): \(word): \(message)\n"
  }
}

/// Annotations of GitHub's workflow commands.
struct GitHubReporter: FindingReporter {
  func text(for report: FindingReport) -> Escaped<WorkflowCommand>? {
    let path = AbsolutePath(report.path).inRepository
    return report.findings.map { finding in
      let properties = properties(finding, path, report).joined(separator: ",")
      let message = ["\(finding.diagnostic.message)"] + finding.notes.map(text)
      return "::\(finding.diagnostic.severity.rawValue) \(properties)::\(message.joined(separator: Self.lineBreak))\n"
    }.joined()
  }

  /// A line break in a message.
  private static let lineBreak: Escaped<WorkflowCommand> = "%0A"

  private func properties(
    _ finding: FindingReport.Finding, _ path: String, _ report: FindingReport
  ) -> [Escaped<WorkflowCommand>] {
    var properties: [Escaped<WorkflowCommand>] = ["file=\(property: path)"]
    if let start = finding.start { properties += ["line=\(start.line)", "col=\(report.characterColumn(start))"] }
    if let start = finding.start, let end = finding.end, end.line == start.line {
      properties.append("endColumn=\(report.characterColumn(end))")
    }
    properties.append("title=\(property: finding.diagnostic.ruleID)")
    return properties
  }

  private func text(for note: FindingReport.Note) -> Escaped<WorkflowCommand> {
    guard let start = note.start else { return "\(note.message)" }
    return "\(start.line):\(start.column): \(note.message)"
  }
}
