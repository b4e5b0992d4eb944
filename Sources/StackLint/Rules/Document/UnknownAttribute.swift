extension Rule {
  static let unknownAttribute = Rule(
    .unknownAttribute, .document,
    summary: "An attribute has an unknown name",
    rationale: """
      In a stack definition, this is an error. In a document of Interface Builder, it is a warning, and only a name that is
      nearly one of the element's attributes is reported: newer versions of Xcode write attributes that ibstack does not
      know.
      """,
    examples: [
      .bad("<stackView ⟦spaceing⟧=\"8\"/>"),
      .bad("<label id=\"a\" ⟦textAlignmnet⟧=\"center\"/>", in: .xib),
      .good("<stackView spacing=\"8\"/>"),
      .good("<label id=\"a\" holographicDepth=\"3\"/>", in: .xib),
    ])
}
