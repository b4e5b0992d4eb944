/// The views of a laid-out document whose stored frame can be put right without guessing.
///
/// These are the views that `misplaced-view` names and what is stored elsewhere in the same piece, but none that is as large
/// as estimated text, is ambiguous, stands in a piece with a conflict, or has an ambiguity that the author does not let be
/// judged, and none inside of such. Views that follow one of them by their autoresizing masks move along: their masks mean
/// nothing beside another size of the superview.
struct UpdatableFrames {
  private let conflicted: Set<ObjectIdentifier>
  private var withheld: Set<ObjectIdentifier> = []
  private var moved: Set<ObjectIdentifier> = []
  private(set) var layouts: [ViewLayout] = []

  init(_ views: [ViewLayout], conflictedRoots: Set<ObjectIdentifier>) {
    conflicted = conflictedRoots
    for layout in views { judge(layout) }
  }

  /// Superviews come first.
  private mutating func judge(_ layout: ViewLayout) {
    let view = layout.view
    let id = ObjectIdentifier(view)
    let superview = view.superview.map { ObjectIdentifier($0) }
    if isUncertain(layout) || superview.map(withheld.contains) ?? false {
      withheld.insert(id)
    } else if layout.isUpdatable || follows(layout, superview) {
      moved.insert(id)
      layouts.append(layout)
    }
  }

  private func isUncertain(_ layout: ViewLayout) -> Bool {
    layout.isAmbiguous || layout.view.marks.verification != nil || conflicted.contains(ObjectIdentifier(layout.view))
  }

  private func follows(_ layout: ViewLayout, _ superview: ObjectIdentifier?) -> Bool {
    let view = layout.view
    guard view.translatesAutoresizingMaskIntoConstraints, !view.isLayoutRoot, let stored = view.declaredFrame else {
      return false
    }
    return (superview.map(moved.contains) ?? false) && stored.differs(from: layout.frame)
  }
}

extension Rect {
  /// Whether a number is another one, but for noise of the arithmetic.
  fileprivate func differs(from other: Rect) -> Bool {
    zip([x, y, width, height], [other.x, other.y, other.width, other.height]).contains {
      abs($0 - $1) > FrameNumber.noise
    }
  }
}
