extension Rule {
  static let lossyDocument = Rule(
    "lossy-document", .document, .warning, grouping: .message,
    summary: "A document lacks what Interface Builder lists, or has what it drops",
    rationale: """
      Xcode opens and compiles the document, and shows something else than was meant: an image or a color that is not in
      `<resources>`, a capability that no Xcode has, a module without a class. Interface Builder adds or drops it with the
      next save, which changes the document for everybody else.
      """,
    examples: [
      .bad(
        """
        ⟦<imageView image="cover" contentMode="scaleToFill" id="picture">⟧</imageView>
        """, in: .xib),
      .good(
        """
        <imageView contentMode="scaleToFill" id="picture"/>
        """, in: .xib),
    ]
  ) { document, _ in document.structure(.lossy) }
}
