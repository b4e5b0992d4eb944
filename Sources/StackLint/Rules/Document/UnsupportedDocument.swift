extension Rule {
  static let unsupportedDocument = Rule(
    "unsupported-document", .document, .error,
    summary: "XML that is no document with a layout",
    rationale: """
      Watch interfaces have no Auto Layout, and documents older than Xcode 5 (`<archive>`) are in another format: open and
      save those with a newer Xcode. A document of more than 64 MiB, one nested too deep, and one with a DOCTYPE, which
      Interface Builder never writes, are refused too.
      """,
    examples: [
      .bad("⟦<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"8.00\">⟧</archive>"),
      .bad("⟦<stackvew>⟧</stackvew>"),
      .good("<stackView/>"),
    ], check: nil)
}
