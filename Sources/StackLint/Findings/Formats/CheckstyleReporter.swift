import NibDecoder
import Support

/// Checkstyle's XML.
struct CheckstyleReporter: FindingReporter {
  let header: Escaped<XMLMarkup> = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n"

  func footer(_ statistics: FindingStatistics) -> Escaped<XMLMarkup> { "</checkstyle>\n" }

  func text(for report: FindingReport) -> Escaped<XMLMarkup>? {
    let errors = report.findings.map { error($0, report) }
    return "  <file name=\"\(report.path)\">\n\(errors.joined())  </file>\n"
  }

  private func error(_ finding: LocatedFinding, _ report: FindingReport) -> Escaped<XMLMarkup> {
    let diagnostic = finding.diagnostic
    let severity = diagnostic.severity == .notice ? "info" : diagnostic.severity.rawValue
    let place: Escaped<XMLMarkup>? = finding.start.map {
      " line=\"\($0.line)\" column=\"\(report.characterColumn($0))\""
    }
    return """
          <error\(place ?? "") severity="\(severity)" message="\(finding.sentence)" \
      source="ibstack.\(diagnostic.ruleID)"/>

      """
  }
}
