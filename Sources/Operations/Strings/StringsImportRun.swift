import DocumentChanges
import Formats
package import StackLint
import Support

/// Puts translations from files into a project.
package struct StringsImportRun {
  private var importing: StringsImporting
  private var failures: [Escaped<LogLine>] = []

  /// - Parameters:
  ///   - project: The folder from which paths in XLIFF start.
  ///   - folders: Where translations are that are not beside their documents.
  package init(project: String, folders: TranslationFolders) {
    importing = StringsImporting(project: project, folders: folders)
  }

  /// Whether a file has no more than the texts of one document in one language.
  package static func isStrings(_ path: String) -> Bool { path.lowercased().hasByteSuffix(".strings") }

  /// Imports a strings file.
  package mutating func add(strings path: String, document: String, language: String) {
    guard let bytes = bytes(path) else { return }
    importing.add(strings: bytes, path: path, document: document, language: language)
  }

  /// Imports an XLIFF file.
  package mutating func add(xliff path: String) {
    if let bytes = bytes(path) { importing.add(xliff: bytes, path: path) }
  }

  private mutating func bytes(_ path: String) -> [UInt8]? {
    switch InputFile(path: path).read() {
    case .success(let bytes): return bytes
    case .failure(let failure):
      failures.append("\(failure.message)")
      return nil
    }
  }

  /// Tells what was imported.
  package func conclude() throws(ExitStatus) {
    let failures = failures + importing.complaints
    for line in failures { Terminal.complain(line) }
    Terminal.complain(importing.count.summary)
    if !failures.isEmpty { throw .failed }
  }
}

extension StringsImporting.Count {
  fileprivate var summary: Escaped<LogLine> {
    var parts: [Escaped<LogLine>] = [
      "\(translations.counted("translation")) imported",
      "\(files.counted("file")) written",
    ]
    if unused > 0 { parts.append("\(unused) of texts that are gone") }
    if skipped > 0 { parts.append("\(skipped.counted("file")) of other kinds skipped") }
    return parts.joined(separator: ", ")
  }
}

/// Puts translations from outside into the strings files of a project.
struct StringsImporting {
  /// What was imported.
  struct Count {
    var files = 0
    var translations = 0
    /// Translations of texts that are no longer in their document.
    var unused = 0
    /// Files of a project that are no documents, such as `Localizable.strings`.
    var skipped = 0
  }

  /// The folder from which paths in XLIFF start.
  let project: String
  /// Where translations are that are not beside their documents.
  private let folders: TranslationFolders
  private(set) var count = Count()
  private(set) var complaints: [Escaped<LogLine>] = []

  init(project: String, folders: TranslationFolders) { (self.project, self.folders) = (project, folders) }

  /// Imports an XLIFF file.
  mutating func add(xliff bytes: [UInt8], path: String) {
    let documents: [XLIFFDocument]
    do throws(UnreadableDocument) { documents = try XLIFFReader.read(bytes, path: path) } catch {
      return complaints.append(error.complaint)
    }
    for document in documents {
      guard document.original.isDocumentName else {
        count.skipped += 1
        continue
      }
      let texts = document.units.map { ($0.key, ImportedText($0.target, state: $0.state)) }
      let translations = Dictionary(texts) { _, last in last }
      do throws(StringsFailure) {
        let target = try place(document, path)
        try add(translations, document: target, language: document.targetLanguage)
      } catch {
        complaints.append(error.line)
      }
    }
  }

  /// Imports a strings file for a document.
  mutating func add(strings bytes: [UInt8], path: String, document: String, language: String) {
    do throws(StringsFailure) {
      let file = try LanguageFiles.File(path: path, language: language).content(bytes)
      let table = file.tables.first { LanguageFiles.isSame($0.language, language) }
      let translations = (table?.entries ?? []).map { ($0.key.text, ImportedText($0.value)) }
      try add(Dictionary(translations) { _, last in last }, document: document, language: language)
    } catch {
      complaints.append(error.line)
    }
  }

  /// The document that XLIFF names. The file may come from a stranger, and must not write elsewhere.
  private func place(_ document: XLIFFDocument, _ xliff: String) throws(StringsFailure) -> String {
    let path = project == "." ? document.original : "\(project)/\(document.original)"
    guard let root = AbsolutePath.resolve(project), let resolved = AbsolutePath.resolve(path) else {
      throw StringsFailure(line: "\(xliff): error: \(path) does not exist; --project names the folder of the project")
    }
    guard root.isRoot || resolved.text.hasBytePrefix(root.text + "/") else {
      throw StringsFailure(line: "\(xliff): error: \(path) is not in the project; nothing is written there")
    }
    return path
  }

  private mutating func add(
    _ translations: [String: ImportedText], document path: String, language: String
  ) throws(StringsFailure) {
    guard !language.isEmpty, language.utf8.allSatisfy(Self.isOfLanguage) else {
      throw StringsFailure(line: "\(path): error: \"\(language)\" is no language; expected one such as de or pt-BR")
    }
    let languages = LanguageFiles.find(of: path, in: folders)
    guard languages.isTranslatable else {
      let advice = "expected a document in Base.lproj, or the only one of its name in the folder of a language"
      throw StringsFailure(line: "\(path): error: has no strings files; \(advice)")
    }
    let bytes = try StringsFailure.content(of: path)
    let document: DocumentStrings
    do throws(UnreadableDocument) { document = try DocumentStrings(bytes, path: path) } catch {
      throw StringsFailure(line: error.complaint)
    }
    try write(translations, document, languages.file(in: language), language)
  }

  private mutating func write(
    _ translations: [String: ImportedText], _ document: DocumentStrings, _ file: LanguageFiles.File, _ language: String
  ) throws(StringsFailure) {
    let isNew = !AbsolutePath(file.path).exists
    let bytes = isNew ? [] : try file.bytes()
    let content = try file.content(bytes)
    let update: StringsFileUpdate
    do throws(StringsFileUpdate.Failure) {
      update = try StringsFileUpdate(content, importing: translations, language: language, for: document)
    } catch {
      throw StringsFailure(line: "\(file.path): error: \(error.message)")
    }
    let present = Set(content.keys.map(\.text))
    count.unused += translations.keys.count { !present.contains($0) && document[$0] == nil }
    guard !update.keys.isEmpty else { return }
    if let failure = Self.failure(of: update.bytes, to: file.path, replacing: isNew ? nil : bytes) {
      throw StringsFailure(line: "\(failure.message)")
    }
    count.files += 1
    count.translations += update.keys.added.count + update.keys.changed.count
  }

  private static func failure(of content: [UInt8], to path: String, replacing old: [UInt8]?) -> InputFile.Failure? {
    let file = FileReplacement(path: path, content: content)
    guard let old else {
      return file.failureOfWriting(createsFolders: true)
    }
    switch file.replace(ifStill: old) {
    case .replaced: return nil
    case .failed(let failure): return failure
    case .changed: return InputFile.Failure(writing: path, "another program changed it meanwhile; run again")
    }
  }

  private static func isOfLanguage(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"): true
    default: false
    }
  }
}
