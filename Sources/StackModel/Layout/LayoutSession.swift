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
  ///
  /// - Parameter budget: What solving this and others may take together; nil for no common limit.
  init(
    _ layoutRoot: LayoutRoot, settings: DocumentSettings, options: LayoutOptions, budget: SolvingBudget? = nil,
    isLive: Bool = false
  ) {
    self.isLive = isLive
    context = LayoutContext(layoutRoot, settings: settings, options: options)
    system = EdgeSystem(budget: budget)
    items = LayoutItems(root: layoutRoot.view, system: system, isRunTime: settings.semantics == .runtime)
    metrics = CanvasMetrics(context, items, system)
    rows = RowTable(
      items, ConstraintForms(context: context, items: items, metrics: metrics), system,
      BreakOrder(items: items, isRunTime: settings.semantics == .runtime))
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

  func stretchOrderDidChange() { items.stretchOrderDidChange() }

  func constraintWillDeactivate(_ constraint: LayoutConstraint) {
    items.stretchOrderDidChange()
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
    rows.orderDidChange()
    changes.recordNaturalSize(above: view)
  }

  func didMove(_ view: View) {
    guard items.contains(view) else { return }
    let tree = LayoutOrder(of: view).tree
    if items.place(tree) { rows.reorderAll() }
    for view in tree { rows.reorder(view, items.number(of: view)) }
    rows.orderDidChange()
    changes.record(.size, of: items.number(of: view))
    changes.recordNaturalSize(above: view)
  }

  func willRemove(_ view: View) {
    changes.recordNaturalSize(above: view)
    guard items.contains(view) else { return }
    for view in LayoutOrder(of: view).tree { detach(view) }
    items.stretchOrderDidChange()
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

/// The same views laid out under other conditions, for the analysis of a document.
extension LayoutSession {
  /// Lays the views out on another canvas, for another user.
  func show(_ layoutRoot: LayoutRoot, _ settings: DocumentSettings) {
    let isSameContent =
      views.sizes.keepsContentSizes && layoutRoot.canvas == context.layoutRoot.canvas
      && settings.contentConditions == context.settings.contentConditions
    context.layoutRoot = layoutRoot
    context.settings = settings
    setDesignTimeLengths(true)
    if isSameContent { return canvasDidChange() }
    views.sizes.forgetDesignTimeViews()
    framesAreStale = true
    changes.record(.all)
  }

  /// Records that only the size of the canvas and metrics at its edges changed.
  private func canvasDidChange() {
    for number in 0..<items.count {
      if let view = items.view(at: number) { views.sizes.setDependent(context.layoutRoot.isDependent(view), number) }
    }
    changes.record([.canvasSize, .metrics])
    // A cell's content view keeps its distances from the cell, which its rows have as numbers.
    if root is CellView {
      for view in root.subviews where view.key == "contentView" { changes.mark(view, .size) }
    }
  }

  /// Measures each content only once for all users and devices.
  func keepContentSizes() { views.sizes.keepContentSizes() }

  /// Whether Interface Builder's canvas gives lengths to some views because they have no content.
  package var hasDesignTimeLengths: Bool { !views.sizes.designTimeViews.isEmpty }

  /// Whether Interface Builder's canvas gives a length to a view because it has no content.
  func hasDesignTimeLength(_ view: View) -> Bool { views.sizes.designTimeViews.contains(items.number(of: view)) }

  private func setDesignTimeLengths(_ shows: Bool) {
    for number in views.sizes.showDesignTimeLengths(shows) { changes.record(.size, of: number) }
  }

  /// Lays out without these lengths, which do not exist at run time.
  package func forgetDesignTimeLengths() {
    setDesignTimeLengths(false)
    setTextProbe(1)
    layoutIfNeeded()
  }

  /// Lays out with all text 7 % larger, which shows the frames that depend on it.
  func enlargeText() {
    setTextProbe(1.07)
    layoutIfNeeded()
  }

  private func setTextProbe(_ factor: Double) {
    guard context.settings.text.fontScale != factor else { return }
    context.settings.text.fontScale = factor
    for number in 0..<items.count {
      if let view = items.view(at: number), isMeasured(view, number) { viewDidChange(view, .content) }
    }
  }

  private func isMeasured(_ view: View, _ number: Int) -> Bool {
    metrics.hasMeasuredBaselines(at: number) || view.hasWidthDependentHeight
      || Axis.allCases.contains { views.sizes.contentLength(of: number, $0) != nil }
  }
}

/// What the last layout found.
extension LayoutSession {
  /// The last layout of a view; nil for a view of another session, and before the first layout.
  public func layout(of view: View) -> ViewLayout? {
    guard laysOut(view) else { return nil }
    return placement.layout(of: items.number(of: view))
  }

  /// The frame that the last layout gave a view, in the superview's coordinates, rounded to the device's pixels; nil for
  /// views that are not laid out here, or not yet.
  public func frame(of view: View) -> Rect? { layout(of: view)?.frame }

  /// Whether constraints leave the view's position or size open.
  public func hasAmbiguousLayout(_ view: View) -> Bool { layout(of: view)?.isAmbiguous ?? false }

  /// The rectangle that constraints act on, in the coordinates of the root view and not rounded; nil for views that are
  /// not laid out here, or not yet.
  public func alignmentRect(of view: View) -> Rect? {
    guard laysOut(view) else { return nil }
    return placement.alignmentRect(of: view, items.number(of: view))
  }

  /// What the last layout found for each view, in no particular order.
  var layouts: some Sequence<ViewLayout> { placement.all }

  /// The edges that the last pass gave a view that is laid out here.
  func edges(of view: View) -> ViewEdges { system.edges(ofItem: items.number(of: view)) }

  /// What bars and the device's edges cover of a view that is laid out here.
  func safeAreaInsets(of view: View) -> EdgeInsets {
    var inputs: ConstraintRow.Inputs = []
    return metrics.safeAreaInsets(of: view, &inputs)
  }

  /// How far the edges of a view are open.
  func freedom(of view: View) -> EdgeFreedom { system.freedom(ofItem: items.number(of: view)) }

  /// The length of a view's content; nil if it has none.
  func contentLength(of view: View, _ axis: Axis) -> Double? {
    views.sizes.contentLength(of: items.number(of: view), axis)
  }
}

// MARK: - Constraints and conflicts

extension LayoutSession {
  /// The constraints that are laid out, in the order of the views that hold them.
  public var constraints: [Constraint] {
    views.stacks.numberGuides()
    return rows.orderedRows.map(\.constraint)
  }

  /// Each constraint with the constant that its items add, such as margins: the whole of what is solved.
  var rowLines: [String] {
    views.stacks.numberGuides()
    return rows.orderedRows.map { "\($0.constraint) | \($0.constraint.constant) | \($0.form.constant)" }
  }

  /// The conflicts of the last layout, in the order in which they were found.
  public var conflicts: [ConstraintConflict] {
    let found = system.solution?.conflicts ?? []
    guard !found.isEmpty else { return [] }
    views.stacks.numberGuides()
    var named: [ConstraintID: ConstraintRow] = [:]
    for row in rows.rows { named[row.id] = row }
    return found.compactMap { conflict in
      guard let broken = named[conflict.broken] else { return nil }
      let others = conflict.constraints.filter { $0 != conflict.broken }.compactMap { named[$0] }
      let ordered = others.sorted { $0.order.number(items.label) < $1.order.number(items.label) }
      return ConstraintConflict(broken, others: ordered)
    }
  }

  /// Whether there are any conflicts, without making their proofs.
  var hasConflicts: Bool { system.hasConflicts }

  /// Whether the constraints are too tangled to be solved, or their numbers too large. Then frames need not meet even
  /// required constraints.
  public var isIncomplete: Bool { system.solution?.isIncomplete ?? false }

  /// Whether there are more conflicts than ``conflicts`` lists.
  public var hasMoreConflicts: Bool { system.solution?.hasMoreConflicts ?? false }
}

/// A constraint as the solver has it: the sum of its terms compares with its right-hand side.
package struct SolvedConstraint {
  /// The constraint.
  package let constraint: Constraint
  /// The coefficients by edge; see ``ViewEdgeNumbers``.
  package let terms: SparseVector
  /// The constant, with margins and other insets of the constraint's items added.
  package let rightSide: Double

  /// How far a sum is from satisfying the constraint; 0 if it does.
  package func violation(of sum: Double) -> Double { constraint.relation.excess(of: sum - rightSide) }
}

/// The numbers of a view's edges in a session.
package struct ViewEdgeNumbers {
  private let first: Int

  init(ofItem number: Int) { first = 4 * number }

  package var left: Int { first }
  package var top: Int { first + 1 }
  package var right: Int { first + 2 }
  package var bottom: Int { first + 3 }

  /// The left or the top edge.
  package func near(_ axis: Axis) -> Int { axis == .horizontal ? left : top }
  /// The right or the bottom edge.
  package func far(_ axis: Axis) -> Int { axis == .horizontal ? right : bottom }
}

/// The last layout as the solver has it, for explanations.
extension LayoutSession {
  /// The constraints, in the order of the views that hold them.
  package var solvedConstraints: [SolvedConstraint] {
    rows.orderedRows.map {
      SolvedConstraint(constraint: $0.constraint, terms: $0.form.terms, rightSide: $0.rightSide)
    }
  }

  /// The place of an edge in points, in the coordinates of the root view, y downwards.
  package func place(ofEdge number: Int) -> Double { system.value(of: number) }

  /// The numbers of the edges of a view that is laid out here.
  package func edgeNumbers(of view: View) -> ViewEdgeNumbers { ViewEdgeNumbers(ofItem: items.number(of: view)) }

  /// The view whose coordinates a view's frame is measured in; nil for the root.
  package func outerView(of view: View) -> View? { view === root ? nil : items.superview(of: view) }
}

/// Required constraints that cannot hold together.
public struct ConstraintConflict {
  /// The constraint that was broken.
  public let broken: Constraint
  /// The constraints that it contradicts. If any one of them is removed, all others can hold.
  public let others: [Constraint]
  /// Why they cannot; nil where rounding hides it.
  let proof: ConflictProof?
  /// What the broken constraint contradicts, apart from the rule that no length is negative.
  let core: Set<ConstraintID>
  /// The core and the broken constraint.
  let members: Set<ConstraintID>

  init(_ broken: ConstraintRow, others: [ConstraintRow]) {
    self.broken = broken.constraint
    self.others = others.map(\.constraint)
    proof = ConflictProof(others, broken: broken)
    core = Set(others.filter { !$0.constraint.isNonNegativeSize }.map(\.id))
    members = core.union([broken.id])
  }
}

extension Constraint {
  /// Whether it says no more than that a length is not negative.
  var isNonNegativeSize: Bool {
    if case .nonNegativeSize = origin { true } else { false }
  }
}
