import StackModel

extension Rule {
  static let negativeMultiplier = Rule(
    "negative-multiplier", .constraints, .warning,
    summary: "A length or position grows as another one shrinks",
    rationale: """
      A negative multiplier is nearly always a minus sign that belongs to the constant. UIKit accepts it: a length then
      shrinks as the other one grows, which soon contradicts that lengths are not negative; a position moves in the
      opposite direction.
      """,
    examples: [
      .bad(
        """
        <view>
          <view id="a"/>
          <constraint firstItem="a" firstAttribute="width" secondAttribute="width" multiplier="⟦-1⟧" constant="400"/>
        </view>
        """),
      .bad(
        """
        <view>
          <view id="a"/>
          <constraint firstItem="a" firstAttribute="centerY" secondAttribute="bottom" multiplier="⟦-1:2⟧"/>
        </view>
        """),
      .good(
        """
        <view>
          <view id="a"/>
          <constraint firstItem="a" firstAttribute="width" secondAttribute="width" multiplier="0.5" constant="-16"/>
        </view>
        """),
    ]
  ) { document, _ in
    document.constraints.all.compactMap { constraint in
      guard constraint.multiplier < 0, constraint.incomparability == nil, let sides = Sides(constraint) else {
        return nil
      }
      return Finding(
        sides.message, at: document.constraints.valueRange(of: "multiplier", in: constraint) ?? constraint.range)
    }
  }
}

private struct Sides {
  let message: String

  init?(_ constraint: LayoutConstraint) {
    guard let first = constraint.firstItem, let firstAttribute = constraint.firstAttribute,
      let second = constraint.secondItem, let secondAttribute = constraint.secondAttribute
    else { return nil }
    let verbs = firstAttribute.isDimension ? ("shrinks", "grows") : ("moves back", "moves on")
    message =
      "multiplier \(constraint.multiplier.short) means that \(first.name).\(firstAttribute.rawValue) \(verbs.0) as "
      + "\(second.name).\(secondAttribute.rawValue) \(verbs.1); expected a positive number"
  }
}
