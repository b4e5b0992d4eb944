internal import AutoLayout

/// How Interface Builder's canvas shows hidden arranged views: the stack is laid out as if they had no length, yet
/// each keeps the size that its own constraints require, at the place where it would stand. So a required size and
/// UISV-hiding do not conflict there as they do at run time.
struct HiddenViewCanvas {
  private let arrangement: StackArrangement

  /// Nil where nothing is hidden, and at run time.
  init?(_ arrangement: StackArrangement) {
    let stack = arrangement.stack
    guard !arrangement.settings.isStackDefinition, stack.visibleCount < stack.arrangedSubviews.count else { return nil }
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

  /// What ties a hidden view to its stand-in: one in front of all others ends where its stand-in does; any other starts
  /// there.
  func link(_ role: ConstraintRole, at place: Int) -> Constraint? {
    let view = arrangement.items[place]
    guard view.isHidden else { return nil }
    let guide = arrangement.guides.standIn(for: view)
    if role == .standInLength {
      return link(view, arrangement.main.dimension, guide, StackPriority.spanningBoundary)
    }
    let isInFront = place < arrangement.firstVisible && !arrangement.isEmpty
    return link(view, isInFront ? arrangement.main.maxEdge : arrangement.main.minEdge, guide, 1000)
  }

  /// With nothing visible nothing ties the views to the stack: they stand at its corner.
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
    Constraint(
      Constraint.Anchor(view, attribute), .equal, Constraint.Anchor(guide, attribute), priority: priority,
      origin: .stack(stack, .hiding))
  }
}
