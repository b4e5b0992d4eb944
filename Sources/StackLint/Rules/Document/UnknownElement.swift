extension Rule {
  static let unknownElement = Rule(
    .unknownElement, .document,
    summary: "An element has an unknown name",
    rationale: """
      In a stack definition, this is an error: the name is misspelled. In a document of Interface Builder, it is a
      warning, because newer versions have elements that ibstack does not know. If the element contains views, they are
      laid out by their constraints. The rule does not report elements with a custom class, or values of
      a key that are not views, such as formatters.
      """,
    examples: [
      .bad("<view>⟦<lable text=\"Name\"/>⟧</view>"),
      .bad("<view>⟦<holographicView id=\"a\">⟧</holographicView></view>", in: .xib),
      .good("<view><label text=\"Name\"/></view>"),
      .good("<textField id=\"a\"><measureFormatter key=\"formatter\" id=\"b\"/></textField>", in: .macXib),
    ])
}
