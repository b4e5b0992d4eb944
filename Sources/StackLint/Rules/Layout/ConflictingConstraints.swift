extension Rule {
  static let conflictingConstraints = Rule(
    .conflictingConstraints, .layout, isFixUnsafe: true,
    summary: "Required constraints contradict each other",
    rationale: """
      UIKit breaks one of them and prints "Unable to simultaneously satisfy constraints". The message shows the numbers
      that disagree, the constraint that would be broken and a change that resolves the conflict. The notes list the
      other constraints. Each of them is part of the conflict: without any one of them, the others can be satisfied.
      Change a number, or lower a priority to 999.

      If code may change one of the numbers, or if AppKit, a table or the user decides it, the finding is a warning, and its
      first note says why.
      """,
    examples: [
      .bad(
        """
        <view width="320" id="root">
          <view id="a"/>
          <constraint firstItem="a" firstAttribute="width" constant="120"/>
          ⟦<constraint firstItem="a" firstAttribute="width" constant="200"/>⟧
        </view>
        """),
      .bad(
        """
        <stackView id="row" spacing="8" width="200">
          <view width="100"/>
          <view ⟦width="100"⟧/>
        </stackView>
        """),
      .good(
        """
        <view width="320" id="root">
          <view id="a"/>
          <constraint firstItem="a" firstAttribute="width" constant="120"/>
          <constraint firstItem="a" firstAttribute="width" constant="200" priority="750"/>
        </view>
        """),
    ])
}
