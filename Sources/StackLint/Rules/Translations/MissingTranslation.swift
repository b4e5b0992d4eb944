import Formats
import NibDecoder

extension Rule {
  static let missingTranslation = Rule(
    "missing-translation", .translations, .notice, grouping: .file,
    summary: "A language lacks texts of a document that other languages translate",
    rationale: """
      Users of the language see these texts untranslated. This happens when texts are added and not all languages
      follow. Add the entries: Xcode's *Export Localizations*, or `ibtool --generate-strings-file`, writes the missing
      ones.

      The rule does not report texts that more languages lack than translate, such as names and samples, nor the
      language of the document itself. It leaves out keys with `"shouldTranslate": false`, and those whose note for
      translators is "Placeholder", or has words such as "do not translate" or `#bc-ignore!`. If an Xcode project has
      the document, only its languages and the files of its targets count.
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
    projectCheck: { $0.translations.documents.flatMap(findings) }, check: nil)

  private static func findings(_ document: LocalizedDocument) -> [ProjectFinding] {
    let keys = document.translatedKeys
    return document.tables.flatMap { table in
      keys.filter { key in table.texts[key.text].map { !$0.isTranslated } ?? true }.map { key in
        let language = table.texts.language
        let others = document.tables.count > 1 ? " that other languages have" : ""
        let message = "\(language) lacks a text\(others): \(key.text)"
        let text = key.documentText.map { " (\"\($0.shortened)\")" } ?? ""
        return ProjectFinding(
          Diagnostic.message(message + text, message), in: table.file.path, at: table.file.isCatalog ? key.range : nil,
          about: "\(document.document.path)\n\(language)\n\(key.text)")
      }
    }
  }

  private static let storyboard = "<document><label id=\"abc-12-xyz\"/><label id=\"def-34-uvw\"/></document>"
  private static let german = """
    "abc-12-xyz.text" = "Name";
    /* Class = "UILabel"; text = "Street"; ObjectID = "def-34-uvw"; */
    "def-34-uvw.text" = "Straße";
    """
}
