import StackModel

extension Rule {
  static let emptyStack = Rule(
    "empty-stack", .stacks, .notice, isOptIn: true,
    summary: "A stack view arranges nothing, and nothing will fill it",
    rationale: """
      Without arranged views a stack view shows nothing and has no size. This one has no outlet, no class of its own and no
      tag, so that code cannot fill it either. Remove it, or connect it where it is to be filled. One with constraints for
      its size may be meant as a gap; a plain view or a spacing says so better.
      """,
    examples: [
      .bad(
        """
        <stackView axis="vertical" id="screen">
          <label text="Name"/>
          ⟦<stackView id="row"/>⟧
        </stackView>
        """),
      .good(
        """
        <stackView axis="vertical" id="screen">
          <label text="Name"/>
          <stackView id="row" tag="7"/>
        </stackView>
        """),
    ]
  ) { document, _ in
    document.stacks.compactMap { stack in
      guard stack.subviews.isEmpty, document.isPlain(stack) else { return nil }
      return Finding("\(stack.name) arranges nothing, and no outlet lets code fill it; remove it", at: stack.range)
    }
  }
}
