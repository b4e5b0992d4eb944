extension Rule {
  static let unsupportedDocument = Rule(
    .unsupportedDocument, .document,
    summary: "XML that is no document with a layout",
    rationale: """
      Watch interfaces have no Auto Layout, and documents older than Xcode 5 (`<archive>`) are in another format: open and
      save those with a newer Xcode. Documents are refused, too, that are larger than 64 MiB, nested deeper than 256 levels,
      have more than 256 attributes on an element or 256 namespaces in scope, or have a DOCTYPE: Interface Builder never
      writes one.
      """,
    examples: [
      .bad("⟦<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"8.00\">⟧</archive>"),
      .bad("⟦<stackvew>⟧</stackvew>"),
      .good("<stackView/>"),
    ])
}
