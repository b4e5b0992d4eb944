import NibDecoder
import StringsFiles

extension Rule {
  static let missingTranslation = Rule(
    "missing-translation", .translations, .warning,
    summary: "A language lacks texts of a document that other languages translate",
    rationale: """
      Users of the language see these texts untranslated. This happens when texts are added and not all languages
      follow. Add the entries: Xcode's *Export Localizations*, or `ibtool --generate-strings-file`, writes the missing
      ones. The rule reports a file once, with the number of its gaps. It does not report texts that more languages lack
      than translate, such as names and samples, nor the language of the document itself.
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
    projectCheck: { project in
      project.translations.documents.flatMap(findings)
    }, check: nil)

  private static func findings(_ document: LocalizedDocument) -> [ProjectFinding] {
    let keys = document.translatedKeys
    return document.tables.compactMap { table in
      let missing = keys.filter { key in table.texts[key.text].map { !$0.isTranslated } ?? true }
      return missing.isEmpty ? nil : finding(missing, table)
    }
  }

  private static func finding(
    _ missing: [TranslationKey], _ table: LocalizedDocument.Table
  ) -> ProjectFinding {
    let example = missing.first.map { key in
      key.text + (key.documentText.map { " (\"\($0.shortened)\")" } ?? "")
    }
    let texts = missing.count == 1 ? "a text" : "\(missing.count) texts"
    let such = missing.count == 1 ? ":" : ", such as"
    return ProjectFinding(
      "\(table.texts.language) lacks \(texts) that other languages have\(such) \(example ?? "")",
      in: table.file.path, at: table.file.isCatalog ? missing.first?.range : nil)
  }

  private static let storyboard = "<document><label id=\"abc-12-xyz\"/><label id=\"def-34-uvw\"/></document>"
  private static let german = """
    "abc-12-xyz.text" = "Name";
    /* Class = "UILabel"; text = "Street"; ObjectID = "def-34-uvw"; */
    "def-34-uvw.text" = "Straße";
    """
}
