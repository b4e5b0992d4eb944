internal import AutoLayout

/// The constraints of stack views, whole and by single views.
extension LayoutSession {
  /// Adds all constraints of a stack in their order.
  func arrange(_ stack: StackView) {
    var state = stacks[stack.sessionIndex] ?? StackState()
    let arrangement = arrangement(of: stack, state)
    let maker = StackConstraintMaker(arrangement, root: root)
    for group in ConstraintRole.stackGroups where maker.hasAny(group.roles[0]) {
      if group.isOfItems {
        for place in arrangement.items.indices { set(group.roles, of: place, maker) }
      } else {
        for role in group.roles { set(role, of: stack, maker.constraint(role)) }
      }
    }
    state.remember(arrangement)
    stacks[stack.sessionIndex] = state
  }

  private func arrangement(of stack: StackView, _ state: StackState) -> StackArrangement {
    StackArrangement(stack, settings: settings, behavior: options.stackBehavior, guides: state.guides)
  }

  private func set(_ roles: [ConstraintRole], of place: Int, _ maker: StackConstraintMaker) {
    let arrangement = maker.arrangement
    let view = arrangement.items[place]
    guard view.layoutHost === self else { return }
    for role in roles { set(role, of: view, in: arrangement.stack, maker.constraint(role, at: place)) }
  }

  /// Brings a stack's constraints up to date where its views have changed.
  func refresh(_ stack: StackView, _ changes: ViewChanges, slots: [View]) {
    var state = stacks[stack.sessionIndex] ?? StackState()
    let arrangement = arrangement(of: stack, state)
    let maker = StackConstraintMaker(arrangement, root: root)
    if changes.contains(.allSlots) || maker.mustMakeAll {
      for place in arrangement.items.indices { set(ConstraintRole.ofItems, of: place, maker) }
    } else {
      refreshSlots(slots, state, maker)
      refreshSections(changes, state, maker)
    }
    for role in ConstraintRole.ofStacks { set(role, of: stack, maker.constraint(role)) }
    state.remember(arrangement)
    stacks[stack.sessionIndex] = state
  }

  /// The views that changed, those at the ends, and those whose gap reaches to them.
  private func refreshSlots(_ slots: [View], _ state: StackState, _ maker: StackConstraintMaker) {
    let arrangement = maker.arrangement
    var places = Set(slots.lazy.filter { $0.arrangingStack === arrangement.stack }.map(\.arrangementIndex))
    let ends = [arrangement.firstVisible, arrangement.lastVisible].filter(arrangement.items.indices.contains)
    let hasMoved =
      !arrangement.isEmpty
      && (arrangement.items[arrangement.firstVisible] !== state.firstVisible
        || arrangement.items[arrangement.lastVisible] !== state.lastVisible)
    if hasMoved || arrangement.isEmpty {
      places.formUnion(ends)
      let old = [state.firstVisible, state.lastVisible].compactMap { $0 }
      places.formUnion(old.filter { $0.arrangingStack === arrangement.stack }.map(\.arrangementIndex))
    }
    for place in places.sorted() {
      set(ConstraintRole.ofItems, of: place, maker)
      if place + 1 < arrangement.items.count { set([.spacing], of: place + 1, maker) }
      if arrangement.hasGaps, let before = arrangement.items[..<place].lastIndex(where: { !$0.isHidden }) {
        set([.share, .shareEnd, .equalGap], of: before, maker)
      }
    }
  }

  /// What all views share: the view that others are compared with, the spanner, the number of views.
  private func refreshSections(_ changes: ViewChanges, _ state: StackState, _ maker: StackConstraintMaker) {
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
    for place in arrangement.items.indices { set(roles, of: place, maker) }
  }
}
