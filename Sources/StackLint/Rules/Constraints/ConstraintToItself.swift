import NibDecoder
import StackModel

extension Rule {
  static let constraintToItself = Rule(
    "constraint-to-itself", .constraints, .warning,
    summary: "A constraint compares an attribute with itself",
    rationale: """
      `a.width == a.width` always holds and has no effect; `a.width == a.width + 8` never holds. One of the two items is
      not the intended one. With a multiplier, such a constraint is an obscure way to write a fixed length. If it is
      required and never holds, `conflicting-constraints` reports it.
      """,
    examples: [
      .bad(
        """
        <view>
          <view id="a"/>
          ⟦<constraint firstItem="a" firstAttribute="width" secondItem="a" secondAttribute="width"/>⟧
        </view>
        """),
      .bad(
        """
        <view>
          ⟦<constraint firstAttribute="bottom" secondAttribute="bottom" constant="8" priority="750"/>⟧
        </view>
        """),
      .bad(
        """
        <view>
          <view id="a"/>
          ⟦<constraint firstItem="a" firstAttribute="width" secondItem="a" secondAttribute="width" multiplier="0.5" \
        constant="20"/>⟧
        </view>
        """),
      .good(
        """
        <view>
          <view id="a"/>
          <constraint firstItem="a" firstAttribute="width" secondItem="a" secondAttribute="height"/>
          <constraint firstItem="a" firstAttribute="top" secondAttribute="top"/>
        </view>
        """),
    ]
  ) { document, _ in
    document.constraints.all.compactMap { constraint in
      guard let sameness = SelfComparison(constraint), !sameness.isConflict else { return nil }
      return Finding(
        sameness.message, at: constraint.range,
        fixIts: sameness.saysNothing ? document.constraints.removal(of: constraint) : [])
    }
  }
}

/// An attribute compared with itself.
private struct SelfComparison {
  private let constraint: LayoutConstraint
  private let name: String
  private let normalized: NormalizedConstraint

  init?(_ constraint: LayoutConstraint) {
    guard let normalized = NormalizedConstraint(constraint), normalized.anchors.first == normalized.anchors.second,
      let item = constraint.firstItem, let attribute = constraint.firstAttribute
    else { return nil }
    (self.constraint, self.normalized) = (constraint, normalized)
    name = "\(item.name).\(attribute.rawValue)"
  }

  /// Whether it holds whatever the attribute is.
  var saysNothing: Bool { constraint.multiplier == 1 && normalized.range.contains(0) }

  /// Whether layout says so already.
  var isConflict: Bool { constraint.multiplier == 1 && !saysNothing && constraint.priority == 1000 }

  var message: String {
    let advice = saysNothing ? "compare with another item, or remove it" : "compare with another item"
    let text = constraint.shortConsoleText
    return Diagnostic.message(
      "\(text) compares \(name) with itself, \(consequence); \(advice)",
      "\(name) is compared with itself, \(consequence); \(advice)", "\(name) is compared with itself; \(advice)")
  }

  private var consequence: String {
    if saysNothing { return "which always holds" }
    if constraint.multiplier == 1 { return "which never holds" }
    let isLength = constraint.firstAttribute?.isDimension ?? false
    guard isLength else { return "which depends on the position of its superview" }
    return "which is the same as the number \((constraint.constant / (1 - constraint.multiplier)).short)"
  }
}
