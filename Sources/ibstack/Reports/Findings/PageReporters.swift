import NibDecoder

/// Markdown for a comment on a pull request.
struct MarkdownReporter: FindingReporter {
  let header = "## ibstack\n\n"
  let separator = "\n"

  func text(for report: FindingReport) -> String? {
    guard !report.findings.isEmpty else { return nil }
    let rows = report.findings.map { finding in
      let place = finding.start.map { "\($0.line):\($0.column)" } ?? ""
      return "| \(place) | \(finding.diagnostic.severity.rawValue) | \(cell(finding.diagnostic.message))"
        + " | `\(finding.diagnostic.ruleID)` |\n"
    }
    return "### \(cell(report.path))\n\n| place | | | rule |\n|---|---|---|---|\n" + rows.joined()
  }

  /// Markup of Markdown and HTML loses its meaning.
  private func cell(_ text: String) -> String {
    text.map { character in
      switch character {
      case "\n": " "
      case "<": "&lt;"
      case "&": "&amp;"
      case "|", "*", "_", "`", "[", "]", "\\", "#", "~": "\\\(character)"
      default: String(character)
      }
    }.joined()
  }
}

/// A page that needs no other file.
struct HTMLReporter: FindingReporter {
  let header = """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>ibstack</title>
    <style>
    body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem; }
    h2 { font-size: 1rem; margin: 2rem 0 .5rem; }
    table { border-collapse: collapse; width: 100%; }
    td { border-top: 1px solid #8884; padding: .3rem .6rem .3rem 0; vertical-align: top; }
    td:first-child, code { font-family: ui-monospace, monospace; font-size: .9em; white-space: nowrap; }
    pre { background: #8881; margin: .3rem 0; overflow-x: auto; padding: .3rem .6rem; }
    .error { color: #c22; } .warning { color: #a60; } .notice { color: #27a; }
    @media (prefers-color-scheme: dark) { body { background: #1c1c1e; color: #eee; } }
    </style>
    </head>
    <body>
    <h1>ibstack</h1>

    """
  let footer = "</body>\n</html>\n"

  func text(for report: FindingReport) -> String? {
    guard !report.findings.isEmpty else { return nil }
    return "<h2>\(report.path.escapedForXML)</h2>\n<table>\n" + report.findings.map { row($0, report) }.joined()
      + "</table>\n"
  }

  private func row(_ finding: FindingReport.Finding, _ report: FindingReport) -> String {
    let place = finding.start.map { "\($0.line):\($0.column)" } ?? ""
    let severity = finding.diagnostic.severity.rawValue
    let source = finding.start.map { "<pre>\(excerpt(report.lines.text(ofLine: $0.line)))</pre>" } ?? ""
    let notes = finding.notes.map { note in
      "<br>\(note.start.map { "\($0.line):\($0.column): " } ?? "")\(note.message.escapedForXML)"
    }
    return "<tr><td>\(place)</td><td class=\"\(severity)\">\(severity)</td><td>"
      + "\(finding.diagnostic.message.escapedForXML)\(notes.joined())\(source)</td>"
      + "<td><code>\(finding.diagnostic.ruleID)</code></td></tr>\n"
  }

  private func excerpt(_ line: String) -> String {
    let text = line.drop(while: \.isWhitespace)
    return (text.count > 200 ? text.prefix(199) + "…" : text[...]).description.escapedForXML
  }
}
