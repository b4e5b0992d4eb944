import DocumentChanges
import Formats
import StackLint
import Support

/// Edits a document by its objects.
package struct EditRun {
  private let path: String
  private let operation: EditOperation
  private let isDiff: Bool
  private let isUnsafe: Bool

  /// - Parameters:
  ///   - isDiff: Whether the change is printed as a patch, and nothing is written.
  ///   - isUnsafe: Whether views may move that are to stay, and lengths become open.
  package init(_ path: String, _ operation: EditOperation, isDiff: Bool, isUnsafe: Bool) {
    (self.path, self.operation, self.isDiff, self.isUnsafe) = (path, operation, isDiff, isUnsafe)
  }

  package func run() throws(ExitStatus) {
    let bytes: [UInt8]
    do throws(InputFile.Failure) { bytes = try InputFile(path: path).read().get() } catch {
      throw .reporting(error.message)
    }
    let outcome: DocumentEdit.Outcome
    do throws(DocumentEdit.Failure) {
      outcome = try DocumentEdit(path: path, operation: operation, isUnsafe: isUnsafe).outcome(bytes)
    } catch {
      Terminal.complain(error.text(path: path))
      throw .found
    }
    if isDiff {
      try Printout(Self.patch(from: bytes, to: outcome.bytes, path)).print()
      if let (target, content) = other(outcome) { try Printout(Self.patch(from: [], to: content, target)).print() }
      return
    }
    if outcome.bytes == bytes { return Terminal.complain("\(path): nothing changes: it says that already") }
    if let (target, content) = other(outcome) { try create(target, content) }
    do throws(ExitStatus) { try write(outcome.bytes, replacing: bytes) } catch {
      if let (target, _) = other(outcome) { _ = FileRemoval.remove(target) }
      throw error
    }
    let writer = DiffTextWriter(isColored: Terminal.isOutputColored, width: Terminal.outputWidth)
    try Printout(writer.text(for: outcome.report, path: path)).print()
  }

  /// The document that comes into being, with its path.
  private func other(_ outcome: DocumentEdit.Outcome) -> (path: String, content: [UInt8])? {
    guard case .extract(_, let target) = operation, let content = outcome.other else { return nil }
    return (target, content)
  }

  private func create(_ target: String, _ content: [UInt8]) throws(ExitStatus) {
    guard !AbsolutePath(target).exists else {
      throw .reporting("\(target): error: exists already; name a file that does not")
    }
    let file = FileReplacement(path: target, content: content, chosenBy: .option)
    if let failure = file.failureOfWriting() { throw .reporting(failure.message) }
    Terminal.complain("\(target): written; add it to the target that has \(path), in Xcode")
  }

  private static func patch(from old: [UInt8], to new: [UInt8], _ path: String) -> OutputText {
    let diff = UnifiedDiff(from: old, to: new)
    return Terminal.isOutputTerminal
      ? OutputText(diff.text(path: path, isColored: Terminal.isOutputColored)) : OutputText(diff.patch(path: path))
  }

  private func write(_ content: [UInt8], replacing old: [UInt8]) throws(ExitStatus) {
    switch FileReplacement(path: path, content: content).replace(ifStill: old) {
    case .replaced: return
    case .failed(let failure): throw .reporting(failure.message)
    case .changed: throw .reporting("\(path): error: another program changed the file meanwhile; try again")
    }
  }
}

extension DocumentEdit.Failure {
  func text(path: String) -> Escaped<LogLine> {
    switch self {
    case .unreadable(let problem):
      DiagnosticRenderer(style: .plain).text(for: [problem.diagnostic], in: problem.source).withoutLastLineBreak
    case .refused(let refusal): "\(path): error: \(refusal.description); nothing was changed"
    }
  }
}
