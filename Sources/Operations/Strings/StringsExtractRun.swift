import DocumentChanges
import Formats
package import StackLint
package import Support

/// Writes the texts of documents.
package struct StringsExtractRun {
  private let files: InputFiles
  private let extraction: StringsExtraction
  private let output: String?

  /// - Parameter output: A file, or a folder for a file of each document; nil for standard output.
  package init(_ files: InputFiles, _ extraction: StringsExtraction, output: String?) {
    (self.files, self.extraction, self.output) = (files, extraction, output)
  }

  package func run() throws(ExitStatus) {
    let isFolder = output.map { InputFiles.isFolder($0) } ?? false
    let (folder, extraction) = (isFolder ? output : nil, extraction)
    try DocumentRun.find(skippedBy: files, sink: sink(isFolder: isFolder)).process(isQuiet: true) { bytes, path in
      do throws(StringsFailure) {
        let content = try extraction.content(bytes, path: path)
        guard let folder else { return DocumentRun.Output(text: OutputText(file: content), diagnostics: []) }
        let target = Self.target(of: path, in: folder, extraction.format.rawValue)
        let failure = FileReplacement(path: target, content: content, chosenBy: .option).failureOfWriting()
        return failure.map { DocumentRun.Output($0) } ?? DocumentRun.Output(diagnostics: [])
      } catch {
        return DocumentRun.Output(failure: error.line)
      }
    }
  }

  private func sink(isFolder: Bool) -> OutputSink {
    let path = isFolder ? nil : output
    guard extraction.format == .xliff else { return OutputSink(path: path) }
    let footer = OutputText(file: Array(XLIFFWriter.footer.utf8))
    return OutputSink(path: path, header: OutputText(file: Array(XLIFFWriter.header.utf8)), footer: { _ in footer })
  }

  private static func target(of path: String, in folder: String, _ suffix: String) -> String {
    let name = path.folderAndName.name
    return "\(folder.hasByteSuffix("/") ? folder : folder + "/")\(LanguageFiles.stem(name) ?? name[...]).\(suffix)"
  }
}

/// What the texts of documents are written as.
package enum StringsFormat: String, CaseIterable, Sendable {
  case strings, xcstrings, xliff
}

/// How strings files are written.
package enum StringsEncoding: String, CaseIterable, Sendable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"

  func encode(_ text: [UInt8]) -> [UInt8] {
    guard self == .utf16 else { return text }
    let mark: [UInt8] = [0xFF, 0xFE]
    return mark + String(decoding: text, as: UTF8.self).utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
  }
}

/// Writes the texts of documents in a format.
package struct StringsExtraction: Sendable {
  let format: StringsFormat
  let encoding: StringsEncoding
  let sourceLanguage: String
  /// The language whose translations XLIFF gets; nil for none.
  let targetLanguage: String?
  /// Where translations are that are not beside their documents.
  let folders: TranslationFolders

  package init(
    _ format: StringsFormat, encoding: StringsEncoding, sourceLanguage: String, targetLanguage: String?,
    folders: TranslationFolders
  ) {
    (self.format, self.encoding, self.folders) = (format, encoding, folders)
    (self.sourceLanguage, self.targetLanguage) = (sourceLanguage, targetLanguage)
  }

  /// The texts of a document.
  ///
  /// - Throws: Why the document, or the file with its translations, cannot be read.
  func content(_ bytes: [UInt8], path: String) throws(StringsFailure) -> [UInt8] {
    let document: DocumentStrings
    do throws(UnreadableDocument) { document = try DocumentStrings(bytes, path: path) } catch {
      throw StringsFailure(line: error.complaint)
    }
    switch format {
    case .strings: return encoding.encode(document.stringsFile)
    case .xcstrings: return document.stringCatalog(language: sourceLanguage)
    case .xliff:
      let table = try table(path)
      let writer = XLIFFWriter(from: sourceLanguage, to: targetLanguage)
      return Array(
        writer.text(for: document.strings, of: path) { key in
          table?[key].flatMap(Self.translation)
        }.utf8)
    }
  }

  /// Nil for a text that is still to be translated.
  private static func translation(_ entry: TranslationTable.Entry) -> ImportedText? {
    entry.isTranslated ? ImportedText(entry.value, state: entry.needsReview ? .needsReview : .translated) : nil
  }

  /// What the target language has of a document; nil for no file.
  private func table(_ document: String) throws(StringsFailure) -> TranslationTable? {
    guard let targetLanguage else { return nil }
    for file in LanguageFiles.find(of: document, in: folders).files {
      let tables = try file.content().tables
      if let table = tables.first(where: { LanguageFiles.isSame($0.language, targetLanguage) }) { return table }
    }
    return nil
  }
}
