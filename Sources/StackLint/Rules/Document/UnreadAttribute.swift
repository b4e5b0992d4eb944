extension Rule {
  static let unreadAttribute = Rule(
    .unreadAttribute, .document, isOptIn: true,
    summary: "An attribute does not affect layout, or is misspelled",
    rationale: """
      For stack definitions, which people write. A misspelled attribute is not an error, because documents of newer
      versions have attributes that ibstack does not know, but it has no effect. Off by default, because in documents of
      Interface Builder most findings would be colors, titles and the like.
      """,
    examples: [
      .bad("<stackView ⟦spaceing⟧=\"8\"/>"),
      .good("<stackView spacing=\"8\"/>"),
    ]
  ) { document, _ in
    document.document.unreadAttributes().map { Finding($0.message, at: $0.range) }
  }
}
