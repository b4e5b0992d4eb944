import NibDecoder
import StackModel

extension Rule {
  static let duplicateConstraint = Rule(
    "duplicate-constraint", .constraints, .warning, grouping: .scene,
    summary: "A constraint repeats another one",
    rationale: """
      The two are the same constraint, written identically or with the sides exchanged: `b.top == a.bottom + 8` and
      `a.bottom == b.top - 8`. They conflict as soon as somebody changes one of them. Remove one.
      """,
    examples: [
      .bad(
        """
        <view>
          <view id="a" height="20"/>
          <view id="b" height="20"/>
          <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="bottom" constant="8"/>
          ⟦<constraint firstItem="a" firstAttribute="bottom" secondItem="b" secondAttribute="top" constant="-8"/>⟧
        </view>
        """),
      .bad(
        """
        <view>
          <view id="a"/>
          <view id="b"/>
          <constraint firstItem="a" firstAttribute="width" secondItem="b" secondAttribute="width" multiplier="2" \
        constant="10"/>
          ⟦<constraint firstItem="b" firstAttribute="width" secondItem="a" secondAttribute="width" multiplier="0.5" \
        constant="-5"/>⟧
        </view>
        """),
      .bad(
        """
        <view id="root">
          <view id="a"/>
          <constraint firstItem="a" firstAttribute="top" relation="greaterThanOrEqual" secondItem="root" \
        secondAttribute="top"/>
          ⟦<constraint firstAttribute="top" relation="lessThanOrEqual" secondItem="a" secondAttribute="top"/>⟧
        </view>
        """),
      .good(
        """
        <view>
          <view id="a"/>
          <constraint firstItem="a" firstAttribute="height" relation="greaterThanOrEqual" constant="20"/>
          <constraint firstItem="a" firstAttribute="height" relation="lessThanOrEqual" constant="20"/>
        </view>
        """),
      .good(
        """
        <view>
          <view id="a" height="20"/>
          <view id="b" height="20"/>
          <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="bottom" constant="8"/>
          <constraint firstItem="a" firstAttribute="bottom" secondItem="b" secondAttribute="top" constant="8"/>
        </view>
        """),
    ]
  ) { document, _ in
    document.constraints.groups.repetitions.map { later, earlier in
      .duplicate(later.constraint, of: earlier.constraint, in: document)
    }
  }
}

extension Finding {
  fileprivate static func duplicate(
    _ constraint: LayoutConstraint, of first: LayoutConstraint, in document: LintedDocument
  ) -> Finding {
    Finding(
      "\(constraint.shortConsoleText) is a duplicate; remove it", at: constraint.range,
      notes: [Diagnostic.Note("\(first.consoleText) says the same", range: first.range)],
      // What code or a size class takes away, the other one still says.
      fixIts: document.constraints.isChangeable(first) ? [] : document.constraints.removal(of: constraint))
  }
}
