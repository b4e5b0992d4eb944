import Formats
import NibDecoder

extension Rule {
  static let duplicateTranslation = Rule(
    "duplicate-translation", .translations, .warning,
    summary: "A strings file has two different texts for the same key",
    rationale: """
      Only one of them is ever shown: Foundation keeps the last text of a key. Remove one of them. Repetitions of the
      same text are not reported.
      """,
    needs: [.documents, .translations],
    examples: [
      .bad(
        """
        ⟦"abc-12-xyz.text"⟧ = "Strasse";
        "abc-12-xyz.text" = "Straße";
        """, in: .file("de.lproj/Main.strings"), beside: ["Base.lproj/Main.storyboard": storyboard]),
      .good(
        """
        "abc-12-xyz.text" = "Straße";
        "abc-12-xyz.text" = "Straße";
        """, in: .file("de.lproj/Main.strings"), beside: ["Base.lproj/Main.storyboard": storyboard]),
      .good(
        """
        "abc-12-xyz.text" = "Straße";
        """, in: .file("de.lproj/Main.strings"), beside: ["Base.lproj/Main.storyboard": storyboard]),
    ],
    projectCheck: { project in
      project.translations.documents.flatMap(\.files).filter { !$0.isCatalog }.flatMap { file in
        file.tables.flatMap { findings($0, in: file.path) }
      }
    }, check: nil)

  /// One for each key, at the first text that is replaced.
  private static func findings(_ table: TranslationTable, in path: String) -> [ProjectFinding] {
    var reported: Set<String> = []
    return table.entries.compactMap { entry in
      let key = entry.key.text
      guard let last = table[key], last.value != entry.value, reported.insert(key).inserted else { return nil }
      return ProjectFinding(
        "\(key) has two texts, \"\(entry.value.shortened)\" and \"\(last.value.shortened)\"; remove one", in: path,
        at: entry.key.range, notes: [Diagnostic.Note("the last one", range: last.key.range)])
    }
  }

  private static let storyboard = "<document><label id=\"abc-12-xyz\"/></document>"
}
