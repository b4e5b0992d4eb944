internal import AutoLayout

/// Brings the rows of a session up to date with what changed, and solves them pass by pass.
final class LayoutPasses {
  private let items: LayoutItems
  private let rows: RowTable
  private let views: ViewRows
  private let metrics: CanvasMetrics
  private let system: EdgeSystem
  private let changes: ChangeSet
  /// Whether the last layout took more than one pass, so that rows were measured from frames.
  private var isBeyondFirstPass = false

  init(
    _ items: LayoutItems, _ rows: RowTable, _ views: ViewRows, _ metrics: CanvasMetrics, _ system: EdgeSystem,
    _ changes: ChangeSet
  ) {
    (self.items, self.rows, self.views) = (items, rows, views)
    (self.metrics, self.system, self.changes) = (metrics, system, changes)
  }

  /// Text and safe areas settle within a few passes; a layout that does not is taken as it stands.
  private static let maximumPasses = 4

  /// Applies the changes and solves; returns the variables that changed, nil for all.
  func solve() -> [Int]? {
    applyChanges(attachesAll: true)
    views.canvas.hold()
    var changed = settle()
    if views.canvas.fitRow() || views.canvas.releaseOverflow() { changed = joined(changed, settle()) }
    var round = 0
    while true {
      let stacks = views.appKit.detachOverflow(round: round)
      if stacks.isEmpty { return changed }
      for stack in stacks { changes.record(.arrangement, of: stack) }
      applyChanges(attachesAll: false)
      changed = joined(changed, settle())
      round += 1
    }
  }

  private func joined(_ first: [Int]?, _ second: [Int]?) -> [Int]? {
    first.flatMap { first in second.map { first + $0 } }
  }

  private func settle() -> [Int]? {
    var changed = solveSystem()
    guard !views.sizes.dependentViews.isEmpty else { return changed }
    isBeyondFirstPass = true
    for _ in 1..<Self.maximumPasses {
      metrics.startPass(isFirst: false)
      updateDependents()
      let more = solveSystem() ?? []
      if more.isEmpty { break }
      changed?.append(contentsOf: more)
    }
    return changed
  }

  private func solveSystem() -> [Int]? {
    let changed = system.solve()
    guard system.hasConflicts, rows.refreshBreakRanks() else { return changed }
    return joined(changed, system.solve())
  }

  /// Updates what follows from frames of the previous pass.
  private func updateDependents() {
    for number in views.sizes.dependentViews.sorted() {
      if let view = items.view(at: number) { views.updateSize(of: view, number) }
    }
    rows.refreshPreviousPass()
  }
}

// MARK: - Bringing the rows up to date

extension LayoutPasses {
  /// Makes the rows say what the views say now, as in a first pass.
  private func applyChanges(attachesAll: Bool) {
    rows.updateStretchOrder()
    if attachesAll { for stack in views.appKit.attachAll() { changes.record(.arrangement, of: stack) } }
    let global = changes.takeGlobal()
    metrics.startPass(isFirst: true)
    let changed = changes.takeViews()
    if global.contains(.canvasSize) { views.canvas.update() }
    if global == .all { views.updateAll() }
    let baselinesChanged = apply(changed)
    for constraint in changes.takeConstraints() { views.update(constraint) }
    if global == .all {
      // Everything is up to date.
    } else if global.contains(.metrics) || baselinesChanged {
      rows.refreshMetrics()
    } else if global.contains(.naturalSizes) {
      rows.refreshTallestViews()
    }
    if isBeyondFirstPass { updateDependents() }
    isBeyondFirstPass = false
  }

  /// Applies the changes of single views.
  ///
  /// - Returns: Whether a view that constraints name has other baselines than they were measured from.
  private func apply(_ changed: [Int: LayoutChanges]) -> Bool {
    var (changed, baselinesChanged) = (changed, false)
    var order = changed.keys.filter { items.view(at: $0) != nil }.sorted { items.label($0) < items.label($1) }
    var slots: [Int: [View]] = [:]
    for number in order {
      guard let view = items.view(at: number), let own = changed[number] else { continue }
      if own.contains(.isNew) { views.add(view, number) }
      if own.contains(.size) { views.updateSize(of: view, number) }
      if metrics.baselinesDiffer(view, at: number) { baselinesChanged = true }
      guard own.contains(.slot), let stack = view.arrangingStack else { continue }
      let stackNumber = items.number(of: stack)
      guard stackNumber >= 0 else { continue }
      slots[stackNumber, default: []].append(view)
      if changed[stackNumber] == nil { order.append(stackNumber) }
      changed[stackNumber, default: []].insert(.stack)
    }
    for number in order {
      guard let view = items.view(at: number), let own = changed[number] else { continue }
      let ofStack = own.intersection([.stack, .allSlots, .spacings, .shares])
      guard !ofStack.isEmpty else { continue }
      if let stack = view as? StackView { views.stacks.update(stack, number, ofStack, slots: slots[number] ?? []) }
      views.updateAppKit(view, number)
    }
    return baselinesChanged
  }
}
