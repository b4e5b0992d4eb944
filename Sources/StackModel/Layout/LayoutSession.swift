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
  let changes: ChangeSet
  private let passes: LayoutPasses
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
    system = EdgeSystem(atRunTime: settings.semantics == .runtime)
    items = LayoutItems(root: layoutRoot.view, system: system)
    metrics = CanvasMetrics(context, items, system)
    rows = RowTable(items, ConstraintForms(context: context, items: items, metrics: metrics), system)
    views = ViewRows(context, items, rows, metrics, system)
    placement = FramePlacement(context, items, system, views.canvas)
    changes = ChangeSet(items, rows)
    passes = LayoutPasses(items, rows, views, metrics, system, changes)
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
    let changed = passes.solve()
    defer { framesAreStale = false }
    return placement.update(framesAreStale ? nil : changed, rows)
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
    let tree = LayoutOrder(of: view).tree
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
    let tree = LayoutOrder(of: view).tree
    if items.place(tree) { rows.reorderAll() }
    for view in tree { rows.reorder(view, items.number(of: view)) }
    changes.record(.size, of: items.number(of: view))
    changes.recordNaturalSize(above: view)
  }

  func willRemove(_ view: View) {
    changes.recordNaturalSize(above: view)
    guard items.contains(view) else { return }
    for view in LayoutOrder(of: view).tree { detach(view) }
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
