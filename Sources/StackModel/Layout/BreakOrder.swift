internal import AutoLayout

/// Which of the constraints that contradict each other is broken: the one with the greatest rank.
///
/// At run time UIKit breaks, independently of the order of activation, the constraint on the latest item, breadth first;
/// among these the one whose other item is the latest, and before that one without another item; then inequalities,
/// `<=` first; then the attribute with the greatest number; then the larger constant. A view's share of a stack is broken
/// only if no other of these is in the set, and what comes from a mask only if nothing else is. Evidence: 22/23 systems measured in UIKit of iOS 26; 31/35 console logs, 30 sources.
///
/// Interface Builder's canvas breaks the last of the author's. Evidence: 12 more frames, 1 repository.
struct BreakOrder {
  let items: LayoutItems
  let isRunTime: Bool

  func rank(of constraint: Constraint) -> BreakRank {
    guard isRunTime else { return BreakRank(constraint.origin.breakGroupOnCanvas) }
    let first = Term(place: items.breadthFirstPlace(of: constraint.first.item), constraint.first)
    let second = constraint.second.map { Term(place: items.breadthFirstPlace(of: $0.item), $0) }
    let group = constraint.origin.breakGroup * LayoutItems.placeLimit
    guard let second else { return Self.rank(group, constraint, latest: first, other: Self.noItem) }
    if constraint.first.item === constraint.second?.item {
      return Self.rank(group, constraint, latest: max(first, second), other: Self.sameItem)
    }
    return first < second
      ? Self.rank(group, constraint, latest: second, other: first.place, constantSign: -1)
      : Self.rank(group, constraint, latest: first, other: second.place)
  }

  private static let noItem = LayoutItems.placeLimit
  private static let sameItem = LayoutItems.placeLimit + 1

  private static func rank(
    _ group: Int, _ constraint: Constraint, latest: Term, other: Int, constantSign: Int = 1
  ) -> BreakRank {
    let relation =
      switch constraint.relation {
      case .equal: 0
      case .greaterThanOrEqual: 1
      case .lessThanOrEqual: 2
      }
    return BreakRank(
      group + latest.place, other << 8 | relation << 6 | latest.attribute, constantSign: constantSign)
  }

  /// One side of a constraint.
  private struct Term: Comparable {
    let place: Int
    let attribute: Int

    init(place: Int, _ anchor: Constraint.Anchor) {
      self.place = place
      attribute = anchor.attribute.inReadingDirection.number
    }

    static func < (left: Self, right: Self) -> Bool {
      (left.place, left.attribute) < (right.place, right.attribute)
    }
  }
}

extension ConstraintOrigin {
  /// At run time the greatest is broken first.
  fileprivate var breakGroup: Int {
    switch self {
    case .stack(_, .hiding), .contentSize, .autoresizing, .nonNegativeSize, .viewport: 0
    case .stack(_, .distribution): 1
    case .declared, .fixedSize, .stack, .appKitStack, .appKitGrid: 2
    }
  }

  /// On the canvas the greatest is broken first.
  fileprivate var breakGroupOnCanvas: Int {
    switch self {
    case .declared, .fixedSize: 4
    case .stack(_, .spacing), .stack(_, .textWidth): 3
    case .stack(_, .distribution): 1
    case .stack, .appKitStack, .appKitGrid: 2
    case .contentSize, .autoresizing, .nonNegativeSize, .viewport: 0
    }
  }
}
