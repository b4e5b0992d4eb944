import Escaping
import NibDecoder

/// A page that needs no other file.
struct HTMLReporter: FindingReporter {
  let header: Escaped<HTMLMarkup> = """
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
  let footer: Escaped<HTMLMarkup> = "</body>\n</html>\n"

  func text(for report: FindingReport) -> Escaped<HTMLMarkup>? {
    guard !report.findings.isEmpty else { return nil }
    let rows = report.findings.map { row($0, report) }.joined()
    return "<h2>\(report.path)</h2>\n<table>\n\(rows)</table>\n"
  }

  private func row(_ finding: LocatedFinding, _ report: FindingReport) -> Escaped<HTMLMarkup> {
    let diagnostic = finding.diagnostic
    let severity = diagnostic.severity.rawValue
    let place: Escaped<HTMLMarkup>? = finding.start.map { "\($0.line):\($0.column)" }
    let source: Escaped<HTMLMarkup>? = finding.start.map {
      "<pre>\(excerpt(report.lines.text(ofLine: $0.line)))</pre>"
    }
    return """
      <tr><td>\(place ?? "")</td><td class="\(severity)">\(severity)</td>\
      <td>\(diagnostic.message)\(finding.notes.map(text).joined())\(source ?? "")</td>\
      <td><code>\(diagnostic.ruleID)</code></td></tr>

      """
  }

  private func text(for note: LocatedFinding.Note) -> Escaped<HTMLMarkup> {
    guard let start = note.start else { return "<br>\(note.message)" }
    return "<br>\(start.line):\(start.column): \(note.message)"
  }

  private func excerpt(_ line: String) -> String {
    let text = line.drop(while: \.isWhitespace)
    return (text.count > 200 ? text.prefix(199) + "…" : text[...]).split(separator: "\t").joined(separator: " ")
  }
}
