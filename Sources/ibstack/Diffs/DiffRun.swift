import DocumentChanges
import Escaping
import OperatingSystem
import Reports

/// Compares documents and prints what changed.
struct DiffRun {
  let format: DiffFormat
  let showsAll: Bool
  let showsTrees: Bool
  let areNamed: Bool
  let consequences: ConsequenceOptions

  /// What a run found.
  struct Outcome {
    var output = OutputText()
    /// Whether anything changed that means something.
    var hasChanges = false
    var complaints: [String] = []
  }

  func outcome(_ documents: [ComparedDocument]) -> Outcome {
    var outcome = Outcome()
    var (text, markdown): (Escaped<LogLine>, Escaped<MarkdownCell>) = ("", "")
    var compared: [DiffJSONWriter.Document] = []
    for document in documents {
      let diff: DocumentDiff?
      do throws(Git.Failure) { diff = try document.diff() } catch {
        outcome.complaints.append(error.message)
        continue
      }
      guard let diff else {
        outcome.hasChanges = true
        let word = document.old == nil ? "added" : "removed"
        text += "\(document.path): \(word)\n"
        markdown += "### \(document.path)\n\n\(word)\n\n"
        continue
      }
      if diff.changes.contains(where: { !$0.isNoise }) { outcome.hasChanges = true }
      switch format {
      case .json:
        compared.append(DiffJSONWriter.Document(old: document.oldPath, new: document.newPath, diff: diff))
      case .text:
        let report = report(diff, document)
        text += DiffTextWriter(isColored: Terminal.isOutputColored, width: Terminal.outputWidth)
          .text(for: report, path: areNamed ? document.path : nil)
      case .markdown:
        markdown += DiffMarkdownWriter().text(for: report(diff, document), path: document.path)
      }
    }
    switch format {
    case .text: outcome.output = OutputText(text)
    case .markdown: outcome.output = OutputText(markdown)
    case .json: outcome.output = OutputText(DiffJSONWriter.text(for: compared))
    }
    return outcome
  }

  private func report(_ diff: DocumentDiff, _ document: ComparedDocument) -> DiffReport {
    var report = DiffReport(diff, showsAll: showsAll, showsTrees: showsTrees)
    guard consequences.layout || consequences.findings, !diff.changes.isEmpty else { return report }
    var found = DiffConsequences(diff, path: document.path)
    if consequences.layout, let frames = found.frames() { report.append(frames) }
    if consequences.findings, let findings = found.findings() { report.append(findings) }
    return report
  }
}
