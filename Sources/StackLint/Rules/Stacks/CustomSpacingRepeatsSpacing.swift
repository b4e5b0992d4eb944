import NibDecoder
import StackModel

extension Rule {
  static let customSpacingRepeatsSpacing = Rule(
    "custom-spacing-repeats-spacing", .stacks, .notice,
    summary: "A custom spacing equals the spacing of the stack view",
    rationale: """
      A custom spacing that equals the spacing has no effect today. When somebody changes the spacing of the stack
      view, that one distance does not follow. Remove it.
      """,
    examples: [
      .bad(
        """
        <stackView spacing="8">
          <label text="Name" customSpacing="⟦8⟧"/>
          <label text="Ada"/>
        </stackView>
        """),
      .good(
        """
        <stackView spacing="8">
          <label text="Name" customSpacing="16"/>
          <label text="Ada"/>
        </stackView>
        """),
    ]
  ) { document, _ in
    document.stacks.flatMap { stack in
      stack.arrangedSubviews.compactMap { $0.customSpacing == stack.spacing ? .repeated($0, stack, document) : nil }
    }
  }
}

extension Finding {
  fileprivate static func repeated(_ view: View, _ stack: StackView, _ document: LintedDocument) -> Finding {
    let tree = document.document.nib.tree
    let attribute = document.element(of: view)?.attribute("customSpacing")
    return Finding(
      "custom spacing \(stack.spacing.short) after \(view.name) equals the spacing of \(stack.name); remove it",
      at: document.place(of: "customSpacing", in: view),
      fixIts: attribute.map {
        [Diagnostic.FixIt("remove the custom spacing", .removing($0, in: tree))]
      } ?? [])
  }
}
