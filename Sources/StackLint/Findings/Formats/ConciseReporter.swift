import Support

/// One line a finding, and one a note.
struct ConciseReporter: FindingReporter {
  private let renderer = DiagnosticRenderer(style: .plain)

  func text(for report: FindingReport) -> Escaped<LogLine>? { renderer.text(for: report) }
}
