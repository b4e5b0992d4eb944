/// The rows of stack views, all at once or only those of views that changed.
final class StackRows {
  private let context: LayoutContext
  private let items: LayoutItems
  private let rows: RowTable
  /// By the number of the stack view.
  private var states: [Int: StackState] = [:]

  init(_ context: LayoutContext, _ items: LayoutItems, _ rows: RowTable) {
    self.context = context
    self.items = items
    self.rows = rows
  }

  /// Adds all constraints of a stack in their order.
  func add(_ stack: StackView, _ number: Int) {
    var state = states[number] ?? StackState()
    let arrangement = arrangement(of: stack, state)
    let maker = StackConstraintMaker(arrangement, root: context.root)
    for group in ConstraintRole.stackGroups where maker.hasAny(group.roles[0]) {
      if group.isOfItems {
        for place in arrangement.items.indices { set(group.roles, of: place, maker, number) }
      } else {
        for role in group.roles { rows.set(role, of: number, maker.constraint(role)) }
      }
    }
    state.remember(arrangement)
    states[number] = state
  }

  private func arrangement(of stack: StackView, _ state: StackState) -> StackArrangement {
    StackArrangement(stack, settings: context.settings, behavior: context.options.stackBehavior, guides: state.guides)
  }

  private func set(_ roles: [ConstraintRole], of place: Int, _ maker: StackConstraintMaker, _ stack: Int) {
    let number = items.number(of: maker.arrangement.items[place])
    guard number >= 0 else { return }
    for role in roles { rows.set(role, of: number, in: stack, maker.constraint(role, at: place)) }
  }

  /// Updates the constraints of a stack.
  ///
  /// - Parameter slots: The arranged views that changed.
  func update(_ stack: StackView, _ number: Int, _ changes: LayoutChanges, slots: [View]) {
    var state = states[number] ?? StackState()
    let arrangement = arrangement(of: stack, state)
    let maker = StackConstraintMaker(arrangement, root: context.root)
    if changes.contains(.allSlots) || maker.mustMakeAll {
      for place in arrangement.items.indices { set(ConstraintRole.ofItems, of: place, maker, number) }
    } else {
      updateSlots(slots, state, maker, number)
      updateSections(changes, state, maker, number)
    }
    for role in ConstraintRole.ofStacks { rows.set(role, of: number, maker.constraint(role)) }
    state.remember(arrangement)
    states[number] = state
  }

  /// Updates the views that changed, those at the ends, and those whose gap reaches to them.
  private func updateSlots(_ slots: [View], _ state: StackState, _ maker: StackConstraintMaker, _ number: Int) {
    let arrangement = maker.arrangement
    var places = Set(slots.lazy.filter { $0.arranger === arrangement.stack }.map(\.arrangementIndex))
    let ends = [arrangement.firstVisible, arrangement.lastVisible].filter(arrangement.items.indices.contains)
    let hasMoved =
      !arrangement.isEmpty
      && (arrangement.items[arrangement.firstVisible] !== state.firstVisible
        || arrangement.items[arrangement.lastVisible] !== state.lastVisible)
    if hasMoved || arrangement.isEmpty {
      places.formUnion(ends)
      let old = [state.firstVisible, state.lastVisible].compactMap { $0 }
      places.formUnion(old.filter { $0.arranger === arrangement.stack }.map(\.arrangementIndex))
    }
    for place in places.sorted() {
      set(ConstraintRole.ofItems, of: place, maker, number)
      if place + 1 < arrangement.items.count { set([.spacing], of: place + 1, maker, number) }
      if arrangement.hasGaps, let before = arrangement.items[..<place].lastIndex(where: { !$0.isHidden }) {
        set([.share, .shareEnd, .equalGap], of: before, maker, number)
      }
    }
  }

  /// Updates what all views share: the view that others are compared with, the spanner, the number of views.
  private func updateSections(
    _ changes: LayoutChanges, _ state: StackState, _ maker: StackConstraintMaker, _ number: Int
  ) {
    let arrangement = maker.arrangement
    let stack = arrangement.stack
    var roles: [ConstraintRole] = []
    if arrangement.items.first.map(ObjectIdentifier.init) != state.first {
      roles += [.firstAlignment, .secondAlignment]
    }
    let firstVisible = arrangement.isEmpty ? nil : arrangement.items[arrangement.firstVisible]
    let hasOtherFirst = stack.distribution == .fillEqually && firstVisible !== state.firstVisible
    if hasOtherFirst || arrangement.proportions != nil || changes.contains(.shares) { roles += [.share, .shareEnd] }
    if changes.contains(.spacings) { roles += [.spacing] }
    if (arrangement.spanner != nil) != state.hasSpanner { roles += [.boundaryMin, .boundaryMax] }
    let most = StackArrangement.mostEqualGaps
    if (stack.visibleCount > most) != (state.visibleCount > most) { roles += [.equalGap] }
    let hasOtherWidths =
      stack.visibleCount != state.visibleCount || stack.visibleMultilineLabelCount != state.multilineLabelCount
      || changes.contains(.spacings)
    if hasOtherWidths, stack.visibleMultilineLabelCount + state.multilineLabelCount > 0 { roles += [.textWidth] }
    guard !roles.isEmpty else { return }
    for place in arrangement.items.indices { set(roles, of: place, maker, number) }
  }
}

// MARK: - Views that leave

extension StackRows {
  /// Removes the rows that a stack has for a view, which is about to leave its arrangement.
  func remove(_ view: View, _ viewNumber: Int, from stack: Int) {
    for role in ConstraintRole.ofItems { rows.remove(role, of: viewNumber) }
    for guide in states[stack]?.guides.forget(view) ?? [] { items.remove(guide) }
  }

  /// Forgets a stack view that leaves the session.
  func forget(_ number: Int) { states[number] = nil }

  /// Numbers the guides of stacks in the order of the views, for reports.
  func numberGuides() {
    for (number, state) in states {
      if let stack = items.view(at: number) as? StackView { state.guides.number(stack.arrangedSubviews) }
    }
  }
}
