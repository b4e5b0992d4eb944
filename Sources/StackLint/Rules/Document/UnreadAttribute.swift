extension Rule {
  static let unreadAttribute = Rule(
    .unreadAttribute, .document, isOptIn: true,
    summary: "An attribute has no part in layout, or is misspelled",
    rationale: """
      For stack definitions, which people write by hand: a misspelled attribute is not an error, as documents of newer
      versions have attributes that ibstack does not know, but it does nothing. In documents of Interface Builder most
      findings are colours, titles and the like, so the rule is off by default.
      """,
    examples: [
      .bad("<stackView ⟦spaceing⟧=\"8\"/>"),
      .good("<stackView spacing=\"8\"/>"),
    ]
  ) { document, _ in
    document.document.unreadAttributes().map { Finding($0.message, at: $0.range) }
  }
}
