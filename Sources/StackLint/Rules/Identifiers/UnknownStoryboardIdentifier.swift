extension Rule {
  static let unknownStoryboardIdentifier = Rule(
    "unknown-storyboard-identifier", .code, .warning,
    summary: "Code instantiates a scene that no storyboard has",
    rationale: """
      `instantiateViewController(withIdentifier:)` crashes the app if the storyboard has no scene with the storyboard ID.
      The rule reads string literals, and constants with one value, in the project's Swift and Objective-C files, and
      compares them with the scenes of all storyboards. It is enforced when a folder is linted. Correct the identifier in
      the code or in the storyboard.

      The finding is an error if the revision of `--changed-since` has the scene, or does not have the code yet.
      Otherwise it is a warning, since what code has asked for in vain for long is in code that nothing runs.
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
    }, check: nil)

  private static let scene = """
    <viewController storyboardIdentifier="Home" id="home" sceneMemberID="viewController"/>
    """
}
