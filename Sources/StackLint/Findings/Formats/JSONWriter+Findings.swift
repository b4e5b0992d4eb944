import NibDecoder
import Support

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
