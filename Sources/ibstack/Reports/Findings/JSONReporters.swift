import NibDecoder

/// The form that Documentation/lint.schema.json describes.
struct JSONFindingReporter: FindingReporter {
  let header = "{\"version\": 1, \"documents\": [\n"
  let separator = ",\n"
  let footer = "\n]}\n"

  func text(for report: FindingReport) -> String? {
    var json = JSONWriter()
    json.object { json in
      json.member("path", report.path)
      json.key("findings")
      json.array { json in
        for finding in report.findings {
          json.lineBreak(indent: 2)
          json.object { json in json.write(finding, in: report) }
        }
      }
    }
    return json.text
  }
}

/// One finding a line, each an object of its own.
struct JSONLinesReporter: FindingReporter {
  func text(for report: FindingReport) -> String? {
    report.findings.map { finding in
      var json = JSONWriter()
      json.object { json in
        json.member("path", report.path)
        json.write(finding, in: report)
      }
      return json.text + "\n"
    }.joined()
  }
}

/// GitLab's code quality report.
struct GitLabReporter: FindingReporter {
  let header = "[\n"
  let separator = ",\n"
  let footer = "\n]\n"

  func text(for report: FindingReport) -> String? {
    guard !report.findings.isEmpty else { return nil }
    return report.findings.map { text(for: $0, AbsolutePath(report.path).inRepository) }.joined(separator: separator)
  }

  private func text(for finding: FindingReport.Finding, _ path: String) -> String {
    var json = JSONWriter()
    json.object { json in
      json.member("description", finding.diagnostic.message)
      json.member("check_name", finding.diagnostic.ruleID)
      json.member("fingerprint", finding.fingerprint)
      json.member("severity", severity(finding.diagnostic.severity))
      json.key("location")
      json.object { json in
        json.member("path", path)
        json.key("lines")
        json.object { json in
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

extension JSONWriter {
  /// The members of a finding.
  fileprivate mutating func write(_ finding: FindingReport.Finding, in report: FindingReport) {
    let diagnostic = finding.diagnostic
    member("rule", diagnostic.ruleID)
    member("severity", diagnostic.severity.rawValue)
    member("message", diagnostic.message)
    writePlace(finding.start)
    member("endLine", (finding.end?.line).map(Double.init))
    member("endColumn", (finding.end?.column).map(Double.init))
    member("fingerprint", finding.fingerprint)
    key("notes")
    array { json in
      for note in finding.notes {
        json.object { json in
          json.member("message", note.message)
          json.writePlace(note.start)
        }
      }
    }
    key("fixes")
    array { json in for fix in diagnostic.fixIts { json.write(fix, report.lines) } }
  }

  private mutating func writePlace(_ place: SourcePosition?) {
    member("line", (place?.line).map(Double.init))
    member("column", (place?.column).map(Double.init))
  }

  private mutating func write(_ fix: Diagnostic.FixIt, _ lines: LineIndex) {
    object { json in
      json.member("message", fix.message)
      json.writePlace(lines.position(at: fix.range.lowerBound))
      let end = lines.position(at: fix.range.upperBound)
      json.member("endLine", Double(end.line))
      json.member("endColumn", Double(end.column))
      json.member("replacement", fix.replacement)
    }
  }
}
