extension Rule {
  static let ambiguousLayout = Rule(
    .ambiguousLayout, .layout,
    summary: "A position or size does not follow from the constraints",
    rationale: """
      At run time such a view may stand anywhere, and somewhere else on the next device. The message names what is not
      decided, in Interface Builder's words; add a constraint that does, or take the view into a stack view. What
      Interface Builder does not check (`verifyAmbiguity`) is not reported.
      """,
    examples: [
      .bad(
        """
        <view>
          ⟦<view width="20" height="20" id="badge">⟧
          </view>
          <constraint firstItem="badge" firstAttribute="top" secondAttribute="top" constant="8"/>
        </view>
        """),
      .good(
        """
        <view>
          <view width="20" height="20" id="badge"/>
          <constraint firstItem="badge" firstAttribute="top" secondAttribute="top" constant="8"/>
          <constraint firstItem="badge" firstAttribute="leading" secondAttribute="leading" constant="8"/>
        </view>
        """),
    ])
}
