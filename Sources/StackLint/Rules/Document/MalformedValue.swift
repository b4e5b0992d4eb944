extension Rule {
  static let malformedValue = Rule(
    .malformedValue, .document,
    summary: "A number, flag or multiplier is malformed",
    rationale: """
      The value counts as missing, and layout uses the default. Numbers have a decimal point and no unit, which the fix
      removes. Flags are `YES` and `NO`. Multipliers are numbers, ratios such as `16:9` or fractions such as `1/3`. No
      length is greater than a million points.
      """,
    examples: [
      .bad("<stackView spacing=\"⟦12pt⟧\"/>"),
      .bad("<label text=\"Name\" hidden=\"⟦perhaps⟧\"/>"),
      .bad(
        """
        <view id="a">
          <constraint firstAttribute="width" secondAttribute="height" multiplier="⟦16x9⟧"/>
        </view>
        """),
      .good("<stackView spacing=\"12.5\" hidden=\"NO\"/>"),
    ])
}
