import NibDecoder
import StackModel

extension Rule {
  static let hiddenStackWithRequiredSpacing = Rule(
    "hidden-stack-with-required-spacing", .stacks, .warning,
    summary: "A hidden stack view conflicts with its own spacing before iOS 11",
    rationale: """
      A stack view sets the length of a hidden arranged view to 0 with a required constraint (`UISV-hiding`). If that
      view is a stack view along the same axis, its own spacings and margins are required, too. Up to iOS 10, they
      cannot all be satisfied: UIKit breaks one at run time and prints to the console, and views inside may remain
      visible. The rule reports documents that are built for an older version. Hide the views in the stack view
      instead. Or put it in a plain view that is attached to its end at priority 999, and hide that view.
      """,
    needs: .sources,
    examples: [
      .bad(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
          <dependencies><deployment version="2304" identifier="iOS"/></dependencies>
          <objects>
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
          </objects>
        </document>
        """),
      .good(
        """
        <stackView axis="vertical" id="screen">
          <subviews>
            <label text="Name"/>
            <stackView hidden="YES" axis="vertical" spacing="8" id="details">
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
    let least = document.leastSystem ?? document.document.settings.iOSVersion
    guard !document.laidOut.isAboutRunTime, least < 11 else { return [] }
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
      "\(name) is hidden, so its \(extent) is 0, but its spacing needs \((Double(visibleCount - 1) * spacing).short); "
        + "hide its views instead",
      at: document.place(of: "hidden", in: self))
  }
}
