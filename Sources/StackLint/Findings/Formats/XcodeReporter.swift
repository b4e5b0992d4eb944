import NibDecoder
import Support

/// Lines that Xcode shows next to the source when a build phase prints them: absolute paths, and notices as notes.
struct XcodeReporter: FindingReporter {
  func text(for report: FindingReport) -> Escaped<LogLine>? {
    let path = report.file.absolutePath
    return report.findings.map { finding in
      let severity = finding.diagnostic.severity
      let word = severity == .notice ? "note" : severity.rawValue
      let message: Escaped<LogLine> = "\(finding.sentence) (\(finding.diagnostic.ruleID))"
      return line(path, finding.start, word, message)
        + finding.notes.map { line(path, $0.start, "note", "\($0.message)") }.joined()
    }.joined()
  }

  private func line(
    _ path: String, _ place: SourcePosition?, _ word: String, _ message: Escaped<LogLine>
  ) -> Escaped<LogLine> {
    "\(path):\(place?.line ?? 1):\(place?.column ?? 1): \(word): \(message)\n"
  }
}
