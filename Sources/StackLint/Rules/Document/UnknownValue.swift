extension Rule {
  static let unknownValue = Rule(
    .unknownValue, .document,
    summary: "An attribute has a value that is not one of its allowed names",
    rationale: """
      The attribute counts as missing, and layout uses the default. The message suggests the nearest name. In a document of
      Interface Builder, values that have no part in layout are reported only if they are nearly one of the names.
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
