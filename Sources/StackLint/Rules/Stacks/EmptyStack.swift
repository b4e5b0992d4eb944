import StackModel

extension Rule {
  static let emptyStack = Rule(
    "empty-stack", .stacks, .notice, isOptIn: true,
    summary: "A stack view has no arranged views, and no code can add any",
    rationale: """
      Without arranged views, a stack view shows nothing and has no size. This one has no outlet, custom class or tag,
      so code cannot fill it either. Remove it, or connect an outlet. A stack view with constraints for its size may be
      intended as a gap; a plain view or a spacing is clearer.
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
      return Finding("\(stack.name) has no arranged views, and no outlet lets code add any; remove it", at: stack.range)
    }
  }
}
