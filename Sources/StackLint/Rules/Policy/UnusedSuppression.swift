extension Rule {
  static let unusedSuppression = Rule(
    "unused-suppression", .policy, .notice,
    summary: "A suppression hides no finding",
    rationale: """
      The suppressed problem was fixed, or the object was removed. The leftover suppression would hide the next
      finding. Marks that name an unknown rule are reported too. The rule does not check rules that are off, and
      documents that cannot be read. It does not check a configuration if only some of its documents are linted, as
      with single files or `--changed-since`.
      """,
    examples: [
      .bad("<view id=\"form\"/>", suppressing: suppression),
      .good("<view id=\"form\" hidden=\"maybe\"/>", suppressing: suppression),
      .bad(
        """
        <view id="form">
          <attributedString key="userComments">
            <fragment content="⟦ibstack:ignore malformed-value old files have it⟧"/>
          </attributedString>
        </view>
        """, in: .xib),
      .good(
        """
        <view id="form" hidden="maybe">
          <attributedString key="userComments">
            <fragment content="ibstack:ignore malformed-value old files have it"/>
          </attributedString>
        </view>
        """, in: .xib),
    ], check: nil)

  private static let suppression = Suppression(
    objectID: "form", rules: ["malformed-value"], reason: "old files have it")
}
