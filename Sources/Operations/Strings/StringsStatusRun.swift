import DocumentChanges
import Formats
package import StackLint
package import Support

/// Shows how much of each document every language translates.
package struct StringsStatusRun {
  package enum Format: String, CaseIterable {
    case text, json
  }

  private let paths: SearchedPaths
  private let format: Format
  private let folders: TranslationFolders

  /// - Parameter folders: Where translations are that are not beside their documents.
  package init(_ paths: SearchedPaths, format: Format, folders: TranslationFolders) {
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

/// How far the translations of documents are.
struct StatusTable {
  /// A document's languages.
  struct Row {
    let document: String
    let texts: Int
    let languages: [(language: String, status: TranslationStatus)]
  }

  private(set) var rows: [Row] = []

  mutating func add(_ row: Row) { rows.append(row) }

  /// A line for each document, and a column for each language; where that is too wide, a line for each language.
  func text(columns: Int) -> Escaped<LogLine> {
    let (table, width) = Self.aligned(documentCells)
    return width <= columns ? table : Self.aligned(languageCells).table
  }

  private var documentCells: [[String]] {
    let languages = Set(rows.flatMap(\.languages).map(\.language)).sorted()
    var cells = [["document", "texts"] + languages]
    for row in rows {
      let found = Dictionary(row.languages.map { ($0.language, $0.status) }) { $1 }
      cells.append([row.document, "\(row.texts)"] + languages.map { found[$0].map(Self.percentage) ?? "-" })
    }
    return cells
  }

  private var languageCells: [[String]] {
    var totals: [String: (documents: Int, status: TranslationStatus)] = [:]
    for (language, status) in rows.flatMap(\.languages) {
      totals[language, default: (0, TranslationStatus())].documents += 1
      totals[language]?.status += status
    }
    return [["language", "documents", "translated", "untranslated", "missing", "stale", ""]]
      + totals.sorted { $0.key < $1.key }.map { language, total in
        let status = total.status
        let numbers = [total.documents, status.translated, status.untranslated, status.missing, status.stale]
        return [language] + numbers.map { "\($0)" } + [Self.percentage(status)]
      }
  }

  private static func aligned(_ cells: [[String]]) -> (table: Escaped<LogLine>, width: Int) {
    let widths = cells[0].indices.map { column in cells.map { $0[column].count }.max() ?? 0 }
    return (cells.map { line($0, widths) }.joined(), widths.reduce(0) { $0 + $1 + 2 } - 2)
  }

  /// Rounded down, so that only a document with all texts has 100 %.
  private static func percentage(_ status: TranslationStatus) -> String {
    "\(Int((status.completeness * 100).rounded(.down))) %"
  }

  private static func line(_ cells: [String], _ widths: [Int]) -> Escaped<LogLine> {
    let first = Escaped<LogLine>(text: cells[0]) + .spaces(widths[0] - cells[0].count)
    let others = zip(cells, widths).dropFirst().map { cell, width in
      .spaces(width - cell.count + 2) + Escaped<LogLine>(text: cell)
    }
    return (first + others.joined()).withoutTrailingSpaces + "\n"
  }

  /// The same as JSON.
  var json: Escaped<JSONString> {
    var writer = JSONWriter()
    writer.object { writer in
      writer.key("documents")
      writer.array { writer in
        for row in rows {
          writer.lineBreak(indent: 2)
          writer.object { Self.write(row, to: &$0) }
        }
      }
    }
    return writer.text + "\n"
  }

  private static func write(_ row: Row, to writer: inout JSONWriter) {
    writer.member("path", row.document)
    writer.member("texts", Double(row.texts))
    writer.key("languages")
    writer.array { writer in
      for (language, status) in row.languages {
        writer.lineBreak(indent: 4)
        writer.object { writer in
          writer.member("language", language)
          writer.member("translated", Double(status.translated))
          writer.member("untranslated", Double(status.untranslated))
          writer.member("missing", Double(status.missing))
          writer.member("stale", Double(status.stale))
        }
      }
    }
  }
}
