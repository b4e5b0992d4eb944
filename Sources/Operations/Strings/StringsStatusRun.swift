import DocumentChanges
import Formats
package import StackLint
import Support

/// Shows how much of each document every language translates.
package struct StringsStatusRun {
  package enum Format: String, CaseIterable {
    case text, json
  }

  private let paths: [String]
  private let format: Format
  private let folders: TranslationFolders

  /// - Parameter folders: Where translations are that are not beside their documents.
  package init(_ paths: [String], format: Format, folders: TranslationFolders) {
    (self.paths, self.format, self.folders) = (paths, format, folders)
  }

  package func run() throws(ExitStatus) {
    let rows = Locked([(path: String, row: StatusTable.Row)]())
    let folders = folders
    try DocumentRun.find(paths, wanted: .documents).process(
      isQuiet: true,
      finish: {
        var table = StatusTable()
        for (_, row) in rows.withLock({ $0 }).sorted(by: { $0.path < $1.path }) { table.add(row) }
        return format == .json ? OutputText(table.json) : OutputText(table.text(columns: Terminal.outputWidth ?? 100))
      },
      { bytes, path in
        let (row, complaints) = Self.row(bytes, path: path, folders)
        if let row { rows.withLock { $0.append((path, row)) } }
        return DocumentRun.Output(
          diagnostics: [], complaint: complaints.isEmpty ? nil : complaints.joined(separator: "\n"),
          isFailure: !complaints.isEmpty)
      })
  }

  static func row(
    _ bytes: [UInt8], path: String, _ folders: TranslationFolders
  ) -> (StatusTable.Row?, [Escaped<LogLine>]) {
    let files = LanguageFiles.find(of: path, in: folders).files
    guard !files.isEmpty else { return (nil, []) }
    var complaints: [Escaped<LogLine>] = []
    var languages: [(language: String, status: TranslationStatus)] = []
    do throws(UnreadableDocument) {
      let document = try DocumentStrings(bytes, path: path)
      for file in files {
        do throws(StringsFailure) {
          languages += try file.content().tables.map { ($0.language, TranslationStatus($0, of: document)) }
        } catch {
          complaints.append(error.line)
        }
      }
      return (StatusTable.Row(document: path, texts: document.strings.count, languages: languages), complaints)
    } catch {
      return (nil, [error.complaint])
    }
  }
}
