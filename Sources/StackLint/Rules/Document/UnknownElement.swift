extension Rule {
  static let unknownElement = Rule(
    .unknownElement, .document,
    summary: "An element has an unknown name",
    rationale: """
      In a stack definition, this is an error. In a document of Interface Builder, it is a warning, and only a name that is
      nearly a known one is reported: newer versions of Xcode write elements that ibstack does not know. If an unknown
      element contains views, they are laid out by their constraints.
      """,
    examples: [
      .bad("<view>⟦<lable text=\"Name\"/>⟧</view>"),
      .bad("<view>⟦<stakView id=\"a\">⟧</stakView></view>", in: .xib),
      .good("<view><holographicView id=\"a\"></holographicView></view>", in: .xib),
      .good("<view><label text=\"Name\"/></view>"),
      .good("<textField id=\"a\"><measureFormatter key=\"formatter\" id=\"b\"/></textField>", in: .macXib),
    ])
}
