internal import AutoLayout

/// The constraints that a stack view adds for its arranged views, as UIStackView does: same identifiers, items,
/// relations, constants and priorities, in the order in which UIKit has been seen to create them.
///
/// Each constraint is created separately, by its role and the position of its view, so a change does not create all
/// again.
struct StackArrangement {
  let stack: StackView
  let settings: DocumentSettings
  let behavior: StackBehavior
  let alignment: StackView.Alignment
  let items: [View]
  let guides: StackGuides
  let main: StackAxis
  let cross: StackAxis
  /// The position of the first view that is shown; the number of views if none is.
  let firstVisible: Int
  /// The position of the last view that is shown; -1 if none is.
  let lastVisible: Int
  /// The share of each view along the axis; nil if the distribution does not need it.
  let proportions: StackProportions?

  init(
    _ stack: StackView, settings: DocumentSettings, behavior: StackBehavior = .uiKit,
    guides: StackGuides = StackGuides()
  ) {
    self.stack = stack
    self.settings = settings
    self.behavior = behavior
    self.guides = guides
    alignment = Self.alignment(of: stack, behavior)
    items = stack.arrangedSubviews
    main = StackAxis.of(stack.axis)
    cross = StackAxis.of(stack.axis.perpendicular)
    let isAnyVisible = stack.visibleCount > 0
    firstVisible = isAnyVisible ? items.firstIndex { !$0.isHidden } ?? items.count : items.count
    lastVisible = isAnyVisible ? items.lastIndex { !$0.isHidden } ?? -1 : -1
    proportions = StackProportions(stack, settings: settings, behavior: behavior)
  }

  /// A vertical stack cannot align baselines: UIStackView then aligns nothing, and FDStackView aligns at an edge.
  private static func alignment(of stack: StackView, _ behavior: StackBehavior) -> StackView.Alignment {
    guard behavior == .fdStackView, stack.axis == .vertical else { return stack.alignment }
    switch stack.alignment {
    case .firstBaseline: return .leading
    case .lastBaseline: return .trailing
    default: return stack.alignment
    }
  }

  /// All constraints; none for a stack without arranged views.
  var constraints: [Constraint] {
    let all = ConstraintRole.stackGroups.flatMap { group in
      group.isOfItems
        ? items.indices.flatMap { place in group.roles.compactMap { constraint($0, at: place) } }
        : group.roles.compactMap { constraint($0) }
    }
    guides.number(items)
    return all
  }

  /// Whether no view is shown.
  var isEmpty: Bool { lastVisible < 0 }

  /// Across the axis, views are aligned to a spanner, unless they all fill the stack or there is only one.
  var spanner: LayoutGuide? {
    let isNeeded = isEmpty || (alignment != .fill && items.count > 1)
    return isNeeded && !items.isEmpty ? guides.spanner : nil
  }

  /// Whether guides between the views share the remaining room.
  var hasGaps: Bool { stack.distribution == .equalSpacing || stack.distribution == .equalCentering }

  /// The constraint that an arranged view has in a role; nil if it has none.
  func constraint(_ role: ConstraintRole, at place: Int) -> Constraint? {
    switch role {
    case .suppression: suppression(place)
    case .hidingAlong, .hidingAcross: hiding(place, isAcross: role == .hidingAcross)
    case .firstAlignment, .secondAlignment: alignment(place, isSecond: role == .secondAlignment)
    case .share, .shareEnd: share(place, isEnd: role == .shareEnd)
    case .equalGap: equalGap(place)
    case .spacing: spacing(place)
    case .boundaryMin, .boundaryMax: boundary(place, isMax: role == .boundaryMax)
    case .textWidth: textWidth(place)
    default: nil
    }
  }

  /// The constraint that the stack has in a role; nil if it has none.
  func constraint(_ role: ConstraintRole) -> Constraint? {
    guard !items.isEmpty else { return nil }
    switch role {
    case .mainMin, .mainMax: return mainCanvas(isMax: role == .mainMax)
    case .crossMin, .crossMax: return crossCanvas(isMax: role == .crossMax)
    case .crossCenter: return crossCenter
    case .mainFit: return hasGaps && behavior == .uiKit ? canvasFit(main) : nil
    case .crossFit: return hasLooseCrossCanvas ? canvasFit(cross) : nil
    case .spanningFit: return spanningFit
    default: return nil
    }
  }

  /// A constraint with the stack as its origin.
  func make(
    _ first: Constraint.Anchor, _ relation: Relation, _ second: Constraint.Anchor?, multiplier: Double = 1,
    constant: Double = 0, priority: Double = 1000, _ identifier: StackConstraintIdentifier,
    _ role: ConstraintOrigin.StackRole
  ) -> Constraint {
    Constraint(
      first, relation, second, multiplier: multiplier, constant: constant, priority: priority,
      identifier: identifier.name(behavior), origin: .stack(stack, role))
  }

  func anchor(_ item: LayoutItem, _ attribute: LayoutAttribute) -> Constraint.Anchor {
    Constraint.Anchor(item, attribute)
  }

  /// The stack's own edge or, with margins, the margin's.
  func canvas(_ axis: StackAxis, _ attribute: LayoutAttribute) -> Constraint.Anchor {
    anchor(stack, stack.isLayoutMarginsRelativeArrangement ? axis.margin(attribute) : attribute)
  }
}
