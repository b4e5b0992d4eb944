package import Support

/// Writes what changed for a terminal.
package struct DiffTextWriter {
  private let isColored: Bool
  private let width: Int?

  /// - Parameter width: The columns of the terminal; nil to write each entry on one line.
  package init(isColored: Bool, width: Int?) { (self.isColored, self.width) = (isColored, width) }

  /// - Parameter path: The document's name, where there are several.
  package func text(for report: DiffReport, path: String?) -> Escaped<LogLine> {
    guard !report.isEmpty else { return "" }
    let only = report.scenes.count == 1 ? report.scenes[0].scene : nil
    var text: Escaped<LogLine> = ""
    let heading = [path, only].compactMap(\.self).joined(separator: ": ")
    let noise = report.noise.isEmpty ? "" : " (also \(report.noise))"
    let isBeside = !heading.isEmpty && (heading + noise).unicodeScalars.count <= width ?? .max
    if !heading.isEmpty { text += line(heading, isBeside ? noise : "", code: 1) }
    let indent = heading.isEmpty ? 0 : 2
    for scene in report.scenes {
      if report.scenes.count > 1 { text += .spaces(indent) + line(scene.scene ?? "document", code: 1) }
      for entry in scene.entries { text += lines(of: entry, indent: report.scenes.count > 1 ? indent + 2 : 2) }
    }
    if !report.noise.isEmpty, !isBeside { text += "  " + line(report.noise, code: 2) }
    return text
  }

  private func line(_ words: String, _ rest: String = "", code: Int) -> Escaped<LogLine> {
    "\(color(code))\(words)\(color(0))\(rest)\n"
  }

  private func color(_ code: Int) -> Escaped<LogLine> { isColored ? "\u{1B}[\(code)m" : "" }

  private func lines(of entry: DiffEntry, indent: Int) -> Escaped<LogLine> {
    let code =
      switch entry.mark {
      case .added: 32
      case .removed: 31
      case .changed: 33
      case .moved: 36
      }
    let rows =
      width.map { Self.broken(entry.pieces, first: $0 - indent - 2, others: $0 - indent - 6) } ?? [entry.text]
    let first: Escaped<LogLine> = .spaces(indent) + "\(color(code))\(entry.mark.rawValue) \(rows[0])\(color(0))\n"
    let whole = rows.dropFirst().reduce(first) { text, row in text + .spaces(indent + 6) + "\(row)\n" }
    return entry.tree.reduce(whole) { text, line in text + .spaces(indent + 4 + 2 * line.depth) + "\(line.text)\n" }
  }

  /// Puts pieces on rows: each on one row if it fits, and else broken between words.
  private static func broken(_ pieces: [String], first: Int, others: Int) -> [String] {
    var rows = [""]
    for piece in pieces {
      let width = rows.count == 1 ? first : others
      if rows[rows.count - 1].unicodeScalars.count + piece.unicodeScalars.count <= width {
        rows[rows.count - 1] += piece
        continue
      }
      if !rows[0].isEmpty, let mark = piece.first, mark == "," || mark == ":" {
        rows[rows.count - 1].append(mark)
        rows.append("")
        append(piece.dropFirst(2), to: &rows, first, others)
      } else {
        if !rows[0].isEmpty { rows.append("") }
        append(piece.drop { $0 == " " }, to: &rows, first, others)
      }
    }
    return rows
  }

  private static func append(_ piece: Substring, to rows: inout [String], _ first: Int, _ others: Int) {
    for word in piece.split(separator: " ") {
      let row = rows[rows.count - 1]
      let width = rows.count == 1 ? first : others
      if row.isEmpty {
        rows[rows.count - 1] = String(word)
      } else if row.unicodeScalars.count + word.unicodeScalars.count + 1 <= width {
        rows[rows.count - 1] += " " + word
      } else {
        rows.append(String(word))
      }
    }
  }

}

/// Writes what changed for a comment on a pull request.
package struct DiffMarkdownWriter {
  package init() {}

  package func text(for report: DiffReport, path: String) -> Escaped<MarkdownCell> {
    guard !report.isEmpty else { return "" }
    var text: Escaped<MarkdownCell> = "### \(path)\n\n"
    for scene in report.scenes {
      text += "**\(scene.scene ?? "Document")**\n\n"
      for entry in scene.entries { text += item(entry) }
      text += "\n"
    }
    if !report.noise.isEmpty { text += "Not shown: \(report.noise)\n\n" }
    return text
  }

  private func item(_ entry: DiffEntry) -> Escaped<MarkdownCell> {
    entry.tree.reduce(line(entry)) { $0 + .spaces(2 + 2 * $1.depth) + "- \($1.text)\n" }
  }

  private func line(_ entry: DiffEntry) -> Escaped<MarkdownCell> {
    let head: Escaped<MarkdownCell> = "- \(entry.mark.word) \(entry.subject)"
    guard let first = entry.details.first else { return head + "\n" }
    if entry.details.count == 1 {
      return first.hasBytePrefix("→ ") ? head + " → \(String(first.dropFirst(2)))\n" : head + ": \(first)\n"
    }
    return entry.details.reduce(head + "\n") { $0 + "  - \($1)\n" }
  }
}
