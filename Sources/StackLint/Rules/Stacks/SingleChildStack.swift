import StackModel

extension Rule {
  static let singleChildStack = Rule(
    "single-child-stack", .stacks, .notice,
    summary: "A stack view arranges a single view, which could stand in its place",
    rationale: """
      With one view that fills it a stack view has the view's own frame: one more object to read, to connect and to lay out.
      Put the view in its place. Left alone are stack views that do something: with margins, another alignment, a
      background, an outlet, a tag, a class or a gesture, and those around a view that code may hide, which close up then.
      """,
    examples: [
      .bad(
        """
        <stackView axis="vertical" spacing="8">
          ⟦<stackView id="row">⟧
            <label text="Name"/>
          </stackView>
          <label text="Ada"/>
        </stackView>
        """),
      .good(
        """
        <stackView axis="vertical" spacing="8">
          <stackView alignment="center" id="row">
            <label text="Name"/>
          </stackView>
          <stackView id="other">
            <label text="Ada"/>
            <label text="Lovelace"/>
          </stackView>
        </stackView>
        """),
    ]
  ) { document, _ in
    document.stacks.compactMap { stack in
      guard stack.subviews.count == 1, let only = stack.arrangedSubviews.first, stack.alignment == .fill,
        document.isPlain(stack), !only.isHidden, !document.isKnownToCode(only), !document.isMasked(only)
      else { return nil }
      return Finding("\(stack.name) arranges a single view; put \(only.name) in its place", at: stack.range)
    }
  }
}
