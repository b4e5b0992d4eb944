import NibDecoder
import Support

/// GitLab's code quality report.
struct GitLabReporter: FindingReporter {
  let needsFingerprints = true
  let header: Escaped<JSONString> = "[\n"
  let separator: Escaped<JSONString> = ",\n"

  func footer(_ statistics: FindingStatistics) -> Escaped<JSONString> { "\n]\n" }

  func text(for report: FindingReport) -> Escaped<JSONString>? {
    guard !report.findings.isEmpty else { return nil }
    return report.findings.map { text(for: $0, report.file.repositoryPath) }.joined(separator: separator)
  }

  private func text(for finding: LocatedFinding, _ path: String) -> Escaped<JSONString> {
    var json = JSONWriter()
    json.object { json in
      json.member("description", finding.sentence)
      json.member("check_name", finding.diagnostic.ruleID)
      json.member("fingerprint", finding.fingerprint)
      json.member("severity", severity(finding.diagnostic.severity))
      json.object("location") { json in
        json.member("path", path)
        json.object("lines") { json in
          json.member("begin", Double(finding.start?.line ?? 1))
          json.member("end", Double(finding.end?.line ?? 1))
        }
      }
    }
    return json.text
  }

  private func severity(_ severity: Diagnostic.Severity) -> String {
    switch severity {
    case .error: "major"
    case .warning: "minor"
    case .notice: "info"
    }
  }
}
