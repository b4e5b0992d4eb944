import NibDecoder

extension Rule {
  static let unreachableScene = Rule(
    "unreachable-scene", .unused, .warning,
    summary: "No segue leads to a scene, and no code can open it",
    rationale: """
      The scene is not the initial one, has no storyboard identifier for `instantiateViewController(withIdentifier:)`,
      and no reachable scene has a segue to it. Remove it, add a segue to it, or give it an identifier. If several
      such scenes lead to each other, the first is reported. What other rules find in such a scene is a notice.
      """,
    examples: [
      .bad(
        """
        <scene sceneID="s1"><objects>
          ⟦<viewController title="Imprint" id="imprint" sceneMemberID="viewController">⟧
            <connections><segue destination="imprint" kind="show" id="again"/></connections>
          </viewController>
        </objects></scene>
        """, in: .storyboard),
      .good(
        """
        <scene sceneID="s1"><objects>
          <viewController storyboardIdentifier="Imprint" id="imprint" sceneMemberID="viewController">
            <connections><segue destination="detail" kind="show" id="go"/></connections>
          </viewController>
        </objects></scene>
        <scene sceneID="s2"><objects>
          <viewController id="detail" sceneMemberID="viewController"/>
        </objects></scene>
        """, in: .storyboard),
    ]
  ) { document, _ in
    document.scenes.unreachableHeads().map { Finding(.unreachable($0.controller), at: $0.controller.range) }
  }
}

extension String {
  fileprivate static func unreachable(_ controller: DocumentElement) -> String {
    let name = controller.objectName
    return Diagnostic.message(
      "\(name) cannot be reached by a segue or from code; connect, identify or remove it",
      "\(name) cannot be reached by a segue or from code; remove it",
      "this scene cannot be reached by a segue or from code; connect, identify or remove it")
  }
}
