package import Support

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
