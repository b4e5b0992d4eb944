extension Rule {
  static let conflictingConstraints = Rule(
    .conflictingConstraints, .layout, isFixUnsafe: true,
    summary: "Required constraints that cannot all hold",
    rationale: """
      UIKit gives one of them up, and prints "Unable to simultaneously satisfy constraints". The message says which numbers
      disagree, which constraint would be broken and what to change; the notes name the others, of which none could be left
      out: without any one of them the rest can hold. Change a number, or lower a priority to 999.
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
