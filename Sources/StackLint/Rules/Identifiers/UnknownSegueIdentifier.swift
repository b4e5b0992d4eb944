extension Rule {
  static let unknownSegueIdentifier = Rule(
    "unknown-segue-identifier", .code, .warning,
    summary: "Code performs or expects a segue that no storyboard has",
    rationale: """
      `performSegue(withIdentifier:)` crashes the app if the controller has no segue with the identifier, and a
      comparison in `prepare(for:sender:)` never holds. The rule compares [literals and
      constants](Linting.md#findings-in-sources) with the segues of all storyboards. Correct the identifier in the
      code or in the storyboard.

      The finding is an error if the code performs the segue, and the revision of `--changed-since` has the segue, or
      does not have the code yet. Otherwise it is a warning.
      """,
    needs: [.sources, .documents, .identifiers],
    examples: [
      .bad(
        """
        class LoginController: UIViewController {
          func finish() { performSegue(withIdentifier: ⟦"showHmoe"⟧, sender: nil) }
        }
        """, in: .file("LoginController.swift"), beside: ["Main.storyboard": segue]),
      .good(
        """
        class LoginController: UIViewController {
          func finish() { performSegue(withIdentifier: "showHome", sender: nil) }
        }
        """, in: .file("LoginController.swift"), beside: ["Main.storyboard": segue]),
    ],
    projectCheck: { project in
      let known = project.documents.identifiers(.segue).union(project.identifiers.registeredNames(.segue))
      let isComplete = !project.identifiers.hasUnknownRegistrations(.segue)
      let isCertain = !project.documents.isIncomplete && isComplete
      return UnknownRequests(
        project: project, kind: .segue, known: known, isCertain: isCertain, isComplete: isComplete
      ).findings { "no segue has the identifier \($0)" }
    }, check: nil)

  private static let segue = """
    <segue destination="home" kind="show" identifier="showHome" id="seg"/>
    """
}
