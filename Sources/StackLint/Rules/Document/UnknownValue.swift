extension Rule {
  static let unknownValue = Rule(
    .unknownValue, .document,
    summary: "An attribute has a value that is not one of its names",
    rationale: """
      The attribute counts as missing, and layout goes on with the default. The message says which name is nearest.
      """,
    examples: [
      .bad("<stackView alignment=\"⟦centre⟧\"/>"),
      .bad(
        """
        <view id="a">
          <constraint firstAttribute="⟦heigth⟧" constant="20"/>
        </view>
        """),
      .good("<stackView alignment=\"center\"/>"),
    ])
}
