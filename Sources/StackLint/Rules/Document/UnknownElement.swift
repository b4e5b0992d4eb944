extension Rule {
  static let unknownElement = Rule(
    .unknownElement, .document,
    summary: "An element of no known name",
    rationale: """
      In a stack definition it is an error: the name is misspelled. In a document of Interface Builder it is a warning, as
      newer versions know elements that ibstack does not; where it holds views, they are laid out by their constraints.
      An element with a custom class is not reported.
      """,
    examples: [
      .bad("<view>⟦<lable text=\"Name\"/>⟧</view>"),
      .bad("<view>⟦<holographicView id=\"a\">⟧</holographicView></view>", in: .xib),
      .good("<view><label text=\"Name\"/></view>"),
    ])
}
