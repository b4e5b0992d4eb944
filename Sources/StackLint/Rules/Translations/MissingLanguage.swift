import NibDecoder

extension Rule {
  static let missingLanguage = Rule(
    "missing-language", .translations, .notice,
    summary: "A document is translated, but not into a language that most documents have",
    rationale: """
      Users of the language see the document untranslated. Select the document in Xcode and add the language in the file
      inspector, or add the `.strings` file to the language's `.lproj` folder. The rule reports documents that other
      languages translate, and languages in which more than half of such documents have a file. There is one finding for
      each document. Documents whose only texts are Xcode's defaults, such as "Label", are not reported, nor are languages
      that the Xcode project does not build.
      """,
    needs: [.documents, .translations],
    examples: [
      .bad(
        """
        /* Class = "UILabel"; text = "Password"; ObjectID = "a"; */
        "a.text" = "Passwort";
        """, in: .file("de.lproj/Login.strings"), beside: others(french: ["Main", "Menu"])),
      .good(
        """
        /* Class = "UILabel"; text = "Password"; ObjectID = "a"; */
        "a.text" = "Passwort";
        """, in: .file("de.lproj/Login.strings"), beside: others(french: ["Main", "Menu", "Login"])),
    ],
    projectCheck: { project in
      let languages = project.translations.commonLanguages
      return project.translations.documents.compactMap { finding($0, languages) }
    }, check: nil)

  /// In the first file of another language: the document's own findings are about what it holds.
  private static func finding(_ document: LocalizedDocument, _ languages: [String]) -> ProjectFinding? {
    let present = Set(document.files.lazy.filter { $0.failure != nil }.map(\.place.language))
      .union(document.tables.map(\.texts.language))
    let missing = languages.filter { !present.contains($0) && document.isBuilt(in: $0) }
    guard !missing.isEmpty, document.hasOwnTexts, let file = document.files.first else { return nil }
    let more = missing.count > 5 ? " and \(missing.count - 5) more" : ""
    return ProjectFinding(
      "\(document.name) is not translated into \(missing.prefix(5).joined(separator: ", "))\(more); most documents are",
      in: file.path, at: nil, parts: Set(missing.map { "\(document.document.path)\n\($0)" }))
  }

  private static func others(french: [String]) -> [String: String] {
    let label = "<document><label id=\"a\"/></document>"
    let documents = ["Main", "Menu", "Login"].map { ("Base.lproj/\($0).xib", label) }
    let german = ["Main", "Menu"].map { ("de.lproj/\($0).strings", "\"a.text\" = \"Name\";") }
    let french = french.map { ("fr.lproj/\($0).strings", "\"a.text\" = \"Nom\";") }
    return Dictionary(documents + german + french) { first, _ in first }
  }
}
