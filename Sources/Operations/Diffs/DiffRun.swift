import DocumentChanges
import Formats
import StackLint
import Support

/// Compares documents and prints what changed.
package struct DiffRun {
  package enum Format: String, CaseIterable, Sendable {
    case text, json, markdown
  }

  /// What is compared, and what is printed of it.
  package struct Options {
    package var format = Format.text
    package var showsAll = false
    package var showsTrees = false
    /// Whether views are shown that lie elsewhere after the change.
    package var showsLayout = false
    /// Whether findings are shown that came or went.
    package var showsFindings = false
    /// Whether what would undo the changes is printed.
    package var isReversed = false
    /// Whether a change makes the run fail that means something.
    package var failsOnChanges = false

    package init() {}
  }

  private let versions: [String]
  private let options: Options

  /// - Parameter versions: Two files or folders, or revisions of git and paths.
  package init(_ versions: [String], _ options: Options) {
    (self.versions, self.options) = (versions, options)
  }

  package func run() throws(ExitStatus) {
    let documents: [ComparedDocument]
    let versions = ComparedVersions.find(versions)
    do throws(Git.Failure) { documents = try versions.documents() } catch { throw .reporting(error.message) }
    let outcome = outcome(options.isReversed ? documents.map(\.reversed) : documents, areNamed: versions.areNamed)
    try Printout(outcome.output).print()
    outcome.complaints.forEach(Terminal.complain)
    if !outcome.complaints.isEmpty { throw .failed }
    if options.failsOnChanges, outcome.hasChanges { throw .found }
  }

  /// What a run found.
  private struct Outcome {
    var output = OutputText()
    /// Whether anything changed that means something.
    var hasChanges = false
    var complaints: [Escaped<LogLine>] = []
  }

  private func outcome(_ documents: [ComparedDocument], areNamed: Bool) -> Outcome {
    var outcome = Outcome()
    var (text, markdown): (Escaped<LogLine>, Escaped<MarkdownCell>) = ("", "")
    var compared: [DiffJSONWriter.Document] = []
    for document in documents {
      let diff: DocumentDiff?
      do throws(ComparedDocument.Failure) { diff = try document.diff() } catch {
        outcome.complaints.append(error.text)
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
      switch options.format {
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
    switch options.format {
    case .text: outcome.output = OutputText(text)
    case .markdown: outcome.output = OutputText(markdown)
    case .json: outcome.output = OutputText(DiffJSONWriter.text(for: compared))
    }
    return outcome
  }

  private func report(_ diff: DocumentDiff, _ document: ComparedDocument) -> DiffReport {
    var report = DiffReport(diff, showsAll: options.showsAll, showsTrees: options.showsTrees)
    guard options.showsLayout || options.showsFindings, !diff.changes.isEmpty else { return report }
    var found = DiffConsequences(diff, path: document.path)
    if options.showsLayout, let frames = found.frames() { report.append(frames) }
    if options.showsFindings, let findings = found.findings() { report.append(findings) }
    return report
  }
}

/// Prints a document as an outline, for git's textconv.
package struct OutlineRun {
  private let path: String

  package init(_ path: String) { self.path = path }

  /// A document that cannot be read is printed as it is, so that git goes on.
  package func run() throws(ExitStatus) {
    let bytes = try InputFile(path: path).content()
    guard let tree = try? XMLTree(bytes, path: path) else { return try Printout(OutputText(file: bytes)).print() }
    try Printout(DocumentOutline(tree).text).print()
  }
}
