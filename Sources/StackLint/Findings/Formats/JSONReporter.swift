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
        json.object("shard") { json in
          json.member("index", Double(shard.index + 1))
          json.member("count", Double(shard.count))
        }
      }
      json.member("failures", head.failures)
      if !head.notices.isEmpty {
        json.member("notices", head.notices)
      }
      json.array("documents") { _ in }
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
      json.objects("rules", statistics.rules, indent: 2) { rule, json in
        json.member("rule", rule.ruleID)
        json.member("count", Double(rule.count))
        json.member("fixable", Double(rule.fixable))
      }
    }
    return "\n],\n\"statistics\": \(json.text)}\n"
  }

  func text(for report: FindingReport) -> Escaped<JSONString>? {
    var json = JSONWriter()
    json.object { json in
      json.member("path", report.path)
      if report.isConfiguration { json.member("kind", Self.configurationKind) }
      if let failure = report.failure { json.member("failure", failure) }
      json.objects("findings", report.findings, indent: 2) { $1.write($0, in: report) }
      if report.hidden.sum > 0 {
        json.object("hidden") { json in
          for (name, path) in HiddenFindings.members where report.hidden[keyPath: path] > 0 {
            json.member(name, Double(report.hidden[keyPath: path]))
          }
        }
      }
      json.objects("lines", report.namedLines, indent: 2) { line, json in
        json.member("line", Double(line))
        json.member("text", report.lines.wholeText(ofLine: line))
      }
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
    objects("notes", finding.notes) { note, json in
      json.member("message", note.message)
      json.writePlace(note.start, note.end)
      if let file = note.file { json.write(file) }
    }
    objects("fixes", diagnostic.fixIts) { fix, json in
      json.member("message", fix.message)
      json.writePlace(fix.range, in: report.lines)
      json.member("replacement", fix.replacement)
    }
  }

  private mutating func write(_ file: FilePlace) {
    object("file") { json in
      json.member("path", file.path)
      json.member("line", Double(file.position.line))
      json.member("column", Double(file.position.column))
    }
  }

  private mutating func write(_ name: ObjectName?) {
    guard let name else { return member("object", nil as String?) }
    object("object") { json in
      json.member("kind", name.kind)
      json.member("label", name.label)
      json.member("class", name.customClass)
      json.member("id", name.id)
    }
  }
}
