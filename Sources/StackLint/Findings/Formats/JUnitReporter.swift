import NibDecoder
import Support

/// JUnit's XML: a suite a document, a case a finding; a document without findings is a case that passed.
struct JUnitReporter: FindingReporter {
  let header: Escaped<XMLMarkup> = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"ibstack\">\n"

  func footer(_ statistics: FindingStatistics) -> Escaped<XMLMarkup> { "</testsuites>\n" }

  func text(for report: FindingReport) -> Escaped<XMLMarkup>? {
    let failures = report.findings.count { $0.diagnostic.severity != .notice }
    let clean: Escaped<XMLMarkup> = "    <testcase classname=\"\(report.path)\" name=\"clean\"/>\n"
    let cases = report.findings.isEmpty ? clean : report.findings.map { testCase($0, report) }.joined()
    return """
        <testsuite name="\(report.path)" tests="\(max(1, report.findings.count))" failures="\(failures)" \
      errors="0" skipped="0">
      \(cases)  </testsuite>

      """
  }

  private func testCase(_ finding: LocatedFinding, _ report: FindingReport) -> Escaped<XMLMarkup> {
    let diagnostic = finding.diagnostic
    let place: Escaped<XMLMarkup>? = finding.start.map { ":\($0.line):\($0.column)" }
    let details: Escaped<XMLMarkup> =
      "\(report.path)\(place ?? ""): \(diagnostic.severity.rawValue): \(finding.sentence)"
    let body: Escaped<XMLMarkup> =
      diagnostic.severity == .notice
      ? "<system-out>\(details)</system-out>"
      : "<failure type=\"\(diagnostic.ruleID)\" message=\"\(finding.sentence)\">\(details)</failure>"
    return """
          <testcase classname="\(report.path)" name="\(diagnostic.ruleID)\(place ?? "")">
            \(body)
          </testcase>

      """
  }
}
