import NibDecoder

extension Rule {
  static let bottomBarKept = Rule(
    "bottom-bar-kept", .policy, .warning, isOptIn: true,
    summary: "A view controller keeps the tab bar when it is pushed",
    rationale: """
      For apps whose pushed screens cover the tab bar, because Hide Bottom Bar on Push is easy to forget. The rule does
      not report controllers without a custom class, the initial one, and destinations of segues other than show and
      push.
      """,
    options: [RuleOption("except", .words([]), "custom classes that may keep the tab bar")],
    examples: [
      .bad(
        """
        <scene sceneID="a"><objects>
          <viewController customClass="⟦Details⟧" id="b" sceneMemberID="viewController"/>
        </objects></scene>
        """, in: .storyboard),
      .good(
        """
        <scene sceneID="a"><objects>
          <viewController customClass="Details" hidesBottomBarWhenPushed="YES" id="b" sceneMemberID="viewController"/>
        </objects></scene>
        """, in: .storyboard),
    ]
  ) { document, options in
    guard document.document.nib.kind.platform != .macOS else { return [] }
    let unpushed = notPushed(document)
    let exceptions = options.words("except")
    return document.sceneControllers.compactMap { controller in
      guard let name = controller.customClass, controller["hidesBottomBarWhenPushed"] != "YES",
        !containers.contains(controller.name), !exceptions.contains(name),
        !(controller.id.map(unpushed.contains) ?? false)
      else { return nil }
      let message = "\(name) keeps the tab bar when pushed; turn on Hide Bottom Bar on Push"
      return Finding(message, at: controller.valueRange("customClass"))
    }
  }

  private static let containers: Set<String> = [
    "navigationController", "tabBarController", "splitViewController", "viewControllerPlaceholder",
  ]

  /// The initial controller, and those that segues of other kinds than show and push lead to.
  private static func notPushed(_ document: LintedDocument) -> Set<String> {
    let segues = document.elements["segue"].filter { !["show", "push", "custom"].contains($0["kind"] ?? "") }
    return Set(segues.compactMap { $0["destination"] } + [document.root?["initialViewController"]].compactMap { $0 })
  }
}
