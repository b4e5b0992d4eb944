import StackModel
package import Support

/// Tables for people: on a terminal, or as Markdown for a page.
package struct FidelityTextWriter {
  let isMarkdown: Bool
  /// How many differences are listed.
  let listed: Int

  package init(isMarkdown: Bool, listed: Int) {
    self.isMarkdown = isMarkdown
    self.listed = listed
  }

  /// Causes and elements beyond this many are put together.
  private static let rowLimit = 24

  package func text(for summary: FidelitySummary) -> Escaped<LogLine> {
    guard !summary.counts.isEmpty else { return "No view with constraints has a stored frame.\n" }
    return [agreement(summary), causes(summary), marks(summary), differences(summary)].filter { !$0.isEmpty }.joined(
      separator: "\n")
  }

  private func agreement(_ summary: FidelitySummary) -> Escaped<LogLine> {
    var rows = [["", "views", "right", "share"]]
    var section = FidelityGroup.Section.all
    var shown = 0
    for (group, count) in summary.counts {
      shown = group.section == section ? shown + 1 : 1
      if group.section != section, let title = group.section.title { rows.append([title, "", "", ""]) }
      section = group.section
      guard shown <= Self.rowLimit else { continue }
      rows.append(row((group.section == .all ? "" : "  ") + group.name, count))
    }
    rows.append(row("whole documents", summary.wholeDocuments))
    return FidelityTable(rows, isMarkdown: isMarkdown).text
  }

  private func row(_ name: String, _ count: DocumentFidelity.Count) -> [String] {
    [name, "\(count.views)", "\(count.right)", FidelityTable.percent(count.right, of: count.views)]
  }

  private func causes(_ summary: FidelitySummary) -> Escaped<LogLine> {
    guard !summary.causes.isEmpty else { return "" }
    var rows = [["what the others come from", "views", "documents", "share"]]
    let total = summary.causes.reduce(0) { $0 + $1.views }
    for cause in summary.causes.prefix(Self.rowLimit) {
      rows.append([
        "\(cause.cause)", "\(cause.views)", "\(cause.documents)", FidelityTable.percent(cause.views, of: total),
      ])
    }
    let rest = summary.causes.dropFirst(Self.rowLimit).reduce(0) { $0 + $1.views }
    if rest > 0 {
      rows.append([
        "\(summary.causes.count - Self.rowLimit) more", "\(rest)", "", FidelityTable.percent(rest, of: total),
      ])
    }
    return FidelityTable(rows, isMarkdown: isMarkdown).text
  }

  private func marks(_ summary: FidelitySummary) -> Escaped<LogLine> {
    guard !summary.marks.isEmpty else { return "" }
    let count = { summary.marks[$0, default: 0] }
    let (found, missed, unmarked) = (count(.found), count(.missed), count(.unmarked))
    let rows = MarkComparison.Outcome.allCases.filter { count($0) > 0 }.map { outcome in
      let share: String =
        switch outcome {
        case .found: FidelityTable.percent(found, of: found + missed) + " of what is known"
        case .unmarked: FidelityTable.percent(unmarked, of: found + unmarked) + " of what is found"
        case .missed, .unconstrained, .outOfDate, .contradicted, .unknownClass: ""
        }
      return [outcome.rawValue, "\(count(outcome))", share]
    }
    return FidelityTable([["marks of ambiguity", "views", "share"]] + rows, isMarkdown: isMarkdown).text
  }

  private func differences(_ summary: FidelitySummary) -> Escaped<LogLine> {
    let all = summary.documents.lazy.flatMap { document in document.differences.lazy.map { (document.path, $0) } }
    return all.prefix(listed).map { path, difference -> Escaped<LogLine> in
      """
      \(path):\(difference.line):\(difference.column): \(difference.id) stored \(Self.text(difference.stored)), \
      computed \(Self.text(difference.computed)) [\(difference.cause)]

      """
    }.joined()
  }

  private static func text(_ frame: Rect) -> String {
    frame.numbers.map(FrameText.number).joined(separator: " ")
  }
}
