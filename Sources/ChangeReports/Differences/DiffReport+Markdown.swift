package import Escaping

extension DiffReport {
  /// The changes as Markdown for a pull request.
  ///
  /// - Parameter path: The document's path, which the heading shows.
  package func markdown(path: String) -> Escaped<MarkdownCell> {
    var text: Escaped<MarkdownCell> = "### \(path)\n"
    var scene: String??
    for entry in entries {
      if entry.scene != scene { text += "\n**\(entry.scene ?? "document")**\n\n" }
      scene = .some(entry.scene)
      text += "- \(entry.sign.word)\(entry.object)"
      text += entry.details.isEmpty ? "\n" : ": \(entry.details.joined(separator: "; "))\n"
    }
    if !noiseCounts.isEmpty { text += "\nNot shown: \(noiseCounts.joined(separator: ", "))\n" }
    return text
  }
}

extension DiffReport.Sign {
  fileprivate var word: Escaped<MarkdownCell> {
    switch self {
    case .inserted: "**added** "
    case .removed: "**removed** "
    case .changed: ""
    case .moved: "**moved** "
    }
  }
}
