/// NSStackView's operations on the views that it arranges.
extension AppKitStackView {
  /// The views that the stack arranges, detached ones included, in order.
  public var arrangedSubviews: [View] { Array(areas.joined()) }

  /// The arranged views that took part in the last layout.
  var attachedViews: [View] { attachedViews(in: layoutHost) }

  /// The arranged views that take part in a layout.
  func attachedViews(in layout: (any DetachedViews)?) -> [View] {
    let priority = layout?.detachedPriority(of: self) ?? VisibilityPriority.notVisible
    return areas.joined().filter { arranges($0, above: priority) }
  }

  /// The arranged views that take no room: hidden ones that the stack detaches, those with the visibility priority 0,
  /// and those for which there was no room in the last layout.
  public var detachedViews: [View] { areas.joined().filter { !arranges($0) } }

  /// The arranged views of a gravity area, detached ones included.
  public func views(in gravity: Gravity) -> [View] { areas[gravity.rawValue] }

  /// Whether a view of one of the areas took part in the last layout.
  func arranges(_ view: View) -> Bool { arranges(view, in: layoutHost) }

  func arranges(_ view: View, in layout: (any DetachedViews)?) -> Bool {
    arranges(view, above: layout?.detachedPriority(of: self) ?? VisibilityPriority.notVisible)
  }

  private func arranges(_ view: View, above priority: Double) -> Bool {
    !(view.isHidden && detachesHiddenViews) && visibilityPriority(for: view) > priority
  }

  /// Arranges a view after all others, and makes it a subview if it is not one.
  public func addArrangedSubview(_ view: View) {
    let count = areas.reduce(0) { $0 + $1.count }
    insertArrangedSubview(view, at: view.arranger === self ? count - 1 : count)
  }

  /// Arranges a view at a place among the arranged views, in the gravity area of the one before it, and makes it a
  /// subview if it is none. A view that is arranged already moves there.
  ///
  /// The place must not lie after the end.
  public func insertArrangedSubview(_ view: View, at index: Int) {
    moveOut(view)
    var (area, place) = (0, index)
    while area + 1 < areas.count, place > areas[area].count {
      place -= areas[area].count
      area += 1
    }
    insert(view, at: place, inArea: area)
  }

  /// Takes a view out of the arrangement. It stays a subview; its custom spacing and visibility priority are forgotten.
  public func removeArrangedSubview(_ view: View) {
    guard view.arranger === self else { return }
    dropFromArrangement(view)
  }

  /// Arranges a view after all others of a gravity area, and makes it a subview if it is not one.
  public func addView(_ view: View, in gravity: Gravity) {
    moveOut(view)
    insert(view, at: areas[gravity.rawValue].count, inArea: gravity.rawValue)
  }

  /// Arranges a view at an index in a gravity area, and makes it a subview if it is not one.
  ///
  /// The place must not lie after the end of the area.
  public func insertView(_ view: View, at index: Int, in gravity: Gravity) {
    moveOut(view)
    insert(view, at: index, inArea: gravity.rawValue)
  }

  /// Replaces the views of a gravity area. Views that are not among the new ones leave the stack.
  public func setViews(_ views: [View], in gravity: Gravity) {
    let kept = Set(views.lazy.map(ObjectIdentifier.init))
    let old = areas[gravity.rawValue]
    areas[gravity.rawValue] = []
    for view in old.reversed() where !kept.contains(ObjectIdentifier(view)) { removeView(view) }
    for view in views { addView(view, in: gravity) }
  }

  /// Takes a view out of the stack, and out of its subviews.
  public func removeView(_ view: View) {
    if view.arranger === self { view.removeFromSuperview() }
  }

  /// Takes an arranged view out of its area before it is inserted elsewhere. What is set for it stays.
  private func moveOut(_ view: View) {
    guard view.arranger === self else { return }
    for area in areas.indices { areas[area].removeLast(view) }
  }

  private func insert(_ view: View, at index: Int, inArea area: Int) {
    precondition(
      (0...areas[area].count).contains(index),
      "place \(index) lies after the \(areas[area].count) arranged views of \(name)")
    let isNew = view.superview !== self
    if isNew { adopt(view, at: subviews.count) }
    areas[area].insert(view, at: index)
    view.arranger = self
    if isNew { layoutHost?.didInsert(view) } else { layoutHost?.viewDidChange(view, .size) }
    arrangementDidChange()
  }

  func dropFromArrangement(_ view: View) {
    for area in areas.indices { areas[area].removeLast(view) }
    view.arranger = nil
    view.customSpacing = nil
    visibilityPriorities[ObjectIdentifier(view)] = nil
    layoutHost?.viewDidChange(view, .size)
    arrangementDidChange()
  }

  func arrangementDidChange() { layoutHost?.viewDidChange(self, .arrangement) }
}

extension AppKitStackView {
  /// The distances after the arranged views in points; nil for the stack's spacing.
  public var customSpacings: [Double?] { areas.joined().map(\.customSpacing) }

  /// The custom distance after an arranged view in points; nil where the stack's own holds.
  public func customSpacing(after view: View) -> Double? {
    view.arranger === self ? view.customSpacing : nil
  }

  /// Sets the distance after an arranged view in points; nil for the stack's own. Ignored for other views.
  public func setCustomSpacing(_ spacing: Double?, after view: View) {
    guard view.arranger === self, view.customSpacing != spacing else { return }
    view.customSpacing = spacing
    arrangementDidChange()
  }

  /// How long an arranged view stays attached if there is no room for all: ``VisibilityPriority``.
  public func visibilityPriority(for view: View) -> Double {
    visibilityPriorities.isEmpty
      ? VisibilityPriority.mustHold : visibilityPriorities[ObjectIdentifier(view)] ?? VisibilityPriority.mustHold
  }

  /// Sets how long an arranged view stays attached, from 0 to 1000; greater numbers mean 1000. Ignored for other views.
  public func setVisibilityPriority(_ priority: Double, for view: View) {
    guard view.arranger === self, visibilityPriority(for: view) != priority else { return }
    let isDefault = priority >= VisibilityPriority.mustHold
    visibilityPriorities[ObjectIdentifier(view)] = isDefault ? nil : max(VisibilityPriority.notVisible, priority)
    arrangementDidChange()
  }
}

extension AppKitStackView {
  /// How strongly the stack hugs its views along an axis.
  public func huggingPriority(for axis: Axis) -> Double { stackHuggingPriority[axis] }

  /// Sets how strongly the stack hugs its views along an axis, from 1 to 1000.
  public func setHuggingPriority(_ priority: Double, for axis: Axis) { stackHuggingPriority[axis] = priority }

  /// How strongly the stack resists being shorter than its views along an axis.
  public func clippingResistancePriority(for axis: Axis) -> Double { clippingResistancePriority[axis] }

  /// Sets how strongly the stack resists being shorter than its views along an axis, from 1 to 1000.
  public func setClippingResistancePriority(_ priority: Double, for axis: Axis) {
    clippingResistancePriority[axis] = priority
  }
}

extension [View] {
  /// From the end, where most changes are.
  fileprivate mutating func removeLast(_ view: View) {
    if let index = lastIndex(where: { $0 === view }) { remove(at: index) }
  }
}

extension View {
  /// The NSStackView that has this view in one of its areas.
  var arrangingAppKitStack: AppKitStackView? { arranger as? AppKitStackView }
}
