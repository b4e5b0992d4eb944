import StackModel

extension Rule {
  static let zeroMultiplier = Rule(
    "zero-multiplier", .constraints, .warning,
    summary: "A length is compared with zero times another one",
    rationale: """
      Zero times the other length is zero, so the second item has no effect. For a fixed length, remove the second item;
      anything else is a mistake. Among positions, which need another position, it is an `invalid-constraint`.
      """,
    examples: [
      .bad(
        """
        <view>
          <view id="a"/>
          <constraint firstItem="a" firstAttribute="width" secondAttribute="width" multiplier="⟦0⟧" constant="40"/>
        </view>
        """),
      .bad(
        """
        <view>
          <view id="a"/>
          <constraint firstItem="a" firstAttribute="width" secondAttribute="height" multiplier="⟦0:9⟧"/>
        </view>
        """),
      .good(
        """
        <view>
          <view id="a"/>
          <constraint firstItem="a" firstAttribute="width" constant="40"/>
          <constraint firstItem="a" firstAttribute="height" secondAttribute="height" multiplier="0.001"/>
        </view>
        """),
    ]
  ) { document, _ in
    document.constraints.all.compactMap { constraint in
      guard !constraint.usesSecondItem, let first = constraint.firstAttribute, first.isDimension,
        constraint.incomparability == nil, let second = constraint.secondItem
      else { return nil }
      let number = constraint.multiplier == 0 ? "0" : "\(constraint.multiplier)"
      let message =
        "multiplier \(number) cancels \(second.name); expected another number, or only a constant without a second item"
      return Finding(message, at: document.constraints.valueRange(of: "multiplier", in: constraint) ?? constraint.range)
    }
  }
}
