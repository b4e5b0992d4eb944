extension Rule {
  static let ambiguousLayout = Rule(
    .ambiguousLayout, .layout,
    summary: "A position or size does not follow from the constraints",
    rationale: """
      At run time, such a view may be anywhere, and somewhere else on another device. The message names what is missing,
      in Interface Builder's words. Add a constraint for it, or put the view in a stack view. The rule does not report
      what Interface Builder does not check (`verifyAmbiguity`).
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
