internal import AutoLayout

/// The layout of a live view tree, solved again after each change with work in proportion to the change.
///
/// Change the views: hide one, set a text, arrange another, activate a constraint. The views report it to the session, and
/// ``layoutIfNeeded()`` brings the frames up to date. The result always equals that of a fresh session.
///
/// A view reports its changes to one session, the last that was made for it; an older one is over then.
public final class LayoutSession {
  let context: LayoutContext
  let items: LayoutItems
  let rows: RowTable
  let system: EdgeSystem
  let views: ViewRows
  let metrics: CanvasMetrics
  let placement: FramePlacement
  var changes: ChangeSet
  /// Whether the last layout took more than one pass, so that rows were measured from frames.
  private var isBeyondFirstPass = false
  /// Whether all frames are computed again, for other pixels, although edges may not change.
  var framesAreStale = false
  /// Whether views report their changes to the session; otherwise it leaves them as they are.
  private let isLive: Bool
  /// Whether another session lays the views out by now.
  private var isOver = false

  /// Lays out a root of a document, or a view for its own size, without the views being aware of it.
  init(_ layoutRoot: LayoutRoot, settings: DocumentSettings, options: LayoutOptions, isLive: Bool = false) {
    self.isLive = isLive
    context = LayoutContext(layoutRoot, settings: settings, options: options)
    system = EdgeSystem()
    items = LayoutItems(root: layoutRoot.view, system: system)
    metrics = CanvasMetrics(context, items, system)
    rows = RowTable(items, ConstraintForms(context: context, items: items, metrics: metrics), system)
    views = ViewRows(context, items, rows, metrics, system)
    placement = FramePlacement(context, items, system, views.canvas)
    changes = ChangeSet(items, rows)
    if isLive { for case let view? in items.views { attach(view) } }
  }

  /// Takes over the layout of views made in code; nothing is solved yet.
  ///
  /// - Parameters:
  ///   - root: The view that holds the others.
  ///   - size: Its size in points, required.
  ///   - safeAreaInsets: What bars and the device's edges cover of it.
  ///   - options: The device, whose pixels frames are rounded to, whose rules stack views follow, and how large content is.
  public convenience init(
    root: View, size: Size, safeAreaInsets: EdgeInsets = .zero, options: LayoutOptions = LayoutOptions()
  ) {
    self.init(
      LayoutRoot(view: root, size: size, safeArea: safeAreaInsets), settings: DocumentSettings(options: options),
      options: options, isLive: true)
  }

  /// Takes over the layout of a view that a document lays out on its own, such as a scene's root view; nil for others.
  public convenience init?(_ document: LayoutDocument, root: View) {
    guard let layoutRoot = document.layoutRoots().first(where: { $0.view === root }) else { return nil }
    self.init(layoutRoot, settings: document.settings, options: document.options, isLive: true)
  }

  deinit {
    for case let view? in items.views where view.layoutHost === self { view.layoutHost = nil }
  }

  private func attach(_ view: View) {
    if let other = view.layoutHost as? LayoutSession, other !== self { other.isOver = true }
    view.layoutHost = self
  }

  /// Whether the session has a view that no later session took over.
  func laysOut(_ view: View) -> Bool { items.contains(view) && (!isLive || view.layoutHost === self) }

  /// The view that holds all others.
  public var root: View { context.root }

  /// The size of the root view, in points.
  public var size: Size {
    get { context.layoutRoot.size }
    set {
      guard newValue != context.layoutRoot.size else { return }
      context.layoutRoot.size = newValue
      changes.record(context.layoutRoot.metricsFollowSize ? .all : .canvasSize)
    }
  }

  /// Whether something has changed since the last layout.
  public var needsLayout: Bool { !changes.isEmpty && !isOver }

  /// Brings the layout up to date.
  ///
  /// - Returns: The views whose frames changed, in the order of the tree; the first time all.
  @discardableResult
  public func layoutIfNeeded() -> [View] {
    guard needsLayout else { return [] }
    applyChanges(attachesAll: true)
    let changed = solvePasses()
    defer { framesAreStale = false }
    return placement.update(framesAreStale ? nil : changed, rows)
  }
}

// MARK: - Solving

extension LayoutSession {
  /// Text and safe areas settle within a few passes; a layout that does not is taken as it stands.
  private static let maximumPasses = 4

  /// Solves; returns the variables that changed, nil for all.
  private func solvePasses() -> [Int]? {
    views.canvas.hold()
    var changed = settle()
    if views.canvas.releaseOverflow() { changed = joined(changed, settle()) }
    var round = 0
    while true {
      let stacks = views.appKit.detachOverflow(round: round)
      if stacks.isEmpty { return changed }
      for stack in stacks { viewDidChange(stack, .arrangement) }
      applyChanges(attachesAll: false)
      changed = joined(changed, settle())
      round += 1
    }
  }

  private func joined(_ first: [Int]?, _ second: [Int]?) -> [Int]? {
    first.flatMap { first in second.map { first + $0 } }
  }

  private func settle() -> [Int]? {
    var changed = system.solve()
    guard !views.sizes.dependentViews.isEmpty else { return changed }
    isBeyondFirstPass = true
    for _ in 1..<Self.maximumPasses {
      metrics.startPass(isFirst: false)
      updateDependents()
      let more = system.solve() ?? []
      if more.isEmpty { break }
      changed?.append(contentsOf: more)
    }
    return changed
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

extension LayoutSession {
  /// Makes the rows say what the views say now, as in a first pass.
  private func applyChanges(attachesAll: Bool) {
    if attachesAll { for stack in views.appKit.attachAll() { viewDidChange(stack, .arrangement) } }
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

// MARK: - What views report

extension LayoutSession: LayoutHost {
  package var settings: DocumentSettings { context.settings }

  func viewDidChange(_ view: View, _ change: ViewChange) { changes.record(change, of: view) }

  func constraintDidChange(_ constraint: LayoutConstraint) { changes.record(constraint) }

  func constraintWillDeactivate(_ constraint: LayoutConstraint) {
    changes.record(.any)
    if let holder = constraint.holder { changes.recordNaturalSize(above: holder) }
    rows.remove(constraint)
  }

  func currentFrame(of view: View) -> Rect? {
    let number = items.number(of: view)
    return number < 0 || changes.changes(of: number).contains(.frame) ? nil : placement.layout(of: number)?.frame
  }

  func sizeWasSet(_ size: Size, of view: View) {
    if view === root { self.size = size }
  }

  func detachedPriority(of stack: View) -> Double { context.detachedPriority(of: stack) }
}

// MARK: - Views that come, move and leave

extension LayoutSession {
  func didInsert(_ view: View) {
    guard view.isLaidOutWithSuperview, items.superview(of: view) != nil else { return }
    let tree = view.layoutTree
    for view in tree {
      attach(view)
      let number = items.add(view)
      changes.record([.isNew, .size], of: number)
      if view is StackView { changes.record([.stack, .allSlots], of: number) }
      if view is AppKitStackView { changes.record(.stack, of: number) }
    }
    if items.place(tree) { rows.reorderAll() }
    changes.recordNaturalSize(above: view)
  }

  func didMove(_ view: View) {
    guard items.contains(view) else { return }
    let tree = view.layoutTree
    if items.place(tree) { rows.reorderAll() }
    for view in tree { rows.reorder(view, items.number(of: view)) }
    changes.record(.size, of: items.number(of: view))
    changes.recordNaturalSize(above: view)
  }

  func willRemove(_ view: View) {
    changes.recordNaturalSize(above: view)
    guard items.contains(view) else { return }
    for view in view.layoutTree { detach(view) }
    changes.record(.any)
  }

  private func detach(_ view: View) {
    let number = items.number(of: view)
    views.remove(view, number)
    for guide in view.ownedGuides { items.remove(guide) }
    changes.forget(number)
    metrics.forget(number)
    placement.forget(number)
    items.remove(view)
    view.layoutHost = nil
  }

  func willLeaveArrangement(_ view: View) {
    let number = items.number(of: view)
    guard number >= 0, let stack = view.arrangingStack else { return }
    changes.recordNaturalSize(above: view)
    views.stacks.remove(view, number, from: items.number(of: stack))
  }
}
