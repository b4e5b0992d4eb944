extension Rule {
  static let unexpectedText = Rule(
    .unexpectedText, .document,
    summary: "A stack definition has text between its elements",
    rationale: """
      Texts of views are attributes. What stands between elements is shown nowhere.
      """,
    examples: [
      .bad("<label>⟦Name⟧</label>"),
      .good("<label text=\"Name\"/>"),
      .good("<label><string key=\"text\">Name</string></label>"),
    ])
}
