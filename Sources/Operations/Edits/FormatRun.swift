import DocumentChanges
import Formats
import StackLint
package import Support

/// Writes documents in Xcode's form.
package struct FormatRun {
  private let paths: SearchedPaths
  private let standardInput: String?
  private let action: DocumentFormatting.Action
  private let isQuiet: Bool

  /// - Parameter standardInput: The path of the document that comes from standard input; nil for files.
  package init(
    _ paths: SearchedPaths, standardInput: String?, _ action: DocumentFormatting.Action, isQuiet: Bool
  ) {
    (self.paths, self.standardInput) = (paths, standardInput)
    (self.action, self.isQuiet) = (action, isQuiet)
  }

  package func run() throws(ExitStatus) {
    let changed = Locked(0)
    let action = action
    let found =
      standardInput.map { InputFiles(standardInputOf: $0) } ?? InputFiles.find(paths).required(in: paths.names)
    let isStandardInput = standardInput != nil
    try DocumentRun.find(skippedBy: found).process(
      isQuiet: isQuiet || action == .write && (isStandardInput || paths.names == ["-"]),
      summary: { changed.withLock { "\($0) \(action == .write ? "" : "to be ")reformatted" } },
      { bytes, path in
        let formatting = DocumentFormatting(path: path, action: action, isStandardInput: isStandardInput || path == "-")
        let (part, isChanged) = formatting.part(bytes)
        if isChanged { changed.withLock { $0 += 1 } }
        return part
      })
    if action != .write, changed.withLock({ $0 > 0 }) { throw .found }
  }
}

/// Formats one document.
package struct DocumentFormatting {
  /// What happens to a document that is not in Xcode's form.
  package enum Action: Sendable {
    /// The file is replaced. Standard input is printed.
    case write
    /// Its path is printed.
    case list
    /// What would change is printed.
    case diff
  }

  let path: String
  let action: Action
  /// Whether the content came from standard input, whatever the path.
  let isStandardInput: Bool

  /// The output for the document, and whether it changed or would change.
  func part(_ bytes: [UInt8]) -> (part: DocumentRun.Output, isChanged: Bool) {
    guard action == .write, !isStandardInput else { return format(bytes).result }
    let (result, failure) = FileEditing(path: path).apply(to: bytes, format)
    guard let failure else { return result }
    return (DocumentRun.Output(failure), false)
  }

  private func format(_ bytes: [UInt8]) -> (content: [UInt8]?, result: (part: DocumentRun.Output, isChanged: Bool)) {
    let formatted: [UInt8]
    do throws(UnreadableDocument) {
      let tree = try XMLTree(bytes, path: path)
      do throws(FormattedDocument.Refusal) { formatted = try FormattedDocument(tree).bytes } catch {
        return (nil, (output(error, unchanged: bytes), false))
      }
    } catch {
      return (nil, (DocumentRun.Output(failure: "\(error.description)"), false))
    }
    let isChanged = formatted != bytes
    let part = DocumentRun.Output(text: text(from: bytes, to: formatted), diagnostics: [])
    return (isChanged ? formatted : nil, (part, isChanged))
  }

  /// The output for a document that stays as it is. Nobody knows whether one has Xcode's form that cannot be written.
  private func output(_ refusal: FormattedDocument.Refusal, unchanged bytes: [UInt8]) -> DocumentRun.Output {
    let text = action == .write && isStandardInput ? OutputText(file: bytes) : nil
    return DocumentRun.Output(
      text: text, diagnostics: [], complaint: self.refusal(refusal),
      isFailure: refusal == .notEncodable && action != .write)
  }

  private func text(from old: [UInt8], to new: [UInt8]) -> OutputText? {
    switch action {
    case .write: return isStandardInput ? OutputText(file: new) : nil
    case .list: return old == new ? nil : OutputText("\(path)\n" as Escaped<LogLine>)
    case .diff:
      guard old != new else { return nil }
      let diff = UnifiedDiff(from: old, to: new)
      return Terminal.isOutputTerminal
        ? OutputText(diff.text(path: path, isColored: Terminal.isOutputColored)) : OutputText(diff.patch(path: path))
    }
  }

  private func refusal(_ refusal: FormattedDocument.Refusal) -> Escaped<LogLine> {
    switch refusal {
    case .otherFormat: "\(path): left as it is: only Xcode 5 and later write documents that can be formatted"
    case .notEncodable: "\(path): left as it is: it cannot be written in its encoding; save it as UTF-8"
    }
  }
}
