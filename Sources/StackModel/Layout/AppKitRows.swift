/// The rows of NSStackViews and NSGridViews, and the views that NSStackViews have no room for.
final class AppKitRows {
  private let context: LayoutContext
  private let items: LayoutItems
  private let rows: RowTable
  private let system: EdgeSystem
  /// By the number of the stack view.
  private var guides: [Int: AppKitStackGuides] = [:]
  /// The numbers of stack views that may have to detach views.
  private var detachingStacks: Set<Int> = []

  init(_ context: LayoutContext, _ items: LayoutItems, _ rows: RowTable, _ system: EdgeSystem) {
    self.context = context
    self.items = items
    self.rows = rows
    self.system = system
  }

  /// Whether views of the kind have rows here.
  static func concerns(_ view: View) -> Bool { view is AppKitStackView || view is AppKitGridView }

  /// Updates the constraints of an NSStackView or an NSGridView.
  ///
  /// - Returns: Arranged views that keep their frames while they are detached, so that their sizes have to be updated.
  func update(_ view: View, _ number: Int) -> [View] {
    guard context.countsUpwards || context.settings.isStackDefinition else { return [] }
    switch view {
    case let stack as AppKitStackView: return update(stack, number)
    case let grid as AppKitGridView: rows.setList(AppKitGridArrangement(grid).constraints, of: number)
    default: break
    }
    return []
  }

  private func update(_ stack: AppKitStackView, _ number: Int) -> [View] {
    let guides = guides[number] ?? AppKitStackGuides()
    self.guides[number] = guides
    if stack.mayDetach {
      detachingStacks.insert(number)
    } else {
      detachingStacks.remove(number)
      context.setDetachedPriority(AppKitStackView.VisibilityPriority.notVisible, of: stack)
    }
    let arrangement = AppKitStackArrangement(
      stack, settings: context.settings, guides: guides, attachedViews: { [context] in $0.attachedViews(in: context) })
    rows.setList(arrangement.constraints, of: number)
    return stack.arrangedSubviews.filter { $0.translatesAutoresizingMaskIntoConstraints && items.contains($0) }
  }

  /// Forgets a stack view that leaves the session.
  func forget(_ number: Int) {
    guides[number] = nil
    detachingStacks.remove(number)
  }
}

// MARK: - Detaching

extension AppKitRows {
  /// A stack is as long as its views to within rounding.
  private static let overflowTolerance = 0.01

  /// The rounds that detach the views of one visibility priority each, if it is not known how much room they make.
  /// AppKit names three priorities. As each round solves the layout again, further ones detach twice as many views each.
  private static let maximumSingleRounds = 8

  /// Attaches all views again, before it is known whether they fit.
  ///
  /// - Returns: The stack views that this concerns.
  func attachAll() -> [AppKitStackView] {
    detachingStacks.sorted().compactMap { number in
      guard let stack = items.view(at: number) as? AppKitStackView, context.detachedPriority(of: stack) > 0 else {
        return nil
      }
      context.setDetachedPriority(AppKitStackView.VisibilityPriority.notVisible, of: stack)
      return stack
    }
  }

  /// Detaches the views that do not fit the last solution. Each round leaves fewer views, so that the rounds of a layout
  /// end.
  ///
  /// - Returns: The stack views that this concerns.
  func detachOverflow(round: Int) -> [AppKitStackView] {
    let count = round < Self.maximumSingleRounds ? 1 : 1 << min(round - Self.maximumSingleRounds, 32)
    return detachingStacks.sorted().compactMap { number in
      guard let stack = items.view(at: number) as? AppKitStackView,
        let priority = overflowingPriority(of: stack, number, count: count)
      else { return nil }
      context.setDetachedPriority(priority, of: stack)
      return stack
    }
  }

  /// The visibility priority up to which views have to go for the others to fit; nil if all fit, or nothing can go. If it
  /// is not known how much room they make, that of the first `count` views to go.
  private func overflowingPriority(of stack: AppKitStackView, _ number: Int, count: Int) -> Double? {
    let views = stack.attachedViews(in: context)
    guard let last = views.last else { return nil }
    var overflow = overflow(of: edges(of: last), in: stack, system.edges(ofItem: number))
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

  /// The views that may go, lowest visibility priority first, and at most how much room in points each makes.
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
  private func overflow(of edges: ViewEdges, in stack: AppKitStackView, _ bounds: ViewEdges) -> Double {
    let insets = stack.edgeInsets
    if stack.axis == .vertical { return edges.bottom - bounds.bottom + insets.bottom }
    return stack.isRightToLeft(in: context.settings)
      ? bounds.left + insets.left - edges.left : edges.right - bounds.right + insets.right
  }

  private func length(of view: View, along axis: Axis) -> Double {
    let edges = edges(of: view)
    return axis == .horizontal ? edges.right - edges.left : edges.bottom - edges.top
  }

  private func edges(of view: View) -> ViewEdges { system.edges(ofItem: items.number(of: view)) }
}

extension AppKitStackView {
  /// Whether views may have to go if the stack is too short for them.
  fileprivate var mayDetach: Bool {
    clippingResistancePriority[axis] < 1000 && visibilityPriorities.values.contains { $0 > 0 }
  }

  /// Whether views stand as close as they may if there is no room for all, so that it is known how much one makes.
  fileprivate var isTight: Bool {
    let isShared = distribution == .fillEqually || distribution == .fillProportionally
    let resistance = clippingResistancePriority[axis]
    return !isShared && resistance > stackHuggingPriority[axis] && resistance > AppKitStackArrangement.equalGapPriority
  }
}
