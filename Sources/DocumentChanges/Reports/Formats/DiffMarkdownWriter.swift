package import Support

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
