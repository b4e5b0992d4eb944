import NibDecoder

/// Checkstyle's XML.
struct CheckstyleReporter: FindingReporter {
  let header = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n"
  let footer = "</checkstyle>\n"

  func text(for report: FindingReport) -> String? {
    let errors = report.findings.map { finding in
      let place = finding.start.map { " line=\"\($0.line)\" column=\"\(report.characterColumn($0))\"" } ?? ""
      let severity = finding.diagnostic.severity == .notice ? "info" : finding.diagnostic.severity.rawValue
      return "    <error\(place) severity=\"\(severity)\" message=\"\(finding.diagnostic.message.escapedForXML)\""
        + " source=\"ibstack.\(finding.diagnostic.ruleID)\"/>\n"
    }
    return "  <file name=\"\(report.path.escapedForXML)\">\n\(errors.joined())  </file>\n"
  }
}

/// JUnit's XML: a suite a document, a case a finding; a document without findings is a case that passed.
struct JUnitReporter: FindingReporter {
  let header = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"ibstack\">\n"
  let footer = "</testsuites>\n"

  func text(for report: FindingReport) -> String? {
    let path = report.path.escapedForXML
    let failures = report.findings.count { $0.diagnostic.severity != .notice }
    let cases = report.findings.isEmpty ? "    <testcase classname=\"\(path)\" name=\"clean\"/>\n" : ""
    return "  <testsuite name=\"\(path)\" tests=\"\(max(1, report.findings.count))\" failures=\"\(failures)\""
      + " errors=\"0\" skipped=\"0\">\n" + cases + report.findings.map { testCase($0, report) }.joined()
      + "  </testsuite>\n"
  }

  private func testCase(_ finding: FindingReport.Finding, _ report: FindingReport) -> String {
    let diagnostic = finding.diagnostic
    let place = finding.start.map { ":\($0.line):\($0.column)" } ?? ""
    let message = diagnostic.message.escapedForXML
    let details = "\(report.path)\(place): \(diagnostic.severity.rawValue): \(diagnostic.message)".escapedForXML
    let open = "    <testcase classname=\"\(report.path.escapedForXML)\" name=\"\(diagnostic.ruleID)\(place)\">\n"
    let body =
      diagnostic.severity == .notice
      ? "      <system-out>\(details)</system-out>\n"
      : "      <failure type=\"\(diagnostic.ruleID)\" message=\"\(message)\">\(details)</failure>\n"
    return open + body + "    </testcase>\n"
  }
}

extension String {
  /// For attribute values and content of XML and HTML; characters that XML does not have are left out.
  var escapedForXML: String {
    var escaped = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\n": escaped += "&#10;"
      case "\t": escaped += "&#9;"
      case "\r": escaped += "&#13;"
      case "\u{0}"..<" ", "\u{FFFE}", "\u{FFFF}": continue
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
