import Escaping
import FileAccess
import LintSetup
import Localization
import StringsFiles
import XMLSource

/// Updates all languages' files of one document.
struct StringsUpdating {
  /// What is done with a file that is out of date.
  enum Mode {
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
      return "\(files) file\(files == 1 ? "" : "s") \(verb) (keys: \(keys))"
    }
  }

  let mode: Mode
  let options: UpdateOptions

  /// The output for a document, and what changed.
  func part(_ bytes: [UInt8], path: String) -> (part: DocumentRun.Output, count: Count) {
    var part = DocumentRun.Output(diagnostics: [])
    var (count, lines, complaints) = (Count(), Escaped<LogLine>(), [Escaped<LogLine>]())
    do throws(UnreadableDocument) {
      let document = try DocumentStrings(bytes, path: path)
      for file in LanguageFiles(of: path).files {
        do throws(Refusal) { lines += try update(file, document, &count) } catch { complaints.append(error.line) }
      }
    } catch {
      complaints = [error.complaint]
    }
    if !complaints.isEmpty {
      part.complaint = complaints.joined(separator: "\n")
      part.isFailure = true
    }
    if !lines.isEmpty { part.texts = [OutputText(lines)] }
    return (part, count)
  }

  /// Why a file is not updated.
  private struct Refusal: Error {
    let line: Escaped<LogLine>
  }

  private func update(
    _ file: LanguageFiles.File, _ document: DocumentStrings, _ count: inout Count
  ) throws(Refusal) -> Escaped<LogLine> {
    let bytes: [UInt8]
    switch InputFile(path: file.path).read() {
    case .success(let content): bytes = content
    case .failure(let failure): throw Refusal(line: "\(failure.message)")
    }
    let update = try updated(bytes, file, document)
    guard !update.keys.isEmpty else { return "" }
    if mode == .write {
      let (result, failure) = FileEditing(path: file.path).apply(to: bytes) { bytes in
        Self.result { () throws(Refusal) in try updated(bytes, file, document) }
      }
      if let failure { throw Refusal(line: "\(failure.message)") }
      count.add(try result.get().keys)
      return ""
    }
    count.add(update.keys)
    if mode == .list { return Self.list(update.keys, path: file.path) }
    return UnifiedDiff(from: Self.text(bytes), to: Self.text(update.bytes)).text(
      path: file.path, isColored: Terminal.isOutputColored)
  }

  private static func result(
    _ update: () throws(Refusal) -> StringsFileUpdate
  ) -> (content: [UInt8]?, result: Result<StringsFileUpdate, Refusal>) {
    let result = Result(catching: update)
    return ((try? result.get()).flatMap { $0.keys.isEmpty ? nil : $0.bytes }, result)
  }

  private func updated(
    _ bytes: [UInt8], _ file: LanguageFiles.File, _ document: DocumentStrings
  ) throws(Refusal) -> StringsFileUpdate {
    let translations: TranslationFile
    do throws(UnreadableStrings) {
      translations = try TranslationFile(bytes, path: file.path, language: file.language)
    } catch {
      throw Refusal(line: error.complaint)
    }
    do throws(StringsFileUpdate.Failure) {
      return try StringsFileUpdate(translations, from: document, options: options)
    } catch {
      throw Refusal(line: "\(file.path): error: \(error.message)")
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
