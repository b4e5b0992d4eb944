import Escaping
import NibDecoder

/// The form that Documentation/lint.schema.json describes: all that is known, so that reports can be made of it.
struct JSONFindingReporter: FindingReporter {
  let tellsFingerprints = true
  /// Changes when something that was there means something else.
  static let version = 1
  static let configurationKind = "configuration"

  let head: RunHead
  let tellsAll = true
  let separator: Escaped<JSONString> = ",\n"
  let footer: Escaped<JSONString> = "\n]}\n"

  var header: Escaped<JSONString> {
    var json = JSONWriter()
    json.object { json in
      json.member("version", Double(Self.version))
      if let shard = head.shard {
        json.key("shard")
        json.object { json in
          json.member("index", Double(shard.index + 1))
          json.member("count", Double(shard.count))
        }
      }
      json.key("failures")
      json.array { json in for failure in head.failures { json.string(failure) } }
      json.key("documents")
      json.array { _ in }
    }
    return json.text.dropLast(2) + "\n"
  }

  func text(for report: FindingReport) -> Escaped<JSONString>? {
    var json = JSONWriter()
    json.object { json in
      json.member("path", report.path)
      if report.isConfiguration { json.member("kind", Self.configurationKind) }
      if let failure = report.failure { json.member("failure", failure) }
      json.key("findings")
      json.array { json in
        for finding in report.findings {
          json.lineBreak(indent: 2)
          json.object { json in json.write(finding, in: report) }
        }
      }
      json.key("lines")
      json.array { json in for line in report.namedLines { json.write(line, report.lines) } }
    }
    return json.text
  }
}

/// One finding a line, each an object of its own.
struct JSONLinesReporter: FindingReporter {
  let tellsFingerprints = true
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

extension JSONWriter {
  /// The members of a finding.
  fileprivate mutating func write(_ finding: FindingReport.Finding, in report: FindingReport) {
    let diagnostic = finding.diagnostic
    member("rule", diagnostic.ruleID)
    member("severity", diagnostic.severity.rawValue)
    member("message", diagnostic.message)
    writePlace(finding.start, finding.end)
    member("fingerprint", finding.fingerprint)
    key("notes")
    array { json in
      for note in finding.notes {
        json.object { json in
          json.member("message", note.message)
          json.writePlace(note.start, note.end)
        }
      }
    }
    key("fixes")
    array { json in for fix in diagnostic.fixIts { json.write(fix, report.lines) } }
  }

  private mutating func writePlace(_ start: SourcePosition?, _ end: SourcePosition?) {
    member("line", (start?.line).map(Double.init))
    member("column", (start?.column).map(Double.init))
    member("endLine", (end?.line).map(Double.init))
    member("endColumn", (end?.column).map(Double.init))
  }

  private mutating func write(_ fix: Diagnostic.FixIt, _ lines: LineIndex) {
    object { json in
      json.member("message", fix.message)
      json.writePlace(lines.position(at: fix.range.lowerBound), lines.position(at: fix.range.upperBound))
      json.member("replacement", fix.replacement)
    }
  }

  fileprivate mutating func write(_ line: Int, _ lines: LineIndex) {
    lineBreak(indent: 2)
    object { json in
      json.member("line", Double(line))
      json.member("text", lines.wholeText(ofLine: line))
    }
  }
}
