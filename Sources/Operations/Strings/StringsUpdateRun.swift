package import DocumentChanges
import Formats
package import StackLint
package import Support

/// Brings the strings files of documents up to date.
package struct StringsUpdateRun {
  private let paths: SearchedPaths
  private let mode: StringsUpdating.Mode
  private let updating: StringsUpdating
  private let failsOnChanges: Bool

  /// - Parameters:
  ///   - failsOnChanges: Whether a file that is out of date makes the run fail.
  ///   - folders: Where translations are that are not beside their documents.
  package init(
    _ paths: SearchedPaths, _ mode: StringsUpdating.Mode, failsOnChanges: Bool, options: UpdateOptions,
    folders: TranslationFolders
  ) {
    (self.paths, self.mode, self.failsOnChanges) = (paths, mode, failsOnChanges)
    updating = StringsUpdating(mode: mode, options: options, folders: folders)
  }

  /// A name that several documents have; nil for none. Keys of one of them would seem to be gone from the other.
  package static func repeatedName(in paths: [String]) -> String? {
    let names = InputFiles.find(paths).files.map { LanguageFiles.stem($0.path.folderAndName.name) ?? "" }
    let repeated = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +).filter { $0.value > 1 }.keys.min()
    return repeated.map { String($0) }
  }

  package func run() throws(ExitStatus) {
    let total = Locked(StringsUpdating.Count())
    let (mode, updating) = (mode, updating)
    try DocumentRun.find(paths, wanted: .documents).process(
      summary: { total.withLock { $0.text(isDone: mode == .write) } },
      { bytes, path in
        let (part, count) = updating.part(bytes, path: path)
        total.withLock { $0 += count }
        return part
      })
    if failsOnChanges, total.withLock({ $0.files > 0 }) { throw .found }
  }
}

/// Updates all languages' files of one document.
package struct StringsUpdating {
  /// What is done with a file that is out of date.
  package enum Mode: Sendable {
    case write, list, diff
  }

  /// How many keys changed or would change.
  struct Count {
    var files = 0
    var added = 0
    var changed = 0
    var removed = 0

    mutating func add(_ keys: UpdatedKeys) {
      files += 1
      added += keys.added.count
      changed += keys.changed.count
      removed += keys.removed.count
    }

    static func += (left: inout Count, right: Count) {
      left.files += right.files
      left.added += right.added
      left.changed += right.changed
      left.removed += right.removed
    }

    func text(isDone: Bool) -> Escaped<LogLine> {
      let verb: Escaped<LogLine> = isDone ? "updated" : "to be updated"
      guard files > 0 else { return "0 files \(verb)" }
      let keys: Escaped<LogLine> = "\(added) added, \(changed) changed, \(removed) removed"
      return "\(files.counted("file")) \(verb) (keys: \(keys))"
    }
  }

  let mode: Mode
  let options: UpdateOptions
  let folders: TranslationFolders

  /// The output for a document, and what changed.
  func part(_ bytes: [UInt8], path: String) -> (part: DocumentRun.Output, count: Count) {
    var part = DocumentRun.Output(diagnostics: [])
    let files = LanguageFiles.find(of: path, in: folders).files
    guard !files.isEmpty else { return (part, Count()) }
    var (count, lines, complaints) = (Count(), Escaped<LogLine>(), [Escaped<LogLine>]())
    do throws(UnreadableDocument) {
      let document = try DocumentStrings(bytes, path: path)
      for file in files {
        do throws(StringsFailure) { lines += try update(file, document, &count) } catch {
          complaints.append(error.line)
        }
      }
    } catch {
      complaints = [error.complaint]
    }
    if !complaints.isEmpty {
      part.complaint = complaints.joined(separator: "\n")
      part.isFailure = true
    }
    if !lines.isEmpty { part.texts = [.text(OutputText(lines))] }
    return (part, count)
  }

  private func update(
    _ file: LanguageFiles.File, _ document: DocumentStrings, _ count: inout Count
  ) throws(StringsFailure) -> Escaped<LogLine> {
    let bytes = try file.bytes()
    let update = try updated(bytes, file, document)
    guard !update.keys.isEmpty else { return "" }
    if mode == .write {
      let (result, failure) = FileEditing(path: file.path).apply(to: bytes) { bytes in
        Self.result { () throws(StringsFailure) in try updated(bytes, file, document) }
      }
      if let failure { throw StringsFailure(line: "\(failure.message)") }
      count.add(try result.get().keys)
      return ""
    }
    count.add(update.keys)
    if mode == .list { return Self.list(update.keys, path: file.path) }
    return UnifiedDiff(from: Self.text(bytes), to: Self.text(update.bytes)).text(
      path: file.path, isColored: Terminal.isOutputColored)
  }

  private static func result(
    _ update: () throws(StringsFailure) -> StringsFileUpdate
  ) -> (content: [UInt8]?, result: Result<StringsFileUpdate, StringsFailure>) {
    let result = Result(catching: update)
    return ((try? result.get()).flatMap { $0.keys.isEmpty ? nil : $0.bytes }, result)
  }

  private func updated(
    _ bytes: [UInt8], _ file: LanguageFiles.File, _ document: DocumentStrings
  ) throws(StringsFailure) -> StringsFileUpdate {
    let translations = try file.content(bytes)
    do throws(StringsFileUpdate.Failure) {
      return try StringsFileUpdate(translations, from: document, options: options)
    } catch {
      throw StringsFailure(line: "\(file.path): error: \(error.message)")
    }
  }

  /// A file in UTF-16 is shown as text.
  private static func text(_ bytes: [UInt8]) -> [UInt8] { TextEncoding(ofText: bytes).decode(bytes) ?? bytes }

  private static func list(_ keys: UpdatedKeys, path: String) -> Escaped<LogLine> {
    let kinds: [(Escaped<LogLine>, [String])] = [
      ("added", keys.added), ("changed", keys.changed), ("removed", keys.removed),
    ]
    return kinds.map { kind, keys in keys.map { "\(path): \(kind) \($0)\n" }.joined() }.joined()
  }
}
