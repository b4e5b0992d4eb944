import StackLint
import Support

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

  /// The summary lists this many changes of a scene, and counts the others.
  private static let mostChanges = 5

  private static func line(_ scene: SceneComparison) -> Escaped<MarkdownCell> {
    let texts = scene.seen.prefix(mostChanges).map { change -> Escaped<MarkdownCell> in
      let cause: Escaped<MarkdownCell> = change.cause.map { ", because \($0)" } ?? ""
      return "\(change.text)\(cause)"
    }
    let more = scene.seen.count - texts.count
    let all = texts + (more > 0 ? ["\(more) more"] : [])
    let rest: Escaped<MarkdownCell> = all.isEmpty ? "" : ": " + all.joined(separator: "; ")
    return "- screen \(scene.name) \(scene.change?.rawValue ?? "")\(rest)\n"
  }

  private static func line(_ word: String, _ finding: LocatedFinding) -> Escaped<MarkdownCell> {
    let diagnostic = finding.diagnostic
    return "- \(word) \(diagnostic.severity.rawValue): \(finding.sentence) (\(code: diagnostic.ruleID))\n"
  }
}
