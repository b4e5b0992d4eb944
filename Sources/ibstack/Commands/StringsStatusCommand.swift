import ArgumentParser
import Escaping
import LintSetup
import Localization
import OperatingSystem
import XMLSource

struct StringsStatusCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "status",
    abstract: "Show how much of each document every language translates.",
    discussion: """
      A text counts as translated if it differs from the document's, or has no letters. Documents without files in other
      languages are left out.

        ibstack strings status App
        ibstack strings status App --format json
      """)

  @Argument(help: "Files or folders. Folders are searched for .storyboard and .xib files.")
  var paths: [PathArgument]

  @Option(help: "Format: text or json.")
  var format: StatusFormat = .text

  @OptionGroup var translations: TranslationOptions

  func run() throws {
    let folders = try translations.folders()
    let rows = Locked([(path: String, row: StatusTable.Row)]())
    try DocumentRun(paths: paths.expanded).process(
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

  private static func row(
    _ bytes: [UInt8], path: String, _ folders: TranslationFolders
  ) -> (StatusTable.Row?, [Escaped<LogLine>]) {
    let files = LanguageFiles(of: path, in: folders).files
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

/// How the status of translations is printed.
enum StatusFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json
}
