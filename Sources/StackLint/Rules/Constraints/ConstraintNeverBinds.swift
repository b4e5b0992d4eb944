import NibDecoder
import StackModel

extension Rule {
  static let constraintNeverBinds = Rule(
    "constraint-never-binds", .constraints, .notice,
    summary: "A constraint that another one makes superfluous, or hopeless",
    rationale: """
      Beside `width == 80` a `width >= 40` always holds, and `width == 60` with a lower priority never does: what the
      required one says is all there is. No length is negative, so `height >= 0` says nothing. The constraint looks as if it
      did something; remove it, or lower the priority of the other one. Constraints that an outlet names, or a size class
      changes, are left alone.
      """,
    examples: [
      .bad(
        """
        <view>
          <view id="a"/>
          ⟦<constraint firstItem="a" firstAttribute="width" relation="greaterThanOrEqual" constant="40"/>⟧
          <constraint firstItem="a" firstAttribute="width" constant="80"/>
        </view>
        """),
      .bad(
        """
        <view>
          <view id="a"/>
          <constraint firstItem="a" firstAttribute="width" constant="80"/>
          ⟦<constraint firstItem="a" firstAttribute="width" constant="60" priority="750"/>⟧
        </view>
        """),
      .bad(
        """
        <view>
          <view id="a"/>
          <view id="b"/>
          <constraint firstItem="b" firstAttribute="top" relation="greaterThanOrEqual" secondItem="a" \
        secondAttribute="bottom" constant="8"/>
          ⟦<constraint firstItem="a" firstAttribute="bottom" relation="lessThanOrEqual" secondItem="b" \
        secondAttribute="top"/>⟧
        </view>
        """),
      .bad(
        """
        <view>
          <view id="a"/>
          <constraint firstItem="a" firstAttribute="top" secondAttribute="top"/>
          ⟦<constraint firstItem="a" firstAttribute="height" relation="greaterThanOrEqual" constant="0"/>⟧
        </view>
        """),
      .good(
        """
        <view>
          <view id="a"/>
          <view id="b"/>
          <constraint firstItem="b" firstAttribute="top" relation="greaterThanOrEqual" secondItem="a" \
        secondAttribute="bottom" constant="0"/>
          <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="bottom" priority="250"/>
        </view>
        """),
      .good(
        """
        <view>
          <view id="a"/>
          <constraint firstItem="a" firstAttribute="width" relation="greaterThanOrEqual" constant="80"/>
          <constraint firstItem="a" firstAttribute="width" constant="60" priority="750"/>
        </view>
        """),
    ]
  ) { document, _ in
    IdleConstraints(document: document).findings()
  }
}

private struct IdleConstraints {
  let document: LintedDocument

  func findings() -> [Finding] {
    let compared = document.steadyConstraintGroups.groups.flatMap { group in
      group.compactMap { one in group.lazy.compactMap { finding(one, beside: $0) }.first }
    }
    return compared + document.steadyConstraints.compactMap(lengthThatIsNotNegative)
  }

  private func finding(_ one: NormalizedConstraint, beside other: NormalizedConstraint) -> Finding? {
    guard one.constraint !== other.constraint, other.constraint.priority == 1000, one.compares(theSameAs: other),
      !one.saysNotNegative
    else { return nil }
    if other.implies(one), !one.saysTheSame(as: other) { return finding(one, "never binds", other) }
    let isHopeless = other.isEquality && one.excludes(other) && one.constraint.priority < 1000
    return isHopeless ? finding(one, "never holds", other) : nil
  }

  private func finding(_ one: NormalizedConstraint, _ verb: String, _ other: NormalizedConstraint) -> Finding {
    return Finding(
      "\(one.constraint.shortConsoleText) \(verb) beside \(other.constraint.shortConsoleText), which is required; remove it",
      at: one.constraint.range,
      notes: [Diagnostic.Note("\(other.constraint.consoleText) is required", range: other.constraint.range)],
      fixIts: document.removal(of: one.constraint))
  }

  /// Whether no other constraint names the item: without any the view would keep its frame.
  private func isAlone(_ constraint: LayoutConstraint) -> Bool {
    constraint.firstItem.map { document.constraintsByItem[$0].count == 1 } ?? true
  }

  private func lengthThatIsNotNegative(_ constraint: LayoutConstraint) -> Finding? {
    guard constraint.relation != .equal, let normalized = NormalizedConstraint(constraint), normalized.saysNotNegative,
      !isAlone(constraint)
    else { return nil }
    return Finding(
      "\(constraint.shortConsoleText) never binds, as no length is negative; remove it", at: constraint.range,
      fixIts: document.removal(of: constraint))
  }
}

extension NormalizedConstraint {
  /// Whether it only says that a length is not negative.
  fileprivate var saysNotNegative: Bool { isLength && range.lowerBound <= 0 && range.upperBound == .infinity }
}
