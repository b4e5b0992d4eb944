internal import AutoLayout

/// How Interface Builder's canvas shows hidden arranged views: the stack is laid out as if they had no length, yet
/// each keeps the size that its own constraints require, at the place where it would stand. So a required size and
/// UISV-hiding do not conflict there as they do at run time.
struct HiddenViewCanvas {
  private let arrangement: StackArrangement

  /// Nil if nothing is hidden, and at run time.
  init?(_ arrangement: StackArrangement) {
    let stack = arrangement.stack
    guard arrangement.settings.semantics == .canvas, stack.visibleCount < stack.arrangedSubviews.count else {
      return nil
    }
    self.arrangement = arrangement
  }

  private var stack: StackView { arrangement.stack }

  /// The constraint with stand-ins for hidden views along the axis.
  func replaced(_ constraint: Constraint) -> Constraint {
    var constraint = constraint
    constraint.first = replaced(constraint.first)
    constraint.second = constraint.second.map(replaced)
    return constraint
  }

  private func replaced(_ anchor: Constraint.Anchor) -> Constraint.Anchor {
    guard anchor.attribute.axis == stack.axis, let view = anchor.item as? View, view.isHidden,
      view.arrangingStack === stack
    else { return anchor }
    return Constraint.Anchor(arrangement.guides.standIn(for: view), anchor.attribute)
  }

  /// Ties a hidden view to its place: a view before all others ends where its stand-in ends, any other starts where its
  /// stand-in starts. Beside a single view that is shown, hidden views are at the stack's own edge unless centered in a
  /// row.
  ///
  /// Evidence: 49/53 views, 18 repositories.
  func link(_ role: ConstraintRole, at place: Int) -> Constraint? {
    let view = arrangement.items[place]
    guard view.isHidden else { return nil }
    let guide = arrangement.guides.standIn(for: view)
    if role == .standInLength {
      return link(view, arrangement.main.dimension, guide, StackPriority.spanningBoundary)
    }
    let (start, end) = (arrangement.main.minEdge, arrangement.main.maxEdge)
    if stack.visibleCount == 1, arrangement.alignment != .center || stack.axis == .vertical {
      return link(Constraint.Anchor(view, start), Constraint.Anchor(stack, start), 1000)
    }
    let isInFront = place < arrangement.firstVisible && !arrangement.isEmpty
    if arrangement.hasGaps, let link = linkBeyondGaps(place) { return link }
    return link(view, isInFront ? end : start, guide, 1000)
  }

  /// If guides share the remaining room, hidden views at an end touch the first or last view that is shown. The
  /// author's constraints take precedence.
  ///
  /// Evidence: 8/8 views, 4 repositories.
  private func linkBeyondGaps(_ place: Int) -> Constraint? {
    guard !arrangement.isEmpty else { return nil }
    let (start, end) = (arrangement.main.minEdge, arrangement.main.maxEdge)
    let item = Constraint.Anchor(arrangement.items[place], place < arrangement.firstVisible ? end : start)
    if place < arrangement.firstVisible {
      return link(
        item, Constraint.Anchor(arrangement.items[arrangement.firstVisible], start), StackPriority.spanningBoundary)
    }
    guard place > arrangement.lastVisible else { return nil }
    return link(
      item, Constraint.Anchor(arrangement.items[arrangement.lastVisible], end), StackPriority.spanningBoundary)
  }

  /// If no view is visible, nothing ties the views to the stack: they are at its corner.
  func corner(_ role: ConstraintRole) -> Constraint? {
    guard arrangement.isEmpty, let first = arrangement.items.first else { return nil }
    let edge = role == .cornerMain ? arrangement.main.minEdge : arrangement.cross.minEdge
    let anchor = Constraint.Anchor(first, edge)
    return Constraint(
      role == .cornerMain ? replaced(anchor) : anchor, .equal, Constraint.Anchor(stack, edge),
      priority: StackPriority.spanningBoundary, origin: .stack(stack, .hiding))
  }

  private func link(_ view: View, _ attribute: LayoutAttribute, _ guide: LayoutGuide, _ priority: Double) -> Constraint
  {
    link(Constraint.Anchor(view, attribute), Constraint.Anchor(guide, attribute), priority)
  }

  private func link(_ first: Constraint.Anchor, _ second: Constraint.Anchor, _ priority: Double) -> Constraint {
    Constraint(first, .equal, second, priority: priority, origin: .stack(stack, .hiding))
  }
}
