import NibDecoder
import StackModel

extension Rule {
  static let baselineAlignmentInVerticalStack = Rule(
    "baseline-alignment-in-vertical-stack", .stacks, .warning,
    summary: "A vertical stack view uses baseline alignment, which aligns nothing",
    rationale: """
      Baselines run along a row of text. The views of a vertical stack view have none in common: UIKit adds no
      alignment constraints, and nothing determines where narrow views are. Choose leading, center, trailing or fill.
      """,
    examples: [
      .bad(
        """
        <stackView axis="vertical" alignment="⟦firstBaseline⟧">
          <label text="Name"/>
          <label text="Ada Lovelace"/>
        </stackView>
        """),
      .good(
        """
        <stackView alignment="firstBaseline">
          <label text="Name"/>
          <label text="Ada Lovelace"/>
        </stackView>
        """),
    ]
  ) { document, _ in
    document.stacks.compactMap { stack in
      guard stack.axis == .vertical, stack.alignment.isBaseline else { return nil }
      return Finding(
        Diagnostic.message(
          "\(stack.alignment.rawValue) aligns nothing in \(stack.name), which is vertical; choose leading or fill",
          "\(stack.alignment.rawValue) aligns nothing in a vertical stack view; choose leading or fill"),
        at: document.place(of: "alignment", in: stack))
    }
  }
}
