import ChangeReports
import DocumentDiff
import Escaping
import XMLSource

/// Prints what differs between versions of documents.
struct DiffWriter {
  private let format: DiffFormat
  private let showsAll: Bool
  private var parts: [OutputText] = []
  /// Whether anything differs.
  private(set) var isDifferent = false

  init(_ format: DiffFormat, showsAll: Bool) { (self.format, self.showsAll) = (format, showsAll) }

  /// The whole output.
  func output() -> OutputText {
    guard format == .json else { return OutputText(file: parts.flatMap(\.bytes)) }
    let documents = parts.map { Array("\n  ".utf8) + $0.bytes }.joined(separator: Array(",".utf8))
    return OutputText(file: Array("{\"version\": 1, \"documents\": [".utf8) + documents + Array("]}\n".utf8))
  }

  /// Adds a document that both versions have.
  mutating func add(_ path: String, _ diff: DocumentDiff, isSeveral: Bool) {
    let report = DiffReport(diff)
    isDifferent = isDifferent || !report.isEmpty
    switch format {
    case .text:
      let lines = report.lines(isColored: Terminal.isOutputColored, showsAll: showsAll)
      if isSeveral, !lines.isEmpty { parts.append(OutputText("\(path)\n" as Escaped<LogLine>)) }
      parts += lines.map { OutputText((isSeveral ? "  " : "") + $0 + "\n") }
    case .markdown: if !report.isEmpty { parts.append(OutputText(report.markdown(path: path))) }
    case .json: parts.append(jsonText { DiffJSON(diff).write(path: path, report, to: &$0) })
    }
  }

  /// Adds a document that one version lacks.
  mutating func add(_ path: String, wasAdded: Bool) {
    isDifferent = true
    let word = wasAdded ? "added" : "removed"
    switch format {
    case .text: parts.append(OutputText("\(path): \(word)\n" as Escaped<LogLine>))
    case .markdown: parts.append(OutputText("### \(path)\n\n**\(word)**\n" as Escaped<MarkdownCell>))
    case .json:
      parts.append(
        jsonText { writer in
          writer.object { writer in
            writer.member("document", path)
            writer.member("document-change", word)
          }
        })
    }
  }

  private func jsonText(_ write: (inout JSONWriter) -> Void) -> OutputText {
    var writer = JSONWriter()
    write(&writer)
    return OutputText(writer.text)
  }
}
