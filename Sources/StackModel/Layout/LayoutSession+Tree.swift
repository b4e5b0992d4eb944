internal import AutoLayout

/// Which views are laid out, and their order.
extension LayoutSession {
  /// Numbers all views and gives them variables.
  func attachTree(onlyLooks: Bool) {
    var views: [View] = []
    collect(root, into: &views)
    entries.reserveCapacity(views.count)
    // Some constraints of the author's, and the view's own.
    rows.reserveCapacity(8 * views.count)
    system.reserveCapacity(8 * views.count)
    for view in views { attach(view, onlyLooks: onlyLooks) }
    relabel(views)
  }

  /// Forgets the views; a session that only looked leaves them as they were.
  func detachTree() {
    for case let entry? in entries where entry.view.layoutHost === self {
      entry.view.layoutHost = nil
      entry.view.variableBase = -1
    }
    for guide in guides.values { guide.variableBase = -1 }
    for place in displaced {
      place.item.variableBase = place.variableBase
      guard let view = place.item as? View else { continue }
      view.layoutHost = place.session
      view.sessionIndex = place.index
      for (constraint, row) in zip(view.constraints, place.constraintRows) { constraint.row = row }
      (view as? AppKitStackView)?.detachedPriority = place.detachedPriority
    }
  }

  /// Left out are views that the size class does not install, and those that are laid out on their own.
  private func collect(_ view: View, into views: inout [View]) {
    views.append(view)
    for subview in view.layoutChildren { collect(subview, into: &views) }
  }

  private func attach(_ view: View, onlyLooks: Bool) {
    if let other = view.layoutHost as? LayoutSession, other !== self {
      if onlyLooks { displace(view, other) } else { other.surrender() }
    }
    for constraint in view.constraints {
      constraint.row = -1
      if !onlyLooks { constraint.isNoted = false }
    }
    let index = freeEntries.popLast() ?? entries.count
    if index == entries.count {
      entries.append(nil)
      labels.append(0)
      roleRows.append(contentsOf: repeatElement(-1, count: ConstraintRole.count))
    }
    view.layoutHost = self
    view.sessionIndex = index
    entries[index] = ViewEntry(view)
    makeVariables(for: view)
    if !edgeOfVariable.isEmpty { indexVariables(of: view) }
  }

  func indexVariables(of view: View) {
    for edge in 0..<4 { edgeOfVariable[variables[Int(view.variableBase) + edge]] = 4 * view.sessionIndex + edge }
    if let scroll = view as? ScrollView { indexContent(of: scroll) }
  }

  /// What is said of a scroll view depends on how large its content may be.
  private func indexContent(of scroll: ScrollView) {
    let base = Int(scroll.contentLayoutGuide.variableBase)
    guard base >= 0 else { return }
    for edge in 2..<4 { edgeOfVariable[variables[base + edge]] = 4 * scroll.sessionIndex + edge }
  }

  /// Another session takes the views over.
  private func surrender() {
    isOver = true
    for guide in guides.values { guide.variableBase = -1 }
    guides = [:]
  }

  private func displace(_ view: View, _ session: LayoutSession) {
    displaced.append(
      DisplacedItem(
        item: view, session: session, index: view.sessionIndex, variableBase: view.variableBase,
        constraintRows: view.constraints.map(\.row),
        detachedPriority: (view as? AppKitStackView)?.detachedPriority ?? 0))
    for guide in view.ownedGuides where guide.variableBase >= 0 {
      displaced.append(DisplacedItem(item: guide, session: nil, index: 0, variableBase: guide.variableBase))
      guide.variableBase = -1
    }
  }

  func makeVariables(for item: LayoutItem) {
    item.variableBase = Int32(variables.count)
    for _ in 0..<4 { variables.append(system.makeVariable()) }
    guard let guide = item as? LayoutGuide else { return }
    guides[ObjectIdentifier(guide)] = guide
    if !edgeOfVariable.isEmpty, let scroll = guide.owner as? ScrollView { indexContent(of: scroll) }
  }

  func forget(_ guide: LayoutGuide) {
    guide.variableBase = -1
    guides[ObjectIdentifier(guide)] = nil
  }

  /// A view that has become part of the tree.
  func didInsert(_ view: View) {
    guard view.isInTreeLaidOut(by: self) else { return }
    var views: [View] = []
    collect(view, into: &views)
    for view in views {
      attach(view, onlyLooks: false)
      mark(view, [.isNew, .size])
      if view is StackView { mark(view, [.stack, .allSlots]) }
      if view is AppKitStackView { mark(view, .stack) }
    }
    place(views)
    noteNaturalSize(above: view)
  }

  /// A view that has another place under the same superview.
  func didMove(_ view: View) {
    guard view.layoutHost === self else { return }
    var views: [View] = []
    collect(view, into: &views)
    place(views)
    for view in views { reorderRows(of: view) }
    mark(view, .size)
    noteNaturalSize(above: view)
  }

  /// A view that is about to leave the tree.
  func willRemove(_ view: View) {
    noteNaturalSize(above: view)
    guard view.layoutHost === self else { return }
    var views: [View] = []
    collect(view, into: &views)
    for view in views { detach(view) }
  }

  private func detach(_ view: View) {
    let index = view.sessionIndex
    for role in 0..<ConstraintRole.count { removeRow(at: index * ConstraintRole.count + role) }
    for constraint in view.constraints { drop(constraint) }
    for row in listedRows.removeValue(forKey: index) ?? [] { removeRow(row) }
    stacks[index] = nil
    appKitGuides[index] = nil
    detachingStacks.remove(index)
    for guide in view.ownedGuides where guide.variableBase >= 0 { forget(guide) }
    if !edgeOfVariable.isEmpty {
      for edge in 0..<4 { edgeOfVariable[variables[Int(view.variableBase) + edge]] = nil }
    }
    setDependent(false, index)
    entries[index] = nil
    freeEntries.append(index)
    view.layoutHost = nil
    view.variableBase = -1
    globalChanges.insert(.any)
  }
}

// MARK: - Order

extension LayoutSession {
  private static let stride = 1 << 14

  func label(_ index: Int) -> Int { labels[index] }

  /// Numbers all views of the tree evenly, with room between them and behind them.
  private func relabel(_ views: [View]) {
    let stride = max(1, min(Self.stride, ConstraintOrder.labelLimit / 2 / (views.count + 1)))
    for (place, view) in views.enumerated() { labels[view.sessionIndex] = (place + 1) * stride }
  }

  /// Labels views, which follow each other in the tree, between what precedes and what follows them.
  private func place(_ views: [View]) {
    guard let first = views.first, first !== root else { return }
    let low = first.precedingInLayout.map { label($0.sessionIndex) } ?? 0
    let high = first.followingInLayout.map { label($0.sessionIndex) }
    let room = (high ?? min(low + Self.stride * (views.count + 1), ConstraintOrder.labelLimit)) - low
    guard room > views.count else { return relabelTree() }
    // Nearer to what precedes: views are mostly added behind others.
    let step = max(1, room / max(views.count + 1, high == nil ? 2 : 8))
    for (place, view) in views.enumerated() { labels[view.sessionIndex] = low + (place + 1) * step }
  }

  private func relabelTree() {
    var views: [View] = []
    collect(root, into: &views)
    relabel(views)
    for case let row? in rows { system.setOrder(row.order.number(label), of: row.id) }
  }

  /// Tells the solver where the rows of a view stand now.
  private func reorderRows(of view: View) {
    let start = view.sessionIndex * ConstraintRole.count
    let ofRoles = roleRows[start..<start + ConstraintRole.count]
    let declared = view.constraints.lazy.map(\.row)
    for row in Array(ofRoles) + declared + (listedRows[view.sessionIndex] ?? []) where row >= 0 {
      guard let found = rows[Int(row)] else { continue }
      system.setOrder(found.order.number(label), of: found.id)
    }
  }
}

extension View {
  /// The subviews that are laid out with the view: arranged ones in the order of their arrangement, then the others.
  var layoutChildren: [View] {
    guard let stack = self as? StackView else { return subviews.filter(\.isLaidOutWithSuperview) }
    let others = subviews.lazy.filter { $0.arrangingStack == nil && $0.isLaidOutWithSuperview }
    return stack.arrangedSubviews.filter(\.isLaidOutWithSuperview) + others
  }

  fileprivate var isLaidOutWithSuperview: Bool { isInstalled && !isLayoutRoot }

  fileprivate func isInTreeLaidOut(by session: LayoutSession) -> Bool {
    superview?.layoutHost === session && isLaidOutWithSuperview
  }

  /// The view before this one in the order of layout; nil for a root.
  fileprivate var precedingInLayout: View? {
    guard var view = sibling(-1) else { return superview }
    while let last = view.lastLayoutChild { view = last }
    return view
  }

  /// The view behind this one and all in it, in the order of layout; nil at the end.
  fileprivate var followingInLayout: View? {
    var view: View? = self
    while let current = view, (current.layoutHost as? LayoutSession)?.root !== current {
      if let next = current.sibling(1) { return next }
      view = current.superview
    }
    return nil
  }

  private var lastLayoutChild: View? {
    let arranged = (self as? StackView)?.arrangedSubviews ?? []
    guard let last = arranged.count == subviews.count ? arranged.last : subviews.last else { return nil }
    let isLast = last.isLaidOutWithSuperview && (last.arrangingStack == nil || arranged.count == subviews.count)
    return isLast ? last : layoutChildren.last
  }

  /// The next child of the superview in a direction, 1 or -1.
  private func sibling(_ step: Int) -> View? {
    guard let superview else { return nil }
    let arranged = (superview as? StackView)?.arrangedSubviews ?? []
    if arrangingStack != nil, let found = Self.next(in: arranged, from: arrangementIndex, step, where: { _ in true }) {
      return found
    }
    if arrangingStack != nil, step < 0 { return nil }
    let start = arrangingStack == nil ? superview.index(ofSubview: self) : -1
    let found = Self.next(in: superview.subviews, from: start, step) { $0.arrangingStack == nil }
    if found != nil || step > 0 { return found }
    return Self.next(in: arranged, from: arranged.count, -1) { _ in true }
  }

  private static func next(
    in views: [View], from start: Int, _ step: Int, where isWanted: (View) -> Bool
  ) -> View? {
    var place = start + step
    while views.indices.contains(place) {
      if views[place].isLaidOutWithSuperview, isWanted(views[place]) { return views[place] }
      place += step
    }
    return nil
  }
}
