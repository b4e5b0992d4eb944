/// The views of a laid-out document whose stored frame can be corrected without guessing.
///
/// These are the views that `misplaced-view` reports, and other views of the same layout root whose stored frame is
/// different. Left out are views whose size depends on estimated text, ambiguous views, views whose ambiguity the author
/// excludes from verification, roots with a conflict, and everything inside of these. Views that follow one of the
/// corrected views by their autoresizing masks are corrected, too: a mask has no meaning with another size of the
/// superview.
struct UpdatableFrames {
  private let conflicted: Set<ObjectIdentifier>
  private var withheld: Set<ObjectIdentifier> = []
  private var moved: Set<ObjectIdentifier> = []
  private(set) var layouts: [ViewLayout] = []

  init(_ views: [ViewLayout], conflictedRoots: Set<ObjectIdentifier>) {
    conflicted = conflictedRoots
    for layout in views { judge(layout) }
  }

  /// Judges a view after its superview.
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
  /// Whether a number differs by more than noise of the arithmetic.
  fileprivate func differs(from other: Rect) -> Bool {
    zip(numbers, other.numbers).contains { abs($0 - $1) > FrameNumber.noise }
  }
}
