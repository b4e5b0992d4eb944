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

/// What a session remembers of a stack view, to see what a change concerns.
struct StackState {
  let guides = StackGuides()
  var first: ObjectIdentifier?
  var firstVisible: View?
  var lastVisible: View?
  var visibleCount = 0
  var multilineLabelCount = 0
  var hasSpanner = false

  init() {}

  /// Remembers an arrangement.
  mutating func remember(_ arrangement: StackArrangement) {
    let items = arrangement.items
    first = items.first.map(ObjectIdentifier.init)
    firstVisible = arrangement.isEmpty ? nil : items[arrangement.firstVisible]
    lastVisible = arrangement.isEmpty ? nil : items[arrangement.lastVisible]
    visibleCount = arrangement.stack.visibleCount
    multilineLabelCount = arrangement.stack.visibleMultilineLabelCount
    hasSpanner = arrangement.spanner != nil
  }
}

/// A stack's constraints as they are laid out: on Interface Builder's canvas, hidden views have stand-ins.
struct StackConstraintMaker {
  let arrangement: StackArrangement
  private let canvas: HiddenViewCanvas?
  /// The view that holds everything that is laid out with the stack.
  private let root: View

  init(_ arrangement: StackArrangement, root: View) {
    self.arrangement = arrangement
    self.root = root
    canvas = HiddenViewCanvas(arrangement)
  }

  /// Whether a change of one view may concern all: stand-ins of hidden views, and FDStackView's chains.
  var mustMakeAll: Bool { arrangement.settings.semantics == .canvas || arrangement.behavior == .fdStackView }

  /// Whether any view can have a constraint in a role.
  func hasAny(_ role: ConstraintRole) -> Bool {
    switch role {
    case .suppression: arrangement.alignment != .fill
    case .hidingAlong, .hidingAcross: arrangement.stack.visibleCount < arrangement.items.count
    case .secondAlignment: arrangement.alignment == .fill
    case .share: arrangement.stack.distribution != .fill
    case .equalGap: arrangement.hasGaps
    case .boundaryMin: arrangement.spanner != nil
    case .textWidth: arrangement.stack.visibleMultilineLabelCount > 0
    case .standInEdge, .cornerMain: canvas != nil
    default: true
    }
  }

  func constraint(_ role: ConstraintRole, at place: Int) -> Constraint? {
    if role == .standInEdge || role == .standInLength { return canvas?.link(role, at: place) }
    let constraint = arrangement.constraint(role, at: place)
    return canvas == nil ? constraint : constraint.map { canvas?.replaced($0) ?? $0 }
  }

  /// FDStackView has no constraint that keeps equal distances small, and such a stack has been seen to grow as far as
  /// others let it: FDStackView issue 25. It is no constraint that FDStackView adds, and not listed.
  private var growth: Constraint? {
    let (stack, axis) = (arrangement.stack, arrangement.main)
    guard arrangement.behavior == .fdStackView, arrangement.hasGaps, !arrangement.isEmpty, stack !== root else {
      return nil
    }
    return Constraint(
      Constraint.Anchor(stack, axis.dimension), .equal, Constraint.Anchor(root, axis.dimension), multiplier: 1,
      constant: 0, priority: StackPriority.growth, identifier: nil, origin: .stack(stack, .canvas))
  }

  func constraint(_ role: ConstraintRole) -> Constraint? {
    if role == .cornerMain || role == .cornerCross { return canvas?.corner(role) }
    let constraint = arrangement.constraint(role) ?? (role == .mainFit ? growth : nil)
    return canvas == nil ? constraint : constraint.map { canvas?.replaced($0) ?? $0 }
  }
}
