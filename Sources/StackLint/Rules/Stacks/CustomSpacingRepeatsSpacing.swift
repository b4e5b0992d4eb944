import NibDecoder
import StackModel

extension Rule {
  static let customSpacingRepeatsSpacing = Rule(
    "custom-spacing-repeats-spacing", .stacks, .notice,
    summary: "A custom spacing is the spacing that the stack view has anyway",
    rationale: """
      A custom spacing says that one distance differs from the others. One that does not differ changes nothing today, and
      tomorrow, when somebody sets another spacing, that one distance stays behind. Remove it.
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
    let attribute = view.range.flatMap { document.document.nib.attributeRange("customSpacing", ofTagAt: $0) }
    return Finding(
      "custom spacing \(stack.spacing.short) behind \(view.name) is the spacing of \(stack.name); remove it",
      at: document.place(of: "customSpacing", in: view),
      fixIts: attribute.map {
        // With the space in front of the attribute.
        [Diagnostic.FixIt("remove the custom spacing", range: $0.withByteInFront, replacement: "")]
      } ?? [])
  }
}

extension SourceRange {
  fileprivate var withByteInFront: SourceRange { SourceRange(lowerBound - 1, upperBound) }
}
