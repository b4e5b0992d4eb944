import Support

/// Findings for people: the source line, a caret and notes; in color on a terminal.
struct HumanReporter: FindingReporter {
  let separator: Escaped<LogLine> = "\n"
  private let renderer: DiagnosticRenderer

  init(isColored: Bool) { renderer = DiagnosticRenderer(style: .excerpt(isColored: isColored)) }

  func text(for report: FindingReport) -> Escaped<LogLine>? { renderer.text(for: report) }
}
