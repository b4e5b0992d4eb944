import NibDecoder
import StackModel

extension Rule {
  static let stackInsideIdenticalStack = Rule(
    "stack-inside-identical-stack", .stacks, .notice,
    summary: "A stack view and the one that contains it have the same axis, spacing and alignment",
    rationale: """
      The views would have the same frames if the outer stack view arranged them itself. Move the views to the outer
      stack view and remove the inner one. The rule does not report stack views that code can hide as a group, and
      those that constraints, a background or margins distinguish.
      """,
    examples: [
      .bad(
        """
        <stackView axis="vertical" spacing="8" id="screen">
          <label text="Name"/>
          ⟦<stackView axis="vertical" spacing="8" id="group">⟧
            <label text="Ada"/>
            <label text="Lovelace"/>
          </stackView>
        </stackView>
        """),
      .good(
        """
        <stackView axis="vertical" spacing="8" id="screen">
          <label text="Name"/>
          <stackView axis="vertical" spacing="2" id="group">
            <label text="Ada"/>
            <label text="Lovelace"/>
          </stackView>
        </stackView>
        """),
    ]
  ) { document, _ in
    document.stacks.compactMap { inner in
      guard let outer = inner.superview as? StackView, inner.isInstalled, inner.arrangedSubviews.count > 1,
        inner.arranges(like: outer), document.isPlain(inner), document.constraints.byItem[inner].isEmpty,
        outer.arrangedSubviews.count > 1
      else { return nil }
      return Finding(
        "\(inner.name) arranges its \(inner.arrangedSubviews.count) views like the stack around it; move them there and remove it",
        at: inner.range, notes: [Diagnostic.Note("\(outer.name) is here", range: outer.range)])
    }
  }
}

extension StackView {
  /// Whether views would stand in the same places if the outer stack view arranged them.
  fileprivate func arranges(like outer: StackView) -> Bool {
    axis == outer.axis && spacing == outer.spacing && alignment == outer.alignment && distribution == .fill
      && outer.distribution == .fill && isBaselineRelativeArrangement == outer.isBaselineRelativeArrangement
      && customSpacing == nil && alignment != .firstBaseline && alignment != .lastBaseline
  }
}
