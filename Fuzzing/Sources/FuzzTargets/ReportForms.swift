@testable import ibstack

/// Findings in all forms of report.
enum ReportForms {
  private static let json: Set<FindingFormat> = [.json, .sarif, .gitlab]

  /// Writes reports in every form.
  static func check(_ reports: [FindingReport], failures: [String] = []) throws(Violation) {
    for format in FindingFormat.allCases {
      let text = text(reports, format, failures: failures)
      if json.contains(format) { try JSONText.check(text, format.rawValue) }
      guard format == .jsonl else { continue }
      for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
        try JSONText.check(String(Substring(line)), "a line of jsonl")
      }
    }
  }

  /// Reports in one form, as a run puts them together.
  static func text(_ reports: [FindingReport], _ format: FindingFormat, failures: [String] = []) -> String {
    let reporter = format.reporter(RunHead(failures: failures), isColored: true)
    let parts = reports.compactMap { report in
      report.isForEveryReport || reporter.tellsAll ? reporter.text(for: report) : nil
    }
    return reporter.header + parts.joined(separator: reporter.separator) + reporter.footer
  }
}
