import NibDecoder
import StackModel

extension Rule {
  static let duplicateConstraint = Rule(
    "duplicate-constraint", .constraints, .warning,
    summary: "A constraint that says what another one says already",
    rationale: """
      The two are one constraint in the same words, or with the sides exchanged: `b.top == a.bottom + 8` and
      `a.bottom == b.top - 8`. Nothing is wrong until somebody changes one of them; then they conflict. Remove one.
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
      .good(
        """
        <view>
          <view id="a"/>
          <constraint firstItem="a" firstAttribute="height" constant="20"/>
          <constraint firstItem="a" firstAttribute="height" constant="20" priority="750"/>
        </view>
        """),
    ]
  ) { document, _ in
    DuplicateConstraints(document.constraints).findings()
  }
}

private struct DuplicateConstraints {
  let constraints: [LayoutConstraint]

  init(_ constraints: [LayoutConstraint]) { self.constraints = constraints.filter { $0.firstItem != nil } }

  /// One finding for each constraint that could go, at the later of the two.
  func findings() -> [Finding] {
    var seen: [Items: [LayoutConstraint]] = [:]
    return constraints.compactMap { constraint in
      let items = Items(constraint)
      defer { seen[items, default: []].append(constraint) }
      return seen[items]?.first { $0.saysTheSame(as: constraint) }.map { finding(constraint, like: $0) }
    }
  }

  private func finding(_ constraint: LayoutConstraint, like first: LayoutConstraint) -> Finding {
    Finding(
      "\(constraint.consoleText) is said twice; remove one of the two", at: constraint.range,
      notes: [Diagnostic.Note("\(first.consoleText) says the same", range: first.range)])
  }
}

/// The items of a constraint, in either order.
private struct Items: Hashable {
  let items: Set<ObjectIdentifier>

  init(_ constraint: LayoutConstraint) {
    items = Set([constraint.firstItem, constraint.secondItem].compactMap { $0.map(ObjectIdentifier.init) })
  }
}

extension LayoutConstraint {
  fileprivate func saysTheSame(as other: LayoutConstraint) -> Bool {
    guard isPlaceholder == other.isPlaceholder else { return false }
    switch similarity(to: other) {
    case .similar: return abs(constant - other.constant) < 1e-6
    case .reverseSimilar: return abs(constant + other.constant * multiplier) < 1e-6
    case nil: return false
    }
  }
}
