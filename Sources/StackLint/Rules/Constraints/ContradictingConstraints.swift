import NibDecoder
import StackModel

extension Rule {
  static let contradictingConstraints = Rule(
    "contradicting-constraints", .constraints, .warning,
    summary: "Two optional constraints of equal priority can never both hold",
    rationale: """
      Nothing decides between equal priorities: every value between the two has the same total error, and UIKit picks
      one. Remove one of them, or give them different priorities. The rule does not report constraints that an outlet
      names, because code may change them.
      """,
    examples: [
      .bad(
        """
        <view>
          <view id="a"/>
          <constraint firstItem="a" firstAttribute="width" constant="40" priority="750"/>
          ⟦<constraint firstItem="a" firstAttribute="width" constant="80" priority="750"/>⟧
        </view>
        """),
      .bad(
        """
        <view>
          <view id="a"/>
          <view id="b"/>
          <constraint firstItem="a" firstAttribute="top" relation="greaterThanOrEqual" secondItem="b" \
        secondAttribute="bottom" constant="8" priority="250"/>
          ⟦<constraint firstItem="b" firstAttribute="bottom" secondItem="a" secondAttribute="top" priority="250"/>⟧
        </view>
        """),
      .good(
        """
        <view>
          <view id="a"/>
          <constraint firstItem="a" firstAttribute="width" constant="40" priority="750"/>
          <constraint firstItem="a" firstAttribute="width" constant="80" priority="250"/>
          <constraint firstItem="a" firstAttribute="height" relation="greaterThanOrEqual" constant="40" priority="750"/>
          <constraint firstItem="a" firstAttribute="height" constant="80" priority="750"/>
        </view>
        """),
    ]
  ) { document, _ in
    document.constraints.steadyGroups.contradictions.compactMap { later, earlier in
      Finding(later.constraint, contradicts: earlier.constraint)
    }
  }
}

extension Finding {
  /// Nil for two that are required, which conflict.
  fileprivate init?(_ constraint: LayoutConstraint, contradicts other: LayoutConstraint) {
    guard constraint.priority < 1000 else { return nil }
    self.init(
      "\(constraint.shortConsoleText) contradicts another of its priority; remove one",
      at: constraint.range,
      notes: [Diagnostic.Note("\(other.consoleText) contradicts it", range: other.range)])
  }
}
