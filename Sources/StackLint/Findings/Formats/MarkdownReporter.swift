import NibDecoder
import Support

/// Markdown for a comment on a pull request.
struct MarkdownReporter: FindingReporter {
  let header: Escaped<MarkdownCell> = "## ibstack\n\n"
  let separator: Escaped<MarkdownCell> = "\n"

  func text(for report: FindingReport) -> Escaped<MarkdownCell>? {
    guard !report.findings.isEmpty else { return nil }
    return "### \(report.path)\n\n| place | | | rule |\n|---|---|---|---|\n\(report.findings.map(row).joined())"
  }

  private func row(_ finding: LocatedFinding) -> Escaped<MarkdownCell> {
    let diagnostic = finding.diagnostic
    let place: Escaped<MarkdownCell>? = finding.start.map { "\($0.line):\($0.column)" }
    return "| \(place ?? "") | \(diagnostic.severity.rawValue) | \(finding.sentence) | \(code: diagnostic.ruleID) |\n"
  }
}
