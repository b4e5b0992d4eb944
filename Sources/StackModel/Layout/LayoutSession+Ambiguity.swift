internal import AutoLayout

/// What constraints leave open.
extension LayoutSession {
  func openness(of view: View, in solution: Solution) -> EdgeOpenness {
    let base = Int(view.variableBase)
    return EdgeOpenness(
      left: solution.degreesOfFreedom(of: variables[base]), top: solution.degreesOfFreedom(of: variables[base + 1]),
      right: solution.degreesOfFreedom(of: variables[base + 2]),
      bottom: solution.degreesOfFreedom(of: variables[base + 3]))
  }

  /// How far a view with such edges is open in its superview.
  func openAxes(
    _ edges: EdgeOpenness, in superview: View?, _ solution: Solution
  ) -> (x: EdgeOpenness.Along, y: EdgeOpenness.Along) {
    let outer = superview.map { openness(of: $0, in: solution) } ?? EdgeOpenness()
    return (edges.horizontal(in: outer), edges.vertical(in: outer, fromBottom: settings.platform == .macOS))
  }

  /// Nothing is said of views whose frame the author keeps, and only as much as the author lets be verified.
  func ambiguity(
    of view: View, _ x: EdgeOpenness.Along, _ y: EdgeOpenness.Along, _ solution: Solution
  ) -> LayoutAmbiguity? {
    guard !view.marks.hasFixedFrame, view.marks.verification != .off else { return nil }
    var ambiguity = LayoutAmbiguity()
    for (axis, open) in [(Axis.horizontal, x), (.vertical, y)] {
      ambiguity[axis].position = reason(open.near)
      ambiguity[axis].size = view.marks.verification == .ignoreSizes ? nil : reason(open.length)
      ambiguity[axis].scrollableSize = (view as? ScrollView).flatMap { scrollableSize(of: $0, axis, solution) }
      ambiguity[axis].followsSuperview =
        open.followsOuter && ambiguity[axis].size != nil && view.arrangingStack?.axis != axis
      ambiguity[axis].isPinned = !open.near.isUndetermined || !open.far.isUndetermined
    }
    return ambiguity.isEmpty ? nil : ambiguity
  }

  private func reason(_ openness: DegreesOfFreedom) -> LayoutAmbiguity.Reason? {
    openness.isUndetermined ? .missingConstraints : openness.isTied ? .tie : nil
  }

  /// Where constraints name the content's edges they have to give it a size. Views that keep their frames in it do not:
  /// code says how far it scrolls (of 8 such scroll views Interface Builder marks none).
  private func scrollableSize(
    of scroll: ScrollView, _ axis: Axis, _ solution: Solution
  ) -> LayoutAmbiguity.Reason? {
    let content = Int(scroll.contentLayoutGuide.variableBase)
    let keepsFrames = scroll.subviews.allSatisfy(\.keepsFrame)
    guard content >= 0, !keepsFrames else { return nil }
    let place = axis == .horizontal ? 0 : 1
    let near = solution.degreesOfFreedom(of: variables[Int(scroll.variableBase) + place])
    return reason(solution.degreesOfFreedom(of: variables[content + 2 + place]) - near)
  }
}
