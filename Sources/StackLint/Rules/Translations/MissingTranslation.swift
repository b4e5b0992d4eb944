import DataFormats
import NibDecoder

extension Rule {
  static let missingTranslation = Rule(
    "missing-translation", .translations, .notice,
    summary: "A language lacks texts of a document that other languages translate",
    rationale: """
      Users of the language see these texts untranslated. This happens when texts are added and not all languages
      follow. Add the entries: Xcode's *Export Localizations*, or `ibtool --generate-strings-file`, writes the missing
      ones. There is one finding for each document, in the first file with gaps, and a note for each of the languages
      with most gaps. Where every text has to be translated before a release, raise the severity to `error`.

      The rule does not report texts that more languages lack than translate, such as names and samples, nor the language
      of the document itself. It leaves out keys with `"shouldTranslate" : false`, and those whose note for translators
      is "Placeholder", or has words such as "do not translate" or `#bc-ignore!`. If an Xcode project has the document,
      only its languages and the files of its targets count.
      """,
    needs: [.documents, .translations],
    examples: [
      .bad(
        """
        /* Class = "UILabel"; text = "Name"; ObjectID = "abc-12-xyz"; */
        "abc-12-xyz.text" = "Nom";
        """, in: .file("fr.lproj/Main.strings"),
        beside: ["Base.lproj/Main.storyboard": storyboard, "de.lproj/Main.strings": german]),
      .good(
        """
        "abc-12-xyz.text" = "Nom";
        "def-34-uvw.text" = "Rue";
        """, in: .file("fr.lproj/Main.strings"),
        beside: ["Base.lproj/Main.storyboard": storyboard, "de.lproj/Main.strings": german]),
    ],
    projectCheck: { $0.translations.documents.compactMap(finding) }, check: nil)

  private static func finding(_ document: LocalizedDocument) -> ProjectFinding? {
    let keys = document.translatedKeys
    let gaps = document.tables.compactMap { table in
      let missing = keys.filter { key in table.texts[key.text].map { !$0.isTranslated } ?? true }
      return missing.first.map { TranslationGap(table: table, first: $0, keys: missing) }
    }
    guard let place = gaps.first else { return nil }
    let path = place.table.file.path
    let most = gaps.sorted { ($1.keys.count, $0.language) < ($0.keys.count, $1.language) }
    return ProjectFinding(
      gaps.count == 1 ? message(place) : message(most), in: path,
      at: place.table.file.isCatalog ? place.first.range : nil,
      notes: gaps.count == 1 ? [] : most.prefix(5).map { $0.note(besideFile: path) },
      parts: gaps.reduce(into: []) { parts, gap in
        parts.formUnion(gap.keys.map { "\(document.document.path)\n\(gap.language)\n\($0.text)" })
      })
  }

  private static func message(_ gap: TranslationGap) -> String {
    let start =
      gap.keys.count == 1
      ? "\(gap.language) lacks a text that other languages have: "
      : "\(gap.language) lacks \(gap.keys.count) texts that other languages have, such as "
    let message = start + gap.example
    return message.count > 100 ? start + gap.first.text : message
  }

  private static func message(_ gaps: [TranslationGap]) -> String {
    let most = gaps.prefix(gaps.count > 5 ? 4 : 5).map { "\($0.language) \($0.keys.count)" }
    let rest = gaps.count - most.count
    let more = rest > 0 ? " and \(rest) more" : ""
    return "\(gaps.count) languages lack texts that others have: \(most.joined(separator: ", "))\(more)"
  }

  private static let storyboard = "<document><label id=\"abc-12-xyz\"/><label id=\"def-34-uvw\"/></document>"
  private static let german = """
    "abc-12-xyz.text" = "Name";
    /* Class = "UILabel"; text = "Street"; ObjectID = "def-34-uvw"; */
    "def-34-uvw.text" = "Straße";
    """
}

/// The texts that a language lacks.
private struct TranslationGap {
  let table: LocalizedDocument.Table
  let first: TranslationKey
  let keys: [TranslationKey]

  var language: String { table.texts.language }

  /// The first text, with what the document says.
  var example: String { first.text + (first.documentText.map { " (\"\($0.shortened)\")" } ?? "") }

  /// - Parameter path: The file of the finding. Places in other files are named in words.
  func note(besideFile path: String) -> Diagnostic.Note {
    let isHere = table.file.path == path
    let count = keys.count == 1 ? "" : "\(keys.count) texts, such as "
    return Diagnostic.Note(
      "\(isHere ? language : table.file.path) lacks \(count)\(example)",
      range: isHere && table.file.isCatalog ? first.range : nil)
  }
}
