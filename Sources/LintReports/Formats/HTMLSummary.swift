import Escaping

/// The counts at the top of the page, with links to the findings.
struct HTMLSummary {
  private let statistics: FindingStatistics

  init(_ statistics: FindingStatistics) { self.statistics = statistics }

  var text: Escaped<HTMLMarkup> {
    guard !statistics.documents.isEmpty else { return "<nav>\n<p>Nothing was found.</p>\n</nav>\n" }
    return """
      <nav>
      <p>\(counts)</p>
      <h2>Rules</h2>
      \(rules)<h2>Documents</h2>
      <ul>
      \(documents)</ul>
      </nav>

      """
  }

  private var counts: Escaped<HTMLMarkup> {
    [
      Self.count(statistics.errors, "error"), Self.count(statistics.warnings, "warning"),
      Self.count(statistics.notices, "notice"),
    ].joined(separator: ", ")
  }

  private static func count(_ number: Int, _ noun: String) -> Escaped<HTMLMarkup> {
    "<b class=\"\(noun)\">\(number) \(noun)\(number == 1 ? "" : "s")</b>"
  }

  private var rules: Escaped<HTMLMarkup> {
    let documents = statistics.documentsByRule
    return statistics.rules.map { rule -> Escaped<HTMLMarkup> in
      let links = (documents[rule.ruleID] ?? []).map { document in
        Self.link(to: HTMLAnchor(document.path, rule: rule.ruleID), document.path, document.count)
      }
      return """
        <details>
        <summary><code>\(rule.ruleID)</code> \(rule.count)</summary>
        <ul>
        \(links.joined())</ul>
        </details>

        """
    }.joined()
  }

  private var documents: Escaped<HTMLMarkup> {
    statistics.documents.map { Self.link(to: HTMLAnchor($0.path), $0.path, $0.count) }.joined()
  }

  private static func link(to anchor: HTMLAnchor, _ path: String, _ count: Int) -> Escaped<HTMLMarkup> {
    "<li><a href=\"#\(anchor.id)\">\(path)</a> \(count)</li>\n"
  }
}
