import Formats
import NibDecoder

extension Rule {
  static let untranslatedText = Rule(
    "untranslated-text", .translations, .notice, isOptIn: true,
    summary: "A translation repeats the text of the document, which other languages translate",
    rationale: """
      Users of the language see the text untranslated. This happens when the entries of a strings file are made for
      translators, as `ibstack strings update` and Xcode make them, and nobody translates them. `ibstack strings
      status` counts all of them.

      The rule reports texts of at least two words, and in languages that are not written in Latin letters single
      words too, but no acronyms. It leaves out texts that more than a third of the languages repeat, such as names
      and samples, texts that Xcode gives to new objects, such as "Item 2", and those that translators are asked to
      leave alone.
      """,
    needs: [.documents, .translations],
    examples: [
      .bad(
        """
        /* Class = "UILabel"; text = "Log in"; ObjectID = "abc-12-xyz"; */
        "abc-12-xyz.text" = ⟦"Log in"⟧;
        """, in: .file("fr.lproj/Main.strings"),
        beside: [
          "Base.lproj/Main.storyboard": storyboard, "de.lproj/Main.strings": german, "es.lproj/Main.strings": spanish,
        ]),
      .good(
        """
        /* Class = "UILabel"; text = "Log in"; ObjectID = "abc-12-xyz"; */
        "abc-12-xyz.text" = "Se connecter";
        """, in: .file("fr.lproj/Main.strings"),
        beside: [
          "Base.lproj/Main.storyboard": storyboard, "de.lproj/Main.strings": german, "es.lproj/Main.strings": spanish,
        ]),
    ], projectCheck: { $0.translations.documents.flatMap(findings) }, check: nil)

  private static func findings(_ document: LocalizedDocument) -> [ProjectFinding] {
    let texts = document.notedTexts
    let keys = Set(document.mostlyTranslatedKeys.map(\.text))
    guard !keys.isEmpty else { return [] }
    return document.tables.compactMap { table in
      let repeated = table.texts.entries.filter { entry in
        guard entry.isTranslated, keys.contains(entry.key.text) else { return false }
        return entry.value == entry.key.documentText ?? texts[entry.key.text]
          && Words(entry.value).needTranslation(into: table.texts.language)
      }
      return repeated.first.map { finding($0, repeated, table, document) }
    }
  }

  private static func finding(
    _ first: TranslationTable.Entry, _ all: [TranslationTable.Entry], _ table: LocalizedDocument.Table,
    _ document: LocalizedDocument
  ) -> ProjectFinding {
    let (language, text) = (table.texts.language, "\"\(first.value.shortened)\"")
    return ProjectFinding(
      all.count == 1
        ? "\(language) repeats the document's \(text), which other languages translate"
        : "\(language) repeats \(all.count) texts that other languages translate, such as \(text)",
      in: table.file.path, at: first.range,
      notes: all.dropFirst().prefix(5).map {
        Diagnostic.Note("\"\($0.value.shortened)\" is not translated", range: $0.range)
      },
      parts: Set(all.map { "\(document.document.path)\n\(language)\n\($0.key.text)" }))
  }

  private static let storyboard = "<document><label id=\"abc-12-xyz\"/></document>"
  private static let german = "\"abc-12-xyz.text\" = \"Anmelden\";"
  private static let spanish = "\"abc-12-xyz.text\" = \"Acceder\";"
}

/// The words of a text, without numbers and signs.
private struct Words {
  private let long: [Substring]

  init(_ text: String) {
    let words = text.split { !$0.isLetter && $0 != "'" && $0 != "\u{2019}" }
    // Acronyms and names such as "iPhone" and "MyPasswords" are the same in many languages.
    long = words.filter {
      $0.count > 1 && $0.contains(where: \.isLowercase) && !$0.dropFirst().contains(where: \.isUppercase)
    }
  }

  /// Whether a text that is the same in a language was hardly translated.
  func needTranslation(into language: String) -> Bool {
    if long.count > 1 { return true }
    return Self.others.contains(language.prefix { $0 != "-" && $0 != "_" }.lowercased())
      && long.contains { $0.count > 2 && $0.utf8.allSatisfy { $0 < 0x80 } }
  }

  /// Languages that are not written in Latin letters.
  private static let others: Set<String> = [
    "am", "ar", "be", "bg", "bn", "el", "fa", "gu", "he", "hi", "hy", "ja", "ka", "kk", "km", "kn", "ko", "lo", "mk",
    "ml", "mn", "mr", "my", "ne", "pa", "ru", "si", "ta", "te", "th", "ug", "uk", "ur", "yi", "zh",
  ]
}
