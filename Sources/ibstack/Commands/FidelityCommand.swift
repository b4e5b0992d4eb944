import ArgumentParser
import Escaping
import FileAccess
import LayoutReports
import LintReports
import StackModel

struct FidelityCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fidelity",
    abstract: "Compare frames with those that Interface Builder stored, found without looking at them.",
    discussion: """
      Lays documents out as if the frames of views with constraints were not written, and tells how many come out as
      Interface Builder stored them, and what the others come from. Views that it marked misplaced or ambiguous do not
      count. Run it on your project to see how far ibstack can be trusted there.

        ibstack fidelity MyApp
        ibstack fidelity MyApp --list 20
      """)

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, markdown, json
  }

  @Argument(help: "Files, or folders, which are searched for .storyboard and .xib.")
  var paths: [PathArgument]

  @OptionGroup var fonts: FontOptions

  @Option(help: "How far a position or size may be off, in points.")
  var tolerance = 0.5

  @Option(help: "How to print: text for people, markdown for a page, json for programs.")
  var format: Format = .text

  @Option(help: "List the first views whose frames differ, this many.")
  var list = 0

  func validate() throws {
    guard (0...1000).contains(tolerance) else { throw ValidationError("--tolerance takes 0 to 1000 points.") }
    guard list >= 0 else { throw ValidationError("--list takes a number of views, 0 or more.") }
  }

  func run() throws {
    let found = Locked<[DocumentFidelity]>([])
    let tolerance = tolerance
    let writer = writer
    let options = LayoutOptions(fonts: try fonts.collection())
    try DocumentRun(paths: paths.expanded).process(
      finish: { writer(FidelitySummary(found.withLock { $0 })) },
      { bytes, path in
        guard let document = try? LayoutDocument(bytes, path: path, options: options) else {
          let report = DocumentReport(bytes, path: path, options: options, linter: .layout)
          return DocumentRun.Part(text: nil, diagnostics: report.diagnostics, complaint: report.complaint)
        }
        let fidelity = DocumentFidelity(FrameComparisons(document, tolerance: tolerance), document, path: path)
        found.withLock { $0.append(fidelity) }
        return DocumentRun.Part(text: nil, diagnostics: [])
      })
  }

  private var writer: (FidelitySummary) -> OutputText {
    let (tolerance, listed) = (tolerance, list)
    return switch format {
    case .json: { OutputText(FidelityJSONWriter(tolerance: tolerance).text(for: $0)) }
    case .text, .markdown:
      { [format] in
        OutputText(FidelityTextWriter(isMarkdown: format == .markdown, listed: listed).text(for: $0))
      }
    }
  }
}
