import NibDecoder

extension Rule {
  static let missingLanguage = Rule(
    "missing-language", .translations, .notice,
    summary: "A document is translated, but not into a language that most documents have",
    rationale: """
      Users of the language see the document untranslated. Select the document in Xcode and add the language in the
      file inspector, or add the `.strings` file to the language's `.lproj` folder. The rule reports documents that
      other languages translate, and languages in which more than half of such documents have a file, or for which a
      target lists a file that is gone. Documents whose
      only texts are Xcode's defaults, such as "Label", are not reported, nor are languages that the Xcode project
      does not build.
      """,
    needs: [.documents, .translations],
    examples: [
      .bad(
        label, in: .file("Base.lproj/Login.xib"), beside: others(french: ["Main", "Menu"])),
      .good(
        label, in: .file("Base.lproj/Login.xib"), beside: others(french: ["Main", "Menu", "Login"])),
    ],
    projectCheck: { project in
      let languages = project.translations.commonLanguages
      return project.translations.documents.compactMap { finding($0, languages) }
    }, check: nil)

  /// At the document: the files of other languages lack nothing.
  private static func finding(_ document: LocalizedDocument, _ languages: [String]) -> ProjectFinding? {
    let present = Set(document.files.lazy.filter { $0.failure != nil }.map(\.place.language))
      .union(document.tables.map(\.texts.language))
    let lost = document.lostLanguages
    let missing = lost.union(languages).sorted().filter {
      !present.contains($0) && document.isBuilt(in: $0)
    }
    guard !missing.isEmpty, document.hasOwnTexts, !document.files.isEmpty else { return nil }
    let more = missing.count > 5 ? " and \(missing.count - 5) more" : ""
    let isListed = lost.isSuperset(of: missing)
    return ProjectFinding(
      "\(document.name) is not translated into \(missing.prefix(5).joined(separator: ", "))\(more); "
        + (isListed ? "the Xcode project lists its file" : "most documents are"),
      in: document.document.path, at: nil, parts: Set(missing.map { "\(document.document.path)\n\($0)" }))
  }

  private static let label = "<document><label text=\"Password\" id=\"a\"/></document>"

  private static func others(french: [String]) -> [String: String] {
    let documents = ["Main", "Menu"].map { ("Base.lproj/\($0).xib", label) }
    let german = ["Main", "Menu", "Login"].map { ("de.lproj/\($0).strings", entry("Passwort")) }
    let french = french.map { ("fr.lproj/\($0).strings", entry("Mot de passe")) }
    return Dictionary(documents + german + french) { first, _ in first }
  }

  private static func entry(_ text: String) -> String {
    "/* Class = \"UILabel\"; text = \"Password\"; ObjectID = \"a\"; */\n\"a.text\" = \"\(text)\";"
  }
}
