import Escaping
import Reports

/// What became of a document in Markdown, for a comment on a pull request.
struct ComparisonSummary: Sendable {
  /// The document with what changed in it, its scenes and its findings; empty if nothing differs.
  let text: Escaped<MarkdownCell>

  init(_ path: String, _ comparison: DocumentComparison, _ content: ContentChanges) {
    let scenes = comparison.scenes.filter { $0.change != nil }.map { Self.line($0) }
    let came = (comparison.findings?.findings ?? []).filter { comparison.came.contains($0.fingerprint) }
    let lines =
      scenes + came.map { Self.line("new", $0) } + comparison.went.map { Self.line("gone", $0) }
    let words = content.markdown(path: path)
    let heading: Escaped<MarkdownCell> = words.isEmpty && !lines.isEmpty ? "### \(path)\n\n" : ""
    text = heading + words + lines.joined() + (lines.isEmpty ? "" : "\n")
  }

  private static func line(_ scene: SceneComparison) -> Escaped<MarkdownCell> {
    let counts = SceneComparison.Change.allCases.compactMap { change -> Escaped<MarkdownCell>? in
      let count = scene.views.filter { $0.change == change }.count
      guard count > 0 else { return nil }
      let word: Escaped<MarkdownCell> = change == .changed ? "moved" : Escaped(text: change.rawValue)
      let noun: Escaped<MarkdownCell> = count == 1 ? "view" : "views"
      return "\(count) \(noun) \(word)"
    }
    let rest: Escaped<MarkdownCell> = counts.isEmpty ? "" : ": " + counts.joined(separator: ", ")
    return "- screen \(scene.name) \(scene.change?.rawValue ?? "")\(rest)\n"
  }

  private static func line(_ word: String, _ finding: LocatedFinding) -> Escaped<MarkdownCell> {
    let diagnostic = finding.diagnostic
    return "- \(word) \(diagnostic.severity.rawValue): \(finding.sentence) (\(code: diagnostic.ruleID))\n"
  }
}
