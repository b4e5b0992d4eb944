import NibDecoder

extension Rule {
  static let duplicateStoryboardIdentifier = Rule(
    "duplicate-storyboard-identifier", .scenes, .error,
    summary: "Two scenes of a storyboard have the same identifier",
    rationale: """
      Xcode does not compile such a storyboard, because `instantiateViewController(withIdentifier:)` could create
      either. This happens when a scene is copied, or when a merge keeps both. Give each of them an identifier of its
      own.
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
      "\(identifier) identifies two scenes; rename one, also in the code that opens it",
      at: scene.valueRange("storyboardIdentifier"),
      notes: [Diagnostic.Note("first used here", range: first.valueRange("storyboardIdentifier"))])
  }
}
