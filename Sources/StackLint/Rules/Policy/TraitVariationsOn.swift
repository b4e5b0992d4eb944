import NibDecoder

extension Rule {
  static let traitVariationsOn = Rule(
    "trait-variations-on", .policy, .warning, isOptIn: true,
    summary: "A document uses trait variations",
    rationale: """
      What applies to some size classes only is easy to overlook in a review and in Interface Builder. For teams that
      want one layout for all sizes; the opposite is `trait-variations-off`.
      """,
    examples: [
      .bad(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useTraitCollections="⟦YES⟧">
        </document>
        """),
      .good("<view id=\"a\"/>", in: .xib),
    ]
  ) { document, _ in
    guard let root = document.root, root["useTraitCollections"] == "YES" else { return [] }
    let message = "trait variations are on; turn off Use Trait Variations in the File inspector"
    return [Finding(message, at: root.valueRange("useTraitCollections"))]
  }
}
