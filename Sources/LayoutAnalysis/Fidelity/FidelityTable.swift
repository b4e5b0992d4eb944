import Support

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
