extension Rule {
  static let unknownNib = Rule(
    "unknown-nib", .code, .warning,
    summary: "Code loads a nib that is not in the project",
    rationale: """
      `UINib(nibName:bundle:)`, `init(nibName:bundle:)` and `loadNibNamed(_:owner:)` crash the app if the bundle has no nib
      with the name. The rule reads string literals, names of classes, and constants with one value, in the project's
      Swift and Objective-C files. It does not report nibs of other bundles. It is enforced when a folder is linted.
      Correct the name, or add the nib.

      The finding is an error if the revision of `--changed-since` has the nib, or does not have the code yet.
      Otherwise it is a warning, since what code has asked for in vain for long is in code that nothing runs.
      """,
    needs: [.sources, .documents, .identifiers],
    examples: [
      .bad(
        """
        table.register(UINib(nibName: ⟦"BadgeCel"⟧, bundle: nil), forCellReuseIdentifier: "Badge")
        """, in: .file("Table.swift"), beside: ["BadgeCell.xib": ""]),
      .good(
        """
        table.register(UINib(nibName: "BadgeCell", bundle: nil), forCellReuseIdentifier: "Badge")
        """, in: .file("Table.swift"), beside: ["BadgeCell.xib": ""]),
    ],
    projectCheck: { project in
      let known = Set(project.documents.names(.xib))
      let isCertain = !project.documents.isIncomplete
      return UnknownRequests(project: project, kind: .nib, known: known, isCertain: isCertain).findings {
        "\($0).xib is not in the project"
      }
    }, check: nil)
}
