internal import AutoLayout

/// How Interface Builder's canvas shows hidden arranged views: the stack is laid out as if they had no length, yet
/// each keeps the size that its own constraints require, at the place where it would stand. So a required size and
/// UISV-hiding do not conflict there as they do at run time.
struct HiddenViewCanvas {
  private let stack: StackView
  private let axis: StackAxis
  private var standIns: [ObjectIdentifier: LayoutGuide] = [:]

  /// Nil where nothing is hidden.
  init?(_ stack: StackView) {
    let hidden = stack.arrangedSubviews.filter(\.isHidden)
    guard !hidden.isEmpty else { return nil }
    self.stack = stack
    axis = StackAxis.of(stack.axis)
    for (index, view) in hidden.enumerated() {
      standIns[ObjectIdentifier(view)] = LayoutGuide(.hiddenView, number: index)
    }
  }

  /// The constraint with stand-ins for hidden views along the axis.
  func replaced(_ constraint: Constraint) -> Constraint {
    var constraint = constraint
    constraint.first = replaced(constraint.first)
    constraint.second = constraint.second.map(replaced)
    return constraint
  }

  private func replaced(_ anchor: Constraint.Anchor) -> Constraint.Anchor {
    guard anchor.attribute.axis == stack.axis, let guide = standIns[ObjectIdentifier(anchor.item)] else {
      return anchor
    }
    return Constraint.Anchor(guide, anchor.attribute)
  }

  /// A hidden view in front of all others ends where its stand-in does; any other starts there.
  var links: [Constraint] {
    let firstVisible = stack.arrangedSubviews.firstIndex { !$0.isHidden } ?? 0
    return stack.arrangedSubviews.enumerated().flatMap { index, view -> [Constraint] in
      guard let guide = standIns[ObjectIdentifier(view)] else { return [] }
      let edge = index < firstVisible ? axis.maxEdge : axis.minEdge
      return [link(view, edge, guide, 1000), link(view, axis.dimension, guide, StackPriority.spanningBoundary)]
    } + corner
  }

  /// With nothing visible nothing ties the views to the stack: they stand at its corner.
  private var corner: [Constraint] {
    guard let first = stack.arrangedSubviews.first, stack.arrangedSubviews.allSatisfy(\.isHidden) else { return [] }
    let cross = StackAxis.of(stack.axis.perpendicular)
    return [replaced(Constraint.Anchor(first, axis.minEdge)), Constraint.Anchor(first, cross.minEdge)].map { anchor in
      Constraint(
        anchor, .equal, Constraint.Anchor(stack, anchor.attribute), priority: StackPriority.spanningBoundary,
        origin: .stack(stack, .hiding))
    }
  }

  private func link(_ view: View, _ attribute: LayoutAttribute, _ guide: LayoutGuide, _ priority: Double) -> Constraint
  {
    Constraint(
      Constraint.Anchor(view, attribute), .equal, Constraint.Anchor(guide, attribute), priority: priority,
      origin: .stack(stack, .hiding))
  }
}
