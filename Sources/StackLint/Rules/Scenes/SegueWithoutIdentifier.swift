extension Rule {
  static let segueWithoutIdentifier = Rule(
    "segue-without-identifier", .scenes, .warning, isOptIn: true,
    summary: "A segue has no identifier, so code cannot distinguish it",
    rationale: """
      `prepare(for:sender:)` and `shouldPerformSegue(withIdentifier:sender:)` distinguish segues by their identifiers,
      and `performSegue(withIdentifier:sender:)` needs one. The rule checks only scenes with a custom class, because no
      code prepares the segues of others. Teams that distinguish segues by their destinations do not need it.
      """,
    examples: [
      .bad(
        """
        <scene sceneID="s1"><objects>
          <viewController customClass="ListController" id="list" sceneMemberID="viewController">
            <connections>⟦<segue destination="detail" kind="show" id="go"/>⟧</connections>
          </viewController>
        </objects></scene>
        <scene sceneID="s2"><objects>
          <viewController title="Detail" id="detail" sceneMemberID="viewController"/>
        </objects></scene>
        """, in: .storyboard),
      .good(
        """
        <scene sceneID="s1"><objects>
          <viewController customClass="ListController" id="list" sceneMemberID="viewController">
            <connections><segue destination="detail" kind="show" identifier="showDetail" id="go"/></connections>
          </viewController>
        </objects></scene>
        <scene sceneID="s2"><objects>
          <navigationController customClass="Menu" id="detail" sceneMemberID="viewController">
            <connections>
              <segue destination="list" kind="relationship" relationship="rootViewController" id="root"/>
            </connections>
          </navigationController>
        </objects></scene>
        """, in: .storyboard),
    ]
  ) { document, _ in
    document.elements["segue"].compactMap { segue in
      guard let kind = segue["kind"], kind != "relationship", kind != "unwind", segue.written("identifier") == nil,
        let source = document.scenes.controller(around: segue), source.written("customClass") != nil
      else { return nil }
      let target = segue["destination"].flatMap(document.scenes.controller(withID:))?.objectName ?? "another scene"
      return Finding(
        "the \(kind) segue from \(source.objectName) to \(target) has no identifier",
        at: segue.range)
    }
  }
}
