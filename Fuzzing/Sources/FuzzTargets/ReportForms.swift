@testable import ibstack

/// Findings in all forms of report.
enum ReportForms {
  /// Writes reports in every form, and looks whether they can be read.
  static func check(_ reports: [FindingReport], failures: [String] = []) throws(Violation) {
    for format in FindingFormat.allCases {
      let bytes = bytes(reports, format, failures: failures)
      switch format {
      case .json, .sarif, .gitlab: try JSONText.check(bytes, format.rawValue)
      case .jsonl: for line in bytes.split(separator: UInt8(ascii: "\n")) { try JSONText.check(Array(line), "jsonl") }
      case .human, .concise, .xcode: try LogText.check(bytes, format.rawValue)
      case .github: try LogText.check(bytes, format.rawValue, areCommandsMeant: true)
      case .junit, .checkstyle, .markdown, .html: continue
      }
    }
  }

  /// Reports in one form, as a run puts them together.
  static func bytes(_ reports: [FindingReport], _ format: FindingFormat, failures: [String] = []) -> [UInt8] {
    bytes(reports, format.reporter(RunHead(failures: failures), isColored: false))
  }

  private static func bytes(_ reports: [FindingReport], _ reporter: some FindingReporter) -> [UInt8] {
    let parts = reports.compactMap { report in
      report.isForEveryReport || reporter.tellsAll ? reporter.text(for: report) : nil
    }
    return (reporter.header + parts.joined(separator: reporter.separator) + reporter.footer).bytes
  }
}
