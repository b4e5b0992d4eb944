/// What Interface Builder would mark of what the constraints of a document's views leave open.
struct AmbiguityJudgement {
  private let session: LayoutSession
  private let axesWithoutTies: [Axis]

  /// Views compete for room only where there is a known amount of it. Constraints that contradict each other leave none to
  /// compete for, whichever is given up (of 34 views in 2 repositories Interface Builder marks 3), nor does a
  /// canvas whose length is not written. Content that does not fit a cell or a freeform view is no such contradiction.
  init(_ session: LayoutSession, isContradictory: Bool) {
    self.session = session
    axesWithoutTies = Axis.allCases.filter { isContradictory || session.hasUnwrittenLength(along: $0) }
  }

  /// The layout of a view, with what is said of its ambiguity. Where less is said than was found, nothing is known about
  /// the stored frame.
  func judged(_ layout: ViewLayout) -> ViewLayout {
    guard let found = layout.ambiguity, !session.views.canvas.isOverflown(layout.view) else { return layout }
    let judged = ambiguity(found, of: layout.view)
    return judged == found ? layout : ViewLayout(view: layout.view, frame: layout.frame, ambiguity: judged)
  }

  private func ambiguity(_ found: LayoutAmbiguity, of view: View) -> LayoutAmbiguity? {
    if view.isPlacedOtherwise(in: session.context) { return nil }
    var ambiguity = found
    for axis in axesWithoutTies { ambiguity[axis].removeTies() }
    if view.isTiled {
      // What is open of the scroll view is open of what is in it: Interface Builder marks 10 of 10.
      for axis in Axis.allCases where !found[axis].followsSuperview { ambiguity[axis] = LayoutAmbiguity.AlongAxis() }
    }
    return ambiguity.isEmpty ? nil : ambiguity
  }
}

extension LayoutSession {
  /// Whether only the content decides how long the canvas is.
  fileprivate func hasUnwrittenLength(along axis: Axis) -> Bool {
    context.layoutRoot.canvas == .unwritten && (axis == .vertical || settings.platform == .macOS)
  }
}

extension LayoutAmbiguity.AlongAxis {
  fileprivate mutating func removeTies() {
    if position == .tie { position = nil }
    if size == .tie { size = nil }
    if scrollableSize == .tie { scrollableSize = nil }
  }
}
