import NibDecoder
import StackModel

extension Rule {
  static let severalScenes = Rule(
    "several-scenes", .policy, .warning, isOptIn: true,
    summary: "A storyboard has more view controllers than the team allows in one file",
    rationale: """
      Two people who work on two scenes of one storyboard have to merge, and Interface Builder loads all scenes to show
      one. Move scenes to storyboards of their own (Editor > Refactor to Storyboard). References to them do not count,
      nor do navigation and window controllers, which need another one.
      """,
    options: [RuleOption("maximum", .number(1), "the maximum number of view controllers in a storyboard")],
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
    let maximum = Int(clamping: options.number("maximum"), to: 0...Int(Int32.max))
    guard controllers.count > maximum else { return [] }
    let message =
      "\(controllers.count) view controllers in one storyboard; the maximum is \(maximum); move some to other storyboards"
    return [Finding(message, at: controllers[maximum].range)]
  }

  private static let dependents: Set<String> = [
    "viewControllerPlaceholder", "navigationController", "windowController",
  ]
}
