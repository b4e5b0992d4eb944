/// What AppKit's containers add.
extension LayoutSession {
  /// Brings the constraints of an NSStackView or an NSGridView up to date.
  func setAppKitConstraints(of view: View) {
    guard settings.platform == .macOS || settings.isStackDefinition else { return }
    switch view {
    case let stack as AppKitStackView: arrange(stack)
    case let grid as AppKitGridView: setList(AppKitGridArrangement(grid).constraints, of: grid)
    default: break
    }
  }

  private func arrange(_ stack: AppKitStackView) {
    let index = stack.sessionIndex
    let guides = appKitGuides[index] ?? AppKitStackGuides()
    appKitGuides[index] = guides
    if stack.mayDetach {
      detachingStacks.insert(index)
    } else {
      detachingStacks.remove(index)
      stack.detachedPriority = AppKitStackView.VisibilityPriority.notVisible
    }
    setList(AppKitStackArrangement(stack, settings: settings, guides: guides).constraints, of: stack)
  }

  /// Any property of an NSStackView, or which views it arranges.
  func noteArrangement(of stack: AppKitStackView) {
    mark(stack, .stack)
    // Others may stand on the baseline of another view now.
    globalChanges.formUnion([.any, .metrics])
    noteNaturalSize(above: stack)
  }
}

// MARK: - Detaching views for which there is no room

extension LayoutSession {
  /// A stack is as long as its views to within rounding.
  private static let overflowTolerance = 0.01

  /// After so many rounds a layout is taken as it stands.
  private static let maximumDetachments = 32

  /// Attaches all views again, before it is known whether they fit.
  func attachAll() {
    for index in detachingStacks {
      guard let stack = entries[index]?.view as? AppKitStackView, stack.detachedPriority > 0 else { continue }
      setDetachedPriority(AppKitStackView.VisibilityPriority.notVisible, of: stack)
    }
  }

  /// Detaches the views that do not fit the last solution; answers whether there are any.
  func detachOverflow(round: Int) -> Bool {
    guard !detachingStacks.isEmpty, round < Self.maximumDetachments else { return false }
    var hasDetached = false
    for index in detachingStacks.sorted() {
      guard let stack = entries[index]?.view as? AppKitStackView, let priority = overflowingPriority(of: stack) else {
        continue
      }
      setDetachedPriority(priority, of: stack)
      hasDetached = true
    }
    return hasDetached
  }

  private func setDetachedPriority(_ priority: Double, of stack: AppKitStackView) {
    stack.detachedPriority = priority
    noteArrangement(of: stack)
  }

  /// Up to which visibility priority views have to go for the others to fit; nil where they do, or nothing can go.
  private func overflowingPriority(of stack: AppKitStackView) -> Double? {
    let views = stack.attachedViews
    guard let last = views.last else { return nil }
    var overflow = overflow(of: last, in: stack)
    guard overflow > Self.overflowTolerance else { return nil }
    let optional = views.map { (view: $0, priority: stack.visibilityPriority(for: $0)) }
      .filter { $0.priority < AppKitStackView.VisibilityPriority.mustHold }.sorted { $0.priority < $1.priority }
    // Views that have their length from the others may all be shorter once one is gone.
    let isShared = stack.distribution == .fillEqually || stack.distribution == .fillProportionally
    var result: Double?
    for (view, priority) in optional {
      if let result, priority > result, isShared || overflow <= Self.overflowTolerance { return result }
      result = priority
      overflow -= length(of: view, along: stack.axis) + (view.customSpacing ?? stack.spacing)
    }
    return result
  }

  /// How far a view reaches beyond the far end of its stack.
  private func overflow(of view: View, in stack: AppKitStackView) -> Double {
    let (edges, bounds, insets) = (edges(of: view), edges(of: stack), stack.edgeInsets)
    if stack.axis == .vertical { return edges.bottom - bounds.bottom + insets.bottom }
    return stack.isRightToLeft(in: settings)
      ? bounds.left + insets.right - edges.left : edges.right - bounds.right + insets.right
  }

  private func length(of view: View, along axis: Axis) -> Double {
    let edges = edges(of: view)
    return axis == .horizontal ? edges.right - edges.left : edges.bottom - edges.top
  }
}

extension AppKitStackView {
  /// Whether views may have to go where the stack is too short for them.
  fileprivate var mayDetach: Bool {
    clippingResistancePriority[axis] < 1000 && visibilityPriorities.values.contains { $0 > 0 }
  }
}
