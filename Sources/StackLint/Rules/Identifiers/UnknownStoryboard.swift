extension Rule {
  static let unknownStoryboard = Rule(
    "unknown-storyboard", .code, .warning,
    summary: "Code loads a storyboard that is not in the project",
    rationale: """
      `UIStoryboard(name:bundle:)` and `NSStoryboard(name:bundle:)` crash the app if the bundle has no storyboard with
      the name. The rule reads [literals and constants](Linting.md#findings-in-sources). A storyboard that no target
      builds is not in the bundle, and an error where used code loads it. It does not report storyboards of other
      bundles. Correct the name, or add the storyboard.

      The finding is an error if the revision of `--changed-since` has the storyboard, or does not have the code yet.
      Otherwise it is a warning.
      """,
    needs: [.sources, .documents, .identifiers],
    examples: [
      .bad(
        """
        let settings = UIStoryboard(name: ⟦"Setings"⟧, bundle: nil)
        """, in: .file("Router.swift"), beside: ["Settings.storyboard": ""]),
      .good(
        """
        let settings = UIStoryboard(name: "Settings", bundle: nil)
        let help = UIStoryboard(name: "Help", bundle: .module)
        """, in: .file("Router.swift"), beside: ["Settings.storyboard": ""]),
    ],
    projectCheck: { project in
      let known = Set(project.documents.names(.storyboard))
      let isCertain = !project.documents.isIncomplete
      return UnknownRequests(project: project, kind: .storyboard, known: known, isCertain: isCertain)
        .findings { "\($0).storyboard is not in the project" }
        + UnbuiltDocuments(project: project, kind: .storyboard).findings()
    }, check: nil)
}
