import Support

@testable import StackLint

/// Findings in all forms of report.
enum ReportForms {
  /// Writes what reports say of documents, and looks whether it can be read. What stands before and after the documents
  /// is always the same, and long in some forms: it is left out.
  static func check(
    _ reports: [FindingReport], in formats: [FindingFormat] = FindingFormat.allCases
  ) throws(Violation) {
    for format in formats {
      let bytes = documentBytes(reports, reporter(format))
      switch format {
      case .json, .sarif, .gitlab:
        try JSONText.check([UInt8(ascii: "[")] + bytes + [UInt8(ascii: "]")], format.rawValue)
      case .jsonl: for line in bytes.split(separator: UInt8(ascii: "\n")) { try JSONText.check(Array(line), "jsonl") }
      case .human, .concise, .xcode: try LogText.check(bytes, format.rawValue)
      case .github: try LogText.check(bytes, format.rawValue, areCommandsMeant: true)
      case .junit, .checkstyle, .markdown: continue
      }
    }
  }

  /// A report in the form that is read back.
  static func json(_ reports: [FindingReport], failures: [String]) -> [UInt8] {
    bytes(reports, reporter(.json, failures: failures))
  }

  private static func reporter(_ format: FindingFormat, failures: [String] = []) -> any FindingReporter {
    format.reporter(RunHead(failures: failures, toolVersion: "1"), isColored: false)
  }

  private static func bytes(_ reports: [FindingReport], _ reporter: some FindingReporter) -> [UInt8] {
    (reporter.header + documents(reports, reporter) + reporter.footer(FindingStatistics())).bytes
  }

  private static func documentBytes(_ reports: [FindingReport], _ reporter: some FindingReporter) -> [UInt8] {
    documents(reports, reporter).bytes
  }

  private static func documents<Reporter: FindingReporter>(
    _ reports: [FindingReport], _ reporter: Reporter
  ) -> Escaped<Reporter.Syntax> {
    let parts = reports.compactMap { report in
      report.isForEveryReport || reporter.reportsAll ? reporter.text(for: report) : nil
    }
    return parts.joined(separator: reporter.separator)
  }
}
