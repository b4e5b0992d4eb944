extension Rule {
  static let unsupportedDocument = Rule(
    .unsupportedDocument, .document,
    summary: "The document is not one that ibstack can lay out",
    rationale: """
      Watch interfaces and nibs of Carbon do not use Auto Layout, and documents from before Xcode 5 (`<archive>`) have
      another format: open and save these with a newer Xcode. `lint` reports all of them as notices, because nothing is wrong with them; other
      commands, which cannot lay them out, report errors. ibstack also refuses documents that are larger than 64 MiB, have more than 256
      nested levels, have more than 256 attributes on an element or 256 namespaces in scope, or contain a DOCTYPE, which
      Interface Builder never writes.

      Constraints can be too tangled to solve: hundreds of optional ones between random views. ibstack gives up after a
      number of steps, not of seconds, so that every machine reports the same. The frames of that root are then unreliable,
      and nothing else is reported of them.
      """,
    examples: [
      .bad("⟦<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"8.00\">⟧</archive>"),
      .bad("⟦<stackvew>⟧</stackvew>"),
      .good("<stackView/>"),
    ])
}
