/// Detaching views of NSStackViews for which there is no room.
extension LayoutSession {
  /// A stack is as long as its views to within rounding.
  private static let overflowTolerance = 0.01

  /// The rounds that detach the views of one visibility priority each, where it is not known how much room they make.
  /// AppKit names three priorities. As each round solves the layout again, further ones detach twice as many views each.
  private static let maximumSingleRounds = 8

  /// Attaches all views again, before it is known whether they fit.
  func attachAll() {
    for index in detachingStacks {
      guard let stack = entries[index]?.view as? AppKitStackView, stack.detachedPriority > 0 else { continue }
      setDetachedPriority(AppKitStackView.VisibilityPriority.notVisible, of: stack)
    }
  }

  /// Detaches the views that do not fit the last solution; answers whether there are any. Each round leaves fewer views, so
  /// that the rounds of a layout end.
  func detachOverflow(round: Int) -> Bool {
    guard !detachingStacks.isEmpty else { return false }
    let count = round < Self.maximumSingleRounds ? 1 : 1 << min(round - Self.maximumSingleRounds, 32)
    var hasDetached = false
    for index in detachingStacks.sorted() {
      guard let stack = entries[index]?.view as? AppKitStackView,
        let priority = overflowingPriority(of: stack, count: count)
      else { continue }
      setDetachedPriority(priority, of: stack)
      hasDetached = true
    }
    return hasDetached
  }

  private func setDetachedPriority(_ priority: Double, of stack: AppKitStackView) {
    stack.detachedPriority = priority
    noteArrangement(of: stack)
  }

  /// Up to which visibility priority views have to go for the others to fit; nil where they do, or nothing can go. Where
  /// it is not known how much room they make, that of the first `count` views to go.
  private func overflowingPriority(of stack: AppKitStackView, count: Int) -> Double? {
    let views = stack.attachedViews
    guard let last = views.last else { return nil }
    var overflow = overflow(of: last, in: stack)
    guard overflow > Self.overflowTolerance else { return nil }
    var result: Double?
    for (place, (priority, room)) in detachableViews(views, of: stack).enumerated() {
      let isEnough = stack.isTight ? overflow <= Self.overflowTolerance : place >= count
      if let result, priority > result, isEnough { return result }
      result = priority
      overflow -= room
    }
    return result
  }

  /// The views that may go, those of the lowest visibility priority first, and at most how much room in points each makes.
  private func detachableViews(_ views: [View], of stack: AppKitStackView) -> [(priority: Double, room: Double)] {
    var result: [(priority: Double, room: Double)] = []
    var gap = stack.spacing
    for view in views {
      let next = max(stack.spacing, view.customSpacing ?? 0)
      let priority = stack.visibilityPriority(for: view)
      if priority < AppKitStackView.VisibilityPriority.mustHold {
        result.append((priority, length(of: view, along: stack.axis) + max(gap, next)))
      }
      gap = next
    }
    return result.sorted { $0.priority < $1.priority }
  }

  /// How far a view reaches beyond the far end of its stack, in points.
  private func overflow(of view: View, in stack: AppKitStackView) -> Double {
    let (edges, bounds, insets) = (edges(of: view), edges(of: stack), stack.edgeInsets)
    if stack.axis == .vertical { return edges.bottom - bounds.bottom + insets.bottom }
    return stack.isRightToLeft(in: settings)
      ? bounds.left + insets.left - edges.left : edges.right - bounds.right + insets.right
  }

  private func length(of view: View, along axis: Axis) -> Double {
    let edges = edges(of: view)
    return axis == .horizontal ? edges.right - edges.left : edges.bottom - edges.top
  }
}

extension AppKitStackView {
  /// Whether views may have to go where the stack is too short for them.
  var mayDetach: Bool {
    clippingResistancePriority[axis] < 1000 && visibilityPriorities.values.contains { $0 > 0 }
  }

  /// Whether views stand as close as they may where there is no room for all, so that it is known how much one makes.
  fileprivate var isTight: Bool {
    let isShared = distribution == .fillEqually || distribution == .fillProportionally
    let resistance = clippingResistancePriority[axis]
    return !isShared && resistance > stackHuggingPriority[axis] && resistance > AppKitStackArrangement.equalGapPriority
  }
}
