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
    if let folder = commonFolder, try InterruptedRun(folder, title).isCompleted(isDiff: isDiff) { return }
    let bytes = try InputFile(path: path).content()
    do throws(Failure) {
      let changes = try changes(of: bytes)
      if isDiff { return try print(changes.map { patch($0, isColored: Terminal.isOutputColored) }) }
      try write(changes)
      for change in changes {
        if let note = note(change) { Terminal.complain(note) }
      }
      try print(changes.map { report($0, isColored: Terminal.isOutputColored, width: Terminal.outputWidth) })
    } catch {
      Terminal.complain(error.text)
      throw error.isRefusal ? .found : .failed
    }
  }

  private func print(_ texts: [OutputText]) throws(Failure) {
    for text in texts where !text.isEmpty {
      if let failure = Terminal.failureOfWriting(text) { throw Failure(text: "\(failure.message)", isRefusal: false) }
    }
  }
}

// MARK: - Changes

extension EditRun {
  /// Why nothing was written.
  struct Failure: Error {
    let text: Escaped<LogLine>
    /// Whether the edit is refused, rather than a file could not be written.
    let isRefusal: Bool
  }

  /// A file that an edit changes or makes.
  private struct Change {
    let path: String
    /// Nil for a file that does not exist.
    let old: [UInt8]?
    let new: [UInt8]
    let report: DiffReport?
  }

  private func changes(of bytes: [UInt8]) throws(Failure) -> [Change] {
    let outcome: DocumentEdit.Outcome
    do throws(DocumentEdit.Failure) {
      outcome = try DocumentEdit(path: path, operation: operation, isUnsafe: isUnsafe).outcome(bytes)
    } catch {
      throw Failure(text: error.text(path: path), isRefusal: true)
    }
    var changes = [Change(path: path, old: bytes, new: outcome.bytes, report: outcome.report)]
    if case .extract(_, let target) = operation, let content = outcome.other {
      guard !AbsolutePath(target).exists else {
        throw Failure(text: "\(target): error: exists already; name a file that does not", isRefusal: true)
      }
      changes.append(Change(path: target, old: nil, new: content, report: nil))
    }
    return changes
  }

  /// Writes all files or none.
  private func write(_ changes: [Change]) throws(Failure) {
    let changes = changes.filter { $0.old != $0.new }
    let failure: InputFile.Failure?
    if changes.count == 1, let change = changes.first, let old = change.old {
      switch FileReplacement(path: change.path, content: change.new).replace(ifStill: old) {
      case .replaced: failure = nil
      case .failed(let reason): failure = reason
      case .changed:
        failure = InputFile.Failure(writing: change.path, "another program changed it meanwhile; try again")
      }
    } else if let transaction = try transaction(changes) {
      failure = transaction.run()
    } else {
      failure = nil
    }
    if let failure { throw Failure(text: "\(failure.message)", isRefusal: false) }
  }

  /// The changes of several files; nil for none.
  private func transaction(_ changes: [Change]) throws(Failure) -> FileTransaction? {
    guard let folder = commonFolder else { return nil }
    var steps: [FileTransaction.Step] = []
    for change in changes {
      guard let path = AbsolutePath(change.path).path(below: folder), FileTransaction.isInside(path) else {
        throw Failure(text: "\(change.path): error: not a visible file", isRefusal: true)
      }
      steps.append(change.old.map { .replace(path, old: $0, new: change.new) } ?? .create(path, change.new))
    }
    return FileTransaction(title, steps, in: folder)
  }

  /// The closest folder around the document and the one that is made beside; nil for an edit of the document alone.
  private var commonFolder: AbsolutePath? {
    guard case .extract(_, let target) = operation else { return nil }
    var folder = AbsolutePath(path).folder
    while !AbsolutePath(target).isInside(folder) { folder = folder.folder }
    return folder
  }

  private var title: String {
    guard case .extract(let scene, let target) = operation else { return path }
    return "extract \(scene) from \(path) to \(target)"
  }

  // MARK: - Words

  private func patch(_ change: Change, isColored: Bool) -> OutputText {
    let diff = UnifiedDiff(from: change.old ?? [], to: change.new)
    return isColored
      ? OutputText(diff.text(path: change.path, isColored: true)) : OutputText(diff.patch(path: change.path))
  }

  private func report(_ change: Change, isColored: Bool, width: Int?) -> OutputText {
    guard let report = change.report else { return OutputText() }
    return OutputText(DiffTextWriter(isColored: isColored, width: width).text(for: report, path: change.path))
  }

  private func note(_ change: Change) -> Escaped<LogLine>? {
    if change.old == nil { return "\(change.path): written; add it to the target that has \(path), in Xcode" }
    return change.old == change.new ? "\(change.path): nothing changes: it says that already" : nil
  }

  /// Edits the document for somebody who reads no terminal.
  ///
  /// - Returns: What the command prints.
  func answer(to bytes: [UInt8]) throws(Failure) -> [UInt8] {
    let changes = try changes(of: bytes)
    if isDiff { return changes.flatMap { patch($0, isColored: false).bytes } }
    try write(changes)
    return changes.flatMap { change -> [UInt8] in
      (note(change).map { ($0 + "\n").bytes } ?? []) + report(change, isColored: false, width: nil).bytes
    }
  }
}

extension DocumentEdit.Failure {
  func text(path: String) -> Escaped<LogLine> {
    switch self {
    case .unreadable(let problem): problem.finding
    case .refused(let refusal): "\(path): error: \(refusal.description); nothing was changed"
    }
  }
}
