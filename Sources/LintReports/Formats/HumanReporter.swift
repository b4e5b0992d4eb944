import Escaping

/// For people: the source line, a caret, notes; in colour on a terminal.
struct HumanReporter: FindingReporter {
  private let renderer: DiagnosticRenderer

  init(isColored: Bool) { renderer = DiagnosticRenderer(style: .excerpt(isColored: isColored)) }

  func text(for report: FindingReport) -> Escaped<LogLine>? { renderer.text(for: report) }
}
