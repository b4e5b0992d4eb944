import DiffReports
import DocumentDiff
import Escaping
import FileAccess

/// Compares documents and prints what changed.
struct DiffRun {
  let format: DiffFormat
  let showsAll: Bool
  let areNamed: Bool

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
        let report = DiffReport(diff, showsAll: showsAll)
        text += DiffTextWriter(isColored: Terminal.isOutputColored)
          .text(for: report, path: areNamed ? document.path : nil)
      case .markdown:
        markdown += DiffMarkdownWriter().text(for: DiffReport(diff, showsAll: showsAll), path: document.path)
      }
    }
    switch format {
    case .text: outcome.output = OutputText(text)
    case .markdown: outcome.output = OutputText(markdown)
    case .json: outcome.output = OutputText(DiffJSONWriter.text(for: compared))
    }
    return outcome
  }
}
