/// Reduces the ambiguity of views to the part that Interface Builder would mark.
struct AmbiguityJudgment {
  private let session: LayoutSession
  private let axesWithoutTies: [Axis]

  /// Creates the judgment of a session. Views compete only for a known amount of room: there is none if constraints
  /// contradict each other, or if the length of the canvas is not written. Content that does not fit a cell or a freeform
  /// view is no contradiction.
  ///
  /// Evidence: Interface Builder marks 3/34 views with contradictory constraints, 2 repositories.
  init(_ session: LayoutSession, isContradictory: Bool) {
    self.session = session
    axesWithoutTies = Axis.allCases.filter { isContradictory || session.hasUnwrittenLength(along: $0) }
  }

  /// The layout of a view with the reduced ambiguity. If it is reduced, the stored frame is not judged.
  func judged(_ layout: ViewLayout) -> ViewLayout {
    guard let found = layout.ambiguity ?? tieInFixedStack(of: layout.view),
      !session.views.canvas.isOverflown(layout.view)
    else { return layout }
    let judged = ambiguity(found, of: layout.view)
    return judged == layout.ambiguity ? layout : ViewLayout(view: layout.view, frame: layout.frame, ambiguity: judged)
  }

  private func ambiguity(_ found: LayoutAmbiguity, of view: View) -> LayoutAmbiguity? {
    if view.isPlacedOtherwise(in: session.context) { return nil }
    var ambiguity = found
    for axis in axesWithoutTies { ambiguity[axis].removeTies() }
    if view.isTiled {
      // An ambiguity of the scroll view is one of its content. Evidence: Interface Builder marks 10/10.
      for axis in Axis.allCases where !found[axis].followsSuperview { ambiguity[axis] = LayoutAmbiguity.AlongAxis() }
    }
    return ambiguity.isEmpty ? nil : ambiguity
  }
}

extension AmbiguityJudgment {
  /// The ambiguity that some versions of Interface Builder see in a stack view of a fixed frame, even if it has exactly the
  /// room that its contents take: which of them stretches is up to their order.
  private func tieInFixedStack(of view: View) -> LayoutAmbiguity? {
    guard let stack = view.arrangingStack, stack.marks.hasFixedFrame, stack.distribution == .fill, !view.isHidden,
      session.settings[StackViewFacts.fixedFramesTieContents], view.marks.verification != .off
    else { return nil }
    let priorities = stack.arrangedSubviews.lazy.filter { !$0.isHidden }.map { $0.contentHuggingPriority[stack.axis] }
    let lowest = priorities.min()
    guard priorities.filter({ $0 == lowest }).count > 1 else { return nil }
    var ambiguity = LayoutAmbiguity()
    ambiguity[stack.axis].size = .tie
    return ambiguity
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

/// Views that need no constraints for each of their edges.
extension View {
  /// Whether something else than constraints decides the position or a length of the view.
  func isPlacedOtherwise(in context: LayoutContext) -> Bool {
    isStandIn(in: context) || isInSystemCell || isCollapsed || hasUnmodeledSize || isContentOfCell
  }

  /// Whether a cell sets the view's frame, whatever the document says of its autoresizing mask.
  private var isContentOfCell: Bool { key == "contentView" && superview is CellView }

  /// Whether the view takes no part in the layout. A hidden arranged view has no room, and only a place on the canvas; on
  /// macOS it is no subview while it is hidden.
  ///
  /// Evidence: Interface Builder marks 3/30 such views, all in one document.
  private func isStandIn(in context: LayoutContext) -> Bool {
    if arranger is AppKitStackView { return !isArranged(in: context) }
    return isHidden && arranger != nil
  }

  /// Whether a macOS scroll view places the view: its clip view, and views that always come with a scroll view.
  var isTiled: Bool {
    if superview is AppKitScrollView { return true }
    return superview is AppKitClipView && Self.scrolledElements.contains(elementName)
  }

  private static let scrolledElements: Set<String> = [
    "tableView", "outlineView", "collectionView", "textView", "browser",
  ]

  /// Whether the view is a stack view whose views are all hidden.
  ///
  /// Evidence: Interface Builder marks 0/7 such views.
  private var isCollapsed: Bool {
    guard let stack = self as? StackView, !stack.arrangedSubviews.isEmpty else { return false }
    return stack.arrangedSubviews.allSatisfy(\.isHidden)
  }
}
