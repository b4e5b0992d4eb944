extension Rule {
  static let unreadAttribute = Rule(
    .unreadAttribute, .document, isOptIn: true,
    summary: "An attribute does not affect layout",
    rationale: """
      For stack definitions, which people write: what has no part in layout can go. Off by default, because in documents
      of Interface Builder most findings would be colors, titles and the like.
      """,
    examples: [
      .bad("<stackView ⟦opaque⟧=\"NO\"/>"),
      .good("<stackView spacing=\"8\"/>"),
    ]
  ) { document, _ in
    document.document.unreadAttributes().map { Finding($0.message, at: $0.range) }
  }
}
