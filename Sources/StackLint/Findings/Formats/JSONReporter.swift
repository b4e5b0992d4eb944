import NibDecoder
import Support

/// The form that Documentation/lint.schema.json describes: all that is known, so that reports can be made of it.
struct JSONReporter: FindingReporter {
  let needsFingerprints = true
  /// Changes when something that was there means something else.
  static let version = 1
  static let configurationKind = "configuration"

  let head: RunHead
  let reportsAll = true
  let separator: Escaped<JSONString> = ",\n"

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
      if !head.notices.isEmpty {
        json.key("notices")
        json.array { json in for notice in head.notices { json.string(notice) } }
      }
      json.key("documents")
      json.array { _ in }
    }
    return json.text.dropLast(2) + "\n"
  }

  func footer(_ statistics: FindingStatistics) -> Escaped<JSONString> {
    var json = JSONWriter()
    json.object { json in
      json.member("errors", Double(statistics.errors))
      json.member("warnings", Double(statistics.warnings))
      json.member("notices", Double(statistics.notices))
      json.member("fixable", Double(statistics.fixable(isUnsafe: false)))
      json.member("unsafelyFixable", Double(statistics.fixable(isUnsafe: true)))
      json.key("rules")
      json.array { json in for rule in statistics.rules { write(rule, &json) } }
    }
    return "\n],\n\"statistics\": \(json.text)}\n"
  }

  private func write(_ rule: FindingStatistics.RuleCount, _ json: inout JSONWriter) {
    json.lineBreak(indent: 2)
    json.object { json in
      json.member("rule", rule.ruleID)
      json.member("count", Double(rule.count))
      json.member("fixable", Double(rule.fixable))
    }
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
      if report.hidden.sum > 0 {
        json.key("hidden")
        json.object { json in
          for (name, path) in HiddenFindings.members where report.hidden[keyPath: path] > 0 {
            json.member(name, Double(report.hidden[keyPath: path]))
          }
        }
      }
      json.key("lines")
      json.array { json in for line in report.namedLines { json.write(line, report.lines) } }
    }
    return json.text
  }
}

extension HiddenFindings {
  /// The numbers, by their names in reports.
  static var members: [(name: String, path: WritableKeyPath<HiddenFindings, Int>)] {
    [
      ("notes", \.byNotes), ("configurations", \.byConfigurations), ("baseline", \.byBaseline),
      ("countedErrors", \.countedErrors), ("countedWarnings", \.countedWarnings),
    ]
  }
}

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

extension JSONWriter {
  /// The members of a finding.
  mutating func write(_ finding: LocatedFinding, in report: FindingReport) {
    let diagnostic = finding.diagnostic
    member("rule", diagnostic.ruleID)
    member("severity", diagnostic.severity.rawValue)
    member("message", diagnostic.message)
    if finding.count > 1 {
      member("count", Double(finding.count))
      if finding.fixableCount > 0 { member("fixableCount", Double(finding.fixableCount)) }
    }
    writePlace(finding.start, finding.end)
    write(finding.object)
    member("scene", finding.scene)
    member("fingerprint", finding.fingerprint)
    key("notes")
    array { json in
      for note in finding.notes {
        json.object { json in
          json.member("message", note.message)
          json.writePlace(note.start, note.end)
          if let file = note.file { json.write(file) }
        }
      }
    }
    key("fixes")
    array { json in for fix in diagnostic.fixIts { json.write(fix, report.lines) } }
  }

  private mutating func write(_ file: FilePlace) {
    key("file")
    object { json in
      json.member("path", file.path)
      json.member("line", Double(file.position.line))
      json.member("column", Double(file.position.column))
    }
  }

  private mutating func write(_ name: ObjectName?) {
    guard let name else { return member("object", nil as String?) }
    key("object")
    object { json in
      json.member("kind", name.kind)
      json.member("label", name.label)
      json.member("class", name.customClass)
      json.member("id", name.id)
    }
  }

  private mutating func write(_ fix: Diagnostic.FixIt, _ lines: LineIndex) {
    object { json in
      json.member("message", fix.message)
      json.writePlace(fix.range, in: lines)
      json.member("replacement", fix.replacement)
    }
  }

  mutating func write(_ line: Int, _ lines: LineIndex) {
    lineBreak(indent: 2)
    object { json in
      json.member("line", Double(line))
      json.member("text", lines.wholeText(ofLine: line))
    }
  }
}
