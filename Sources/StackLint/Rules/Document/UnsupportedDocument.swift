extension Rule {
  static let unsupportedDocument = Rule(
    .unsupportedDocument, .document,
    summary: "The document is not one that ibstack can lay out",
    rationale: """
      Watch interfaces and nibs of Carbon do not use Auto Layout, and documents from before Xcode 5 (`<archive>`) have
      another format: open and save these with a newer Xcode. `lint` reports all of them as notices, because nothing
      is wrong with them; other commands, which cannot lay them out, report errors. ibstack also refuses documents
      beyond its [limits](Linting.md#limits), such as 64 MiB.
      """,
    examples: [
      .bad("⟦<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"8.00\">⟧</archive>"),
      .bad("⟦<stackvew>⟧</stackvew>"),
      .good("<stackView/>"),
    ])
}
