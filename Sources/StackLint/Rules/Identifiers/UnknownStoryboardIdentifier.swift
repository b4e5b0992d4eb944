extension Rule {
  static let unknownStoryboardIdentifier = Rule(
    "unknown-storyboard-identifier", .code, .warning,
    summary: "Code instantiates a scene that no storyboard has",
    rationale: """
      `instantiateViewController(withIdentifier:)` crashes the app if the storyboard has no scene with the storyboard
      ID. The rule compares [literals and constants](Linting.md#findings-in-sources) with the scenes of all
      storyboards. It also reports a scene that nothing leads to and whose storyboard ID no code can have, where code
      looks for its class by name. Correct the identifier in the code or in the storyboard.

      The finding is an error if the revision of `--changed-since` has the scene, or does not have the code yet.
      Otherwise it is a warning.
      """,
    needs: [.sources, .documents, .identifiers],
    examples: [
      .bad(
        """
        let home = storyboard.instantiateViewController(withIdentifier: ⟦"Hmoe"⟧)
        """, in: .file("Router.swift"), beside: ["Main.storyboard": scene]),
      .good(
        """
        let home = storyboard.instantiateViewController(withIdentifier: "Home")
        """, in: .file("Router.swift"), beside: ["Main.storyboard": scene]),
    ],
    projectCheck: { project in
      let known = project.documents.identifiers(.scene)
      let isCertain = !project.documents.isIncomplete
      return UnknownRequests(project: project, kind: .scene, known: known, isCertain: isCertain).findings {
        "no scene has the storyboard ID \($0)"
      }
    }, check: lostScenes)

  /// Scenes that nothing leads to, with identifiers that no code has, of classes that code looks up by their names.
  private static func lostScenes(_ document: LintedDocument, _ options: RuleOptions) -> [Finding] {
    guard let parts = ClassNamedParts(document) else { return [] }
    return document.elements(with: "storyboardIdentifier").compactMap { controller in
      guard let own = controller.written("storyboardIdentifier"), let name = controller.written("customClass"),
        let id = controller.id, parts.isLost(own, ofClass: name, .scene),
        let node = document.scenes.node(ofControllerWithID: id),
        !node.isInitial && !node.isDestination || parts.isFound(byIdentifier: name)
      else { return nil }
      return Finding(
        "no code has the storyboard ID \(own); code looks for \(name) by the name of its class",
        at: controller.valueRange("storyboardIdentifier"))
    }
  }

  private static let scene = """
    <viewController storyboardIdentifier="Home" id="home" sceneMemberID="viewController"/>
    """
}
