extension Rule {
  static let priorityOutOfRange = Rule(
    .priorityOutOfRange, .constraints,
    summary: "A priority is not between 1 and 1000",
    rationale: """
      1000 is required, and 1 is the lowest priority. UIKit accepts no priority above 1000, and one of 0 or less has no
      effect. Layout uses the nearest valid priority. The rule applies to constraints, hugging and compression
      resistance.
      """,
    examples: [
      .bad(
        """
        <view id="a">
          <constraint firstAttribute="width" constant="40" priority="⟦1001⟧"/>
          <constraint firstAttribute="height" constant="40" priority="⟦0⟧"/>
        </view>
        """),
      .bad("<view id=\"a\" horizontalHuggingPriority=\"⟦-1⟧\"/>"),
      .good(
        """
        <view id="a" horizontalHuggingPriority="1">
          <constraint firstAttribute="width" constant="40" priority="1000"/>
          <constraint firstAttribute="height" constant="40" priority="999.5"/>
        </view>
        """),
    ])
}
