import NibDecoder
package import Support

/// Findings for people: the source line, a caret and notes; in color on a terminal. What a rule of style finds again and
/// again is shown in its first places, and counted at the end.
struct HumanReporter: FindingReporter {
  let separator: Escaped<LogLine> = "\n"
  let needsOrder = true
  private let renderer: DiagnosticRenderer
  private let places = ShownPlaces()

  init(isColored: Bool) { renderer = DiagnosticRenderer(style: .excerpt(isColored: isColored)) }

  func text(for report: FindingReport) -> Escaped<LogLine>? { renderer.text(for: places.shown(of: report)) }

  func footer(_ statistics: FindingStatistics) -> Escaped<LogLine> { places.countOfRest }
}

/// One line a finding, and one a note.
struct ConciseReporter: FindingReporter {
  private let renderer = DiagnosticRenderer(style: .plain)

  func text(for report: FindingReport) -> Escaped<LogLine>? { renderer.text(for: report) }
}

/// Lines that Xcode shows next to the source when a build phase prints them: absolute paths, and notices as notes.
struct XcodeReporter: FindingReporter {
  func text(for report: FindingReport) -> Escaped<LogLine>? {
    let path = report.file.absolutePath
    return report.findings.map { finding in
      let severity = finding.diagnostic.severity
      let word = severity == .notice ? "note" : severity.rawValue
      let message: Escaped<LogLine> = "\(finding.sentence) (\(finding.diagnostic.ruleID))"
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

/// A table of the rules that found something, instead of the findings.
package struct StatisticsReporter: FindingReporter {
  package init() {}

  package func text(for report: FindingReport) -> Escaped<LogLine>? { nil }

  package func footer(_ statistics: FindingStatistics) -> Escaped<LogLine> {
    let rules = statistics.rules
    let width = rules.first.map { String($0.count).count } ?? 0
    let rows = rules.map { rule -> Escaped<LogLine> in
      let mark = rule.fixable == 0 ? "   " : rule.isFixUnsafe ? "[-]" : "[*]"
      return .spaces(width - String(rule.count).count) + "\(rule.count)  \(mark) \(rule.ruleID)\n"
    }
    return rows.joined() + legend(statistics)
  }

  private func legend(_ statistics: FindingStatistics) -> Escaped<LogLine> {
    var legend = Escaped<LogLine>()
    if statistics.fixable(isUnsafe: false) > 0 { legend += "[*] fixable with --fix\n" }
    if statistics.fixable(isUnsafe: true) > 0 { legend += "[-] fixable with --fix --unsafe\n" }
    return legend
  }
}
