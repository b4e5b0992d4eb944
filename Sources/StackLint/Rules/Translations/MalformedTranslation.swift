import NibDecoder

extension Rule {
  static let malformedTranslation = Rule(
    "malformed-translation", .translations, .error,
    summary: "A file that translates a document cannot be read",
    rationale: """
      Xcode does not build an app with a `.strings` file or a string catalog that breaks its format: a quote or a
      semicolon is missing, or a merge conflict is left. The rule checks files beside documents, such as
      `de.lproj/Main.strings` beside `Base.lproj/Main.storyboard`. A slip after the last text, such as a quote too
      many, is a notice: Foundation reads all texts before it.
      """,
    needs: [.documents, .translations],
    examples: [
      .bad(
        """
        "abc-12-xyz.text" = "Name"⟦⟧
        "def-34-uvw.text" = "Straße";
        """, in: .file("de.lproj/Main.strings"), beside: ["Base.lproj/Main.storyboard": storyboard]),
      .bad(
        """
        "abc-12-xyz.text" = "Name";⟦⟧"
        """, in: .file("de.lproj/Main.strings"), beside: ["Base.lproj/Main.storyboard": storyboard]),
      .good(
        """
        "abc-12-xyz.text" = "Name";
        "def-34-uvw.text" = "Straße";
        """, in: .file("de.lproj/Main.strings"), beside: ["Base.lproj/Main.storyboard": storyboard]),
    ],
    projectCheck: { project in
      project.translations.documents.flatMap(\.files).compactMap { file in
        file.failure.map { failure in
          let isHarmless = failure.isBehindLastEntry
          let message = failure.message + (isHarmless ? " after the last text; remove it" : "")
          return ProjectFinding(message, in: file.path, at: failure.range, isMinor: isHarmless)
        }
      }
    }, check: nil)

  private static let storyboard = "<document><label id=\"abc-12-xyz\"/><label id=\"def-34-uvw\"/></document>"
}
