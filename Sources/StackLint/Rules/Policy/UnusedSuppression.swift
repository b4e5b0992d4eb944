extension Rule {
  static let unusedSuppression = Rule(
    "unused-suppression", .policy, .notice,
    summary: "A configuration suppresses findings that do not exist",
    rationale: """
      The suppressed problem was fixed, or the object was removed. The leftover suppression would hide the next finding.
      The finding is positioned in the configuration. The rule reports nothing if only some of the configuration's
      documents are linted, as with single files or `--changed-since`. It does not check rules that are off, and
      documents that cannot be read.
      """,
    examples: [
      .bad("<view id=\"form\"/>", suppressing: suppression),
      .good("<view id=\"form\" hidden=\"maybe\"/>", suppressing: suppression),
    ], check: nil)

  private static let suppression = Suppression(
    objectID: "form", rules: ["malformed-value"], reason: "old files have it")
}
