import NibDecoder
import StackModel

extension Rule {
  static let hiddenStackWithRequiredSpacing = Rule(
    "hidden-stack-with-required-spacing", .stacks, .warning,
    summary: "A hidden stack view is to have no length, and its spacing forbids it",
    rationale: """
      A stack view gives a hidden arranged view the length 0 with a required constraint (`UISV-hiding`). A stack view along
      the same axis in it keeps its own spacings and margins, which are required too. They cannot both hold: UIKit breaks
      one at run time and fills the log, and what is inside may stand out. Laid out as at run time it is one of the
      `conflicting-constraints`; Interface Builder's canvas shows nothing of it. Hide the views in the stack view instead,
      or put it into a plain view that holds its end with priority 999, and hide that one.
      """,
    examples: [
      .bad(
        """
        <stackView axis="vertical" id="screen">
          <subviews>
            <label text="Name"/>
            <stackView hidden="⟦YES⟧" axis="vertical" spacing="8" id="details">
              <subviews>
                <label text="Ada"/>
                <label text="Lovelace"/>
              </subviews>
            </stackView>
          </subviews>
        </stackView>
        """, in: .xib),
      .good(
        """
        <stackView axis="vertical" id="screen">
          <subviews>
            <label text="Name"/>
            <stackView hidden="YES" spacing="8" id="row">
              <subviews>
                <label text="Ada"/>
                <label text="Lovelace"/>
              </subviews>
            </stackView>
          </subviews>
        </stackView>
        """, in: .xib),
    ]
  ) { document, _ in
    guard !document.isAboutRunTime else { return [] }
    return document.stacks.flatMap { outer in
      outer.arrangedSubviews.compactMap { ($0 as? StackView)?.hiddenFinding(in: outer, document) }
    }
  }
}

extension StackView {
  fileprivate func hiddenFinding(in outer: StackView, _ document: LintedDocument) -> Finding? {
    let visibleCount = arrangedSubviews.count { !$0.isHidden }
    guard isHidden, axis == outer.axis, spacing > 0, visibleCount > 1 else { return nil }
    let extent = axis == .horizontal ? "width" : "height"
    return Finding(
      "\(name) is hidden in \(outer.name), which makes its \(extent) 0, but spacing \(spacing.short) between its "
        + "\(visibleCount) views is required; hide the views in it instead",
      at: document.place(of: "hidden", in: self))
  }
}
