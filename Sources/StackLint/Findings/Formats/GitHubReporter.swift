import NibDecoder
import Support

/// Annotations of GitHub's workflow commands.
struct GitHubReporter: FindingReporter {
  func text(for report: FindingReport) -> Escaped<WorkflowCommand>? {
    let path = report.file.repositoryPath
    return report.findings.map { finding in
      let properties = properties(finding, path, report).joined(separator: ",")
      let message = ["\(finding.sentence)"] + finding.notes.map(text)
      return "::\(finding.diagnostic.severity.rawValue) \(properties)::\(message.joined(separator: Self.lineBreak))\n"
    }.joined()
  }

  /// A line break in a message.
  private static let lineBreak: Escaped<WorkflowCommand> = "%0A"

  private func properties(
    _ finding: LocatedFinding, _ path: String, _ report: FindingReport
  ) -> [Escaped<WorkflowCommand>] {
    var properties: [Escaped<WorkflowCommand>] = ["file=\(property: path)"]
    if let start = finding.start { properties += ["line=\(start.line)", "col=\(report.characterColumn(start))"] }
    if let start = finding.start, let end = finding.end, end.line == start.line {
      properties.append("endColumn=\(report.characterColumn(end))")
    }
    properties.append("title=\(property: finding.diagnostic.ruleID)")
    return properties
  }

  private func text(for note: LocatedFinding.Note) -> Escaped<WorkflowCommand> {
    guard let start = note.start else { return "\(note.message)" }
    return "\(start.line):\(start.column): \(note.message)"
  }
}
