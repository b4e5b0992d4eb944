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

/// How texts compare with what Interface Builder measured, as a table for people: on a terminal, or as Markdown for a page.
package struct TextFidelityWriter {
  let isMarkdown: Bool

  package init(isMarkdown: Bool) {
    self.isMarkdown = isMarkdown
  }

  /// Sections have no more rows than this; the least frequent are put together.
  private static let rowLimit = 16

  package func text(for summary: FidelitySummary) -> Escaped<LogLine> {
    guard !summary.texts.isEmpty else { return "No frame has the size of a text in a font with known metrics.\n" }
    var rows = [["", "widths", "0.5 pt", "1 pt", "95 %", "heights", "0.5 pt", "lines"]]
    let sections = Dictionary(grouping: summary.texts.sorted { $0.key < $1.key }) { $0.key.section }
    for section in sections.keys.sorted() {
      if let title = section.title { rows.append([title] + Array(repeating: "", count: 7)) }
      rows += self.rows(sections[section] ?? [], indent: section == .all ? "" : "  ")
    }
    return FidelityTable(rows, isMarkdown: isMarkdown).text
  }

  private func rows(_ groups: [(key: TextGroup, value: TextErrors)], indent: String) -> [[String]] {
    let isOrdered = groups.contains { $0.key.order > 0 }
    let groups = isOrdered ? groups : groups.sorted { ($1.value.total, $0.key) < ($0.value.total, $1.key) }
    let rest = groups.dropFirst(Self.rowLimit)
    var rows = groups.prefix(Self.rowLimit).map { row(indent + $0.key.name, $0.value) }
    if !rest.isEmpty {
      rows.append(row("\(indent)\(rest.count) more", rest.reduce(into: TextErrors()) { $0.add($1.value) }))
    }
    return rows
  }

  private func row(_ name: String, _ errors: TextErrors) -> [String] {
    func share(_ lengths: [Double], _ tolerance: Double) -> String {
      lengths.isEmpty
        ? "" : FidelityTable.percent(TextErrors.count(lengths, within: tolerance), of: lengths.count)
    }
    let (widths, heights) = (errors.widths, errors.heights)
    let lines = heights.isEmpty ? "" : FidelityTable.percent(errors.rightLines, of: heights.count)
    return [
      name, "\(widths.count)", share(widths, 0.5), share(widths, 1),
      TextErrors.ninetyFifth(of: widths).map { "\(($0 * 10).rounded() / 10)" } ?? "", "\(heights.count)",
      share(heights, 0.5), lines,
    ]
  }
}

extension TextErrors {
  fileprivate var total: Int { widths.count + heights.count }
}

/// A table with the first column flush left and numbers flush right.
struct FidelityTable {
  private let rows: [[Escaped<LogLine>]]
  private let isMarkdown: Bool

  /// - Parameter rows: the cells; the first row has the titles.
  init(_ rows: [[String]], isMarkdown: Bool) {
    self.rows = rows.map { $0.map { Escaped<LogLine>(text: $0) } }
    self.isMarkdown = isMarkdown
  }

  /// The table, a line for each row.
  var text: Escaped<LogLine> {
    let widths = rows[0].indices.map { column in rows.map { $0[column].width }.max() ?? 0 }
    var lines = rows.map { row in
      let cells = row.indices.map { column in
        column == 0 ? row[column].padded(to: widths[column]) : row[column].aligned(right: widths[column])
      }
      return isMarkdown ? "| " + cells.joined(separator: " | ") + " |" : cells.joined(separator: "  ")
    }
    if isMarkdown {
      let rule = widths.enumerated().map { column, width -> Escaped<LogLine> in
        column == 0 ? " " + .repeating("-", width) + " " : " " + .repeating("-", width - 1) + ": "
      }
      lines.insert("|" + rule.joined(separator: "|") + "|", at: 1)
    }
    return lines.map { $0.withoutTrailingSpaces + "\n" }.joined()
  }

  /// A share such as `12.3 %`, rounded down.
  static func percent(_ part: Int, of whole: Int) -> String {
    let tenths = whole == 0 ? 0 : (Double(part) / Double(whole) * 1000).rounded(.down)
    return "\(Int(tenths) / 10).\(Int(tenths) % 10) %"
  }
}
