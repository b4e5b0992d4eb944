extension Rule {
  static let missingInitialViewController = Rule(
    "missing-initial-view-controller", .scenes, .warning, isOptIn: true,
    summary: "A storyboard has no initial view controller",
    rationale: """
      `instantiateInitialViewController()` returns nil, and a reference to the storyboard without an identifier leads
      nowhere. As the app's main storyboard, it shows a black screen. Storyboards that are only opened by identifier
      need none.
      """,
    examples: [
      .bad(
        """
        ⟦<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">⟧
          <scenes><scene sceneID="s"><objects>
            <viewController storyboardIdentifier="Home" id="home" sceneMemberID="viewController"/>
          </objects></scene></scenes>
        </document>
        """),
      .good(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="home">
          <scenes><scene sceneID="s"><objects>
            <viewController id="home" sceneMemberID="viewController"/>
          </objects></scene></scenes>
        </document>
        """),
    ]
  ) { document, _ in
    guard let root = document.elements["document"].first, root.written("initialViewController") == nil,
      let first = document.scenes.nodes.first
    else { return [] }
    return [
      Finding(
        "no scene is the initial view controller; \(first.controller.objectName) comes first", at: root.range)
    ]
  }
}
