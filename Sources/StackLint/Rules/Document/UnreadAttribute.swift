extension Rule {
  static let unreadAttribute = Rule(
    .unreadAttribute, .document, isOptIn: true,
    summary: "An attribute does not affect layout",
    rationale: """
      For stack definitions: what has no part in layout can go.
      """,
    examples: [
      .bad("<stackView ⟦opaque⟧=\"NO\"/>"),
      .good("<stackView spacing=\"8\"/>"),
    ]
  ) { document, _ in
    document.document.unreadAttributes().map { Finding($0.message, at: $0.range) }
  }
}
