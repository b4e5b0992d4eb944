import NibDecoder

extension Rule {
  static let severalScenes = Rule(
    "several-scenes", .policy, .warning, isOptIn: true,
    summary: "A storyboard has more view controllers than a team wants in one file",
    rationale: """
      Two people who work on two scenes of one storyboard have to merge, and Interface Builder loads all scenes to show
      one. Move scenes into storyboards of their own (Editor > Refactor to Storyboard); references to them do not count,
      nor do navigation and window controllers, which cannot be without another.
      """,
    options: [RuleOption("maximum", .number(1), "how many view controllers a storyboard may have")],
    examples: [
      .bad(
        """
        <scene sceneID="a"><objects><viewController id="b" sceneMemberID="viewController"/></objects></scene>
        <scene sceneID="c"><objects>⟦<viewController id="d" sceneMemberID="viewController"/>⟧</objects></scene>
        """, in: .storyboard),
      .good(
        """
        <scene sceneID="a"><objects><viewController id="b" sceneMemberID="viewController"/></objects></scene>
        <scene sceneID="c"><objects>
          <viewControllerPlaceholder storyboardName="Other" id="d" sceneMemberID="viewController"/>
        </objects></scene>
        """, in: .storyboard),
    ]
  ) { document, options in
    let controllers = document.sceneControllers.filter { !dependents.contains($0.name) }
    let maximum = max(0, Int(options.number("maximum")))
    guard controllers.count > maximum else { return [] }
    let message = "\(controllers.count) view controllers in one storyboard, more than \(maximum); move some to others"
    return [Finding(message, at: controllers[maximum].range)]
  }

  private static let dependents: Set<String> = [
    "viewControllerPlaceholder", "navigationController", "windowController",
  ]
}
