import NibDecoder

extension Rule {
  static let traitVariationsOff = Rule(
    "trait-variations-off", .policy, .warning, isOptIn: true,
    summary: "A document does not use trait variations",
    rationale: """
      Without Use Trait Variations, a document cannot have constraints, fonts or colors of its own for compact and
      regular sizes. For teams that want the same setting everywhere; the opposite is `trait-variations-on`.
      """,
    examples: [
      .bad(
        """
        ⟦<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">⟧
        </document>
        """),
      .good(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useTraitCollections="YES">
        </document>
        """),
      .good("<view/>", in: .macXib),
    ]
  ) { document, _ in
    guard let root = document.root, document.document.nib.kind.platform == .iOS,
      root["useTraitCollections"] != "YES"
    else { return [] }
    let message = "trait variations are off; turn on Use Trait Variations in the File inspector"
    return [Finding(message, at: root.valueRange("useTraitCollections") ?? root.range)]
  }
}
