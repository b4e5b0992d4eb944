import Support

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
