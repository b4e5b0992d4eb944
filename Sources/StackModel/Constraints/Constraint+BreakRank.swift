internal import AutoLayout

/// Which of the constraints that contradict each other gives way.
extension Constraint {
  /// In a conflict, the constraint with the highest rank is broken; among equals the last. An author's constraint is broken
  /// before one that UIKit adds. Among the author's, aspect ratios and lengths of views go before distances between
  /// them, and those before far edges of a container. Among those that UIKit adds, an edge goes
  /// before a view's share: if one proportional view has the length of the stack and must be between its margins, the far
  /// edge is broken.
  ///
  /// UIKit's own choice depends on the order in which it adds constraints. Evidence: 27/35 console logs, 30 sources; the
  /// last of the author's alone would be 17/35. Interface Builder's canvas breaks the last one: 12 more frames, 1 repository.
  func breakRank(atRunTime isRunTime: Bool) -> Int {
    switch origin {
    case .declared: 4 + (isRunTime ? declaredRank : 0)
    case .fixedSize: 4 + (isRunTime ? Self.lengthRank : 0)
    case .stack(_, .spacing), .stack(_, .textWidth): 3
    case .stack(_, .distribution): 1
    case .stack, .appKitStack, .appKitGrid: 2
    case .contentSize, .autoresizing, .nonNegativeSize, .viewport: 0
    }
  }

  private static let lengthRank = 3

  private var declaredRank: Int {
    if first.attribute.isDimension {
      guard let second else { return relation == .equal ? Self.lengthRank : Self.lengthRank + 1 }
      return second.item === first.item ? Self.lengthRank + 2 : 0
    }
    return switch (first.attribute.side, second?.attribute.side) {
    case (.near, .far), (.far, .near): 2
    case (.far, .far): 1
    default: 0
    }
  }
}
