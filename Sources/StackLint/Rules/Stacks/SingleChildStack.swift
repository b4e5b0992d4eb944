import StackModel

extension Rule {
  static let singleChildStack = Rule(
    "single-child-stack", .stacks, .notice,
    summary: "A stack view arranges a single view and could be replaced by it",
    rationale: """
      A stack view with one view that fills it has that view's frame. Replace it by the view. The rule does not report
      stack views with margins, another alignment, a background, an outlet, a tag, a custom class or a gesture
      recognizer. Nor does it report those around a view that code may hide, because they collapse with it.
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
