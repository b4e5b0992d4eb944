import Escaping
import NibDecoder

/// A page that needs no other file.
///
/// The summary can only be written after the last document; the style sheet shows it first.
struct HTMLReporter: FindingReporter {
  let header: Escaped<HTMLMarkup> = """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>ibstack</title>
    <style>
    \(HTMLStyle.sheet)
    </style>
    </head>
    <body>
    <h1>ibstack</h1>

    """

  func footer(_ statistics: FindingStatistics) -> Escaped<HTMLMarkup> {
    HTMLSummary(statistics).text + "</body>\n</html>\n"
  }

  func text(for report: FindingReport) -> Escaped<HTMLMarkup>? {
    guard !report.findings.isEmpty else { return nil }
    var rules: Set<String> = []
    let articles = report.findings.map { finding in
      article(finding, report, isFirst: rules.insert(finding.diagnostic.ruleID).inserted)
    }
    return """
      <section id="\(HTMLAnchor(report.path).id)">
      <h2>\(report.path)</h2>
      \(articles.joined())</section>

      """
  }

  private func article(_ finding: LocatedFinding, _ report: FindingReport, isFirst: Bool) -> Escaped<HTMLMarkup> {
    let diagnostic = finding.diagnostic
    let severity = diagnostic.severity.rawValue
    let place: Escaped<HTMLMarkup>? = finding.start.map { " <span>\($0.line):\($0.column)</span>" }
    let anchor: Escaped<HTMLMarkup> =
      isFirst ? " id=\"\(HTMLAnchor(report.path, rule: diagnostic.ruleID).id)\"" : ""
    let subject: Escaped<HTMLMarkup>? = finding.subject.map { "<p class=\"object\">\($0)</p>\n" }
    return """
      <article class="\(severity)"\(anchor)>
      <h3><code>\(diagnostic.ruleID)</code> <b>\(severity)</b>\(place ?? "")</h3>
      <p>\(diagnostic.message)</p>
      \(subject ?? "")\(HTMLExcerpt(finding, report.lines).text)\(notes(finding))</article>

      """
  }

  private func notes(_ finding: LocatedFinding) -> Escaped<HTMLMarkup> {
    guard !finding.notes.isEmpty else { return "" }
    let items = finding.notes.map { note -> Escaped<HTMLMarkup> in
      let place: Escaped<HTMLMarkup>? = note.start.map { " <span>\($0.line):\($0.column)</span>" }
      return "<li>\(note.message)\(place ?? "")</li>\n"
    }
    return "<ul>\n\(items.joined())</ul>\n"
  }
}
