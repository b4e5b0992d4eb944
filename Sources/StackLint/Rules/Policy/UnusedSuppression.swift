extension Rule {
  static let unusedSuppression = Rule(
    "unused-suppression", .policy, .notice,
    summary: "A configuration suppresses findings that there are not",
    rationale: """
      What was suppressed is cured, or the object is gone; what is left hides the next finding. It is told at its place in
      the configuration, where all documents are linted that the configuration holds for: not of a run that was given
      single files, nor with `--changed-since`. Rules that are off, and documents that cannot be read, are not judged.
      """,
    examples: [
      .bad("<view id=\"form\"/>", suppressing: suppression),
      .good("<view id=\"form\" hidden=\"maybe\"/>", suppressing: suppression),
    ], check: nil)

  private static let suppression = Suppression(
    objectID: "form", rules: ["malformed-value"], reason: "old files have it")
}
