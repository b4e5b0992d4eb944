import NibDecoder

extension Rule {
  static let duplicateStoryboardIdentifier = Rule(
    "duplicate-storyboard-identifier", .scenes, .error,
    summary: "Two scenes of a storyboard with the same identifier",
    rationale: """
      Xcode does not compile such a storyboard: which of the two `instantiateViewController(withIdentifier:)` should make
      is not decided. It happens when a scene is copied, or a merge keeps both. Give each an identifier of its own.
      """,
    examples: [
      .bad(
        """
        <scene sceneID="s1"><objects>
          <viewController storyboardIdentifier="Detail" id="a" sceneMemberID="viewController"/>
        </objects></scene>
        <scene sceneID="s2"><objects>
          <viewController storyboardIdentifier="⟦Detail⟧" id="b" sceneMemberID="viewController"/>
        </objects></scene>
        """, in: .storyboard),
      .good(
        """
        <scene sceneID="s1"><objects>
          <viewController storyboardIdentifier="Detail" id="a" sceneMemberID="viewController"/>
        </objects></scene>
        <scene sceneID="s2"><objects>
          <viewController storyboardIdentifier="detail" id="b" sceneMemberID="viewController"/>
        </objects></scene>
        """, in: .storyboard),
    ]
  ) { document, _ in
    var seen: [String: DocumentElement] = [:]
    return document.scenes.nodes.compactMap { node in
      guard let identifier = node.controller.written("storyboardIdentifier") else { return nil }
      guard let first = seen[identifier] else {
        seen[identifier] = node.controller
        return nil
      }
      return finding(identifier, at: node.controller, first: first)
    }
  }

  private static func finding(_ identifier: String, at scene: DocumentElement, first: DocumentElement) -> Finding {
    Finding(
      "\(identifier) identifies two scenes; rename one, and the code that opens it",
      at: scene.valueRange("storyboardIdentifier"),
      notes: [Diagnostic.Note("first used here", range: first.valueRange("storyboardIdentifier"))])
  }
}
