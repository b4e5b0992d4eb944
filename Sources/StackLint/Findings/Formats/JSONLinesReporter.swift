import NibDecoder
import Support

/// One finding a line, each an object of its own.
struct JSONLinesReporter: FindingReporter {
  let needsFingerprints = true
  func text(for report: FindingReport) -> Escaped<JSONString>? {
    report.findings.map { finding -> Escaped<JSONString> in
      var json = JSONWriter()
      json.object { json in
        json.member("path", report.path)
        json.write(finding, in: report)
      }
      return json.text + "\n"
    }.joined()
  }
}
