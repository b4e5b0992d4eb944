import NibDecoder
import StackModel

extension Rule {
  static let constraintNeverBinds = Rule(
    "constraint-never-binds", .constraints, .notice, grouping: .scene,
    summary: "A constraint has no effect, or can never be satisfied, because of another one",
    rationale: """
      Next to a required `width == 80`, a `width >= 40` always holds, and a `width == 60` with a lower priority never
      does. No length is negative, so `height >= 0` has no effect. Remove it, or lower the priority of the other one.
      The rule does not report constraints that an outlet names or a size class changes.
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
    let compared = document.constraints.steadyGroups.groups.flatMap { group in
      let required = RequiredConstraints(group)
      return group.compactMap { one in
        required.first(thatDecides: one).map { other in
          finding(one, other.implies(one) ? "never binds" : "never holds", other)
        }
      }
    }
    return compared + document.constraints.steady.compactMap(lengthThatIsNotNegative)
  }

  private func finding(_ one: NormalizedConstraint, _ verb: String, _ other: NormalizedConstraint) -> Finding {
    let (text, cause) = (one.constraint.shortConsoleText, other.constraint.shortConsoleText)
    return Finding(
      Diagnostic.message(
        "\(text) \(verb) next to \(cause), which is required; remove it",
        "\(text) \(verb) next to \(cause); remove it", "\(text) \(verb) next to a required one; remove it",
        columns: Diagnostic.mostColumnsOfGroup),
      at: one.constraint.range,
      notes: [Diagnostic.Note("\(other.constraint.consoleText) is required", range: other.constraint.range)],
      fixIts: document.constraints.removal(of: one.constraint))
  }

  /// Whether no other constraint names the item: without any the view would keep its frame.
  private func isAlone(_ constraint: LayoutConstraint) -> Bool {
    constraint.firstItem.map { document.constraints.byItem[$0].count == 1 } ?? true
  }

  private func lengthThatIsNotNegative(_ constraint: LayoutConstraint) -> Finding? {
    guard constraint.relation != .equal, let normalized = NormalizedConstraint(constraint), normalized.saysNotNegative,
      !isAlone(constraint)
    else { return nil }
    return Finding(
      "\(constraint.shortConsoleText) never binds, as no length is negative; remove it", at: constraint.range,
      fixIts: document.constraints.removal(of: constraint))
  }
}

/// The required constraints of a group, by what they allow.
private struct RequiredConstraints {
  private let group: [NormalizedConstraint]
  private var firstEquality: Int?
  /// The minimum of the difference and, negated, the maximum.
  private struct Bounds {
    var least = RunningMaximum()
    var most = RunningMaximum()
  }
  private var equalities = Bounds()
  private var inequalities = Bounds()

  init(_ group: [NormalizedConstraint]) {
    self.group = group
    for (place, member) in group.enumerated() where member.constraint.priority == 1000 {
      let (low, high) = (member.range.lowerBound, member.range.upperBound)
      if member.isEquality {
        firstEquality = firstEquality ?? place
        equalities.least.append(low, at: place)
        equalities.most.append(-high, at: place)
      } else {
        if low > -.infinity { inequalities.least.append(low, at: place) }
        if high < .infinity { inequalities.most.append(-high, at: place) }
      }
    }
  }

  /// The first that leaves a constraint nothing to decide: it implies the constraint and says more, or rules it out.
  func first(thatDecides one: NormalizedConstraint) -> NormalizedConstraint? {
    if one.saysNotNegative { return nil }
    let isOptional = one.constraint.priority < 1000
    // Beside an equality an optional constraint always holds or never does.
    var places = isOptional ? [firstEquality] : []
    if one.range.upperBound == .infinity {
      places += self.places(equalities.least, inequalities.least, atLeast: one.range.lowerBound, isOptional)
    }
    if one.range.lowerBound == -.infinity {
      places += self.places(equalities.most, inequalities.most, atLeast: -one.range.upperBound, isOptional)
    }
    return places.compactMap(\.self).min().map { group[$0] }
  }

  /// A required inequality that says the same is a repetition, so that only a stricter one leaves another nothing to decide.
  private func places(
    _ equalities: RunningMaximum, _ inequalities: RunningMaximum, atLeast bound: Double, _ isOptional: Bool
  ) -> [Int?] {
    let least = bound - NormalizedConstraint.noise
    return [
      equalities.firstPlace(atLeast: least),
      isOptional
        ? inequalities.firstPlace(atLeast: least) : inequalities.firstPlace(above: bound + NormalizedConstraint.noise),
    ]
  }
}

extension NormalizedConstraint {
  /// Whether it only says that a length is not negative.
  fileprivate var saysNotNegative: Bool { isLength && range.lowerBound <= 0 && range.upperBound == .infinity }
}
