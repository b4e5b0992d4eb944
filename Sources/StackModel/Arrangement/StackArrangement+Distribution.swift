internal import AutoLayout

/// How the views share the axis.
extension StackArrangement {
  /// The constraint that the distribution adds for a view that is shown, or for the gap after it.
  func share(_ place: Int, isEnd: Bool) -> Constraint? {
    guard !items[place].isHidden else { return nil }
    switch stack.distribution {
    case .fill: return nil
    case .fillEqually: return isEnd ? nil : equalSize(place)
    case .fillProportionally: return isEnd ? nil : proportion(place)
    case .equalSpacing, .equalCentering: return gapEdge(place, isEnd: isEnd)
    }
  }

  /// Every later visible view is as long as the first one. FDStackView compares neighbors, with lower priorities for
  /// later pairs.
  private func equalSize(_ place: Int) -> Constraint? {
    guard place != firstVisible else { return nil }
    let other = proportions?.neighbors[place] ?? firstVisible
    let priority = proportions.map { max(1, StackPriority.fillProportionally + 1 - Double($0.ordinals[place])) }
    return make(
      anchor(items[place], main.dimension), .equal, anchor(items[other], main.dimension), priority: priority ?? 1000,
      .fillEqually, .distribution)
  }

  /// UIKit compares with the whole, FDStackView with the next view.
  private func proportion(_ place: Int) -> Constraint? {
    guard let proportions else { return nil }
    let priority = max(1, StackPriority.fillProportionally - Double(proportions.ordinals[place]))
    let first = anchor(items[place], main.dimension)
    let name = StackConstraintIdentifier.fillProportionally
    if behavior == .fdStackView {
      guard let ratio = proportions.ratio(place) else { return nil }
      let second = anchor(items[ratio.next], main.dimension)
      return make(first, .equal, second, multiplier: ratio.factor, priority: priority, name, .distribution)
    }
    if proportions.needsContent { return nil }
    guard proportions.isKnown else { return equalSize(among: proportions, place) }
    guard let factor = proportions.factor(place) else { return make(first, .equal, nil, name, .distribution) }
    return make(
      first, .equal, anchor(stack, main.dimension), multiplier: factor,
      priority: proportions.isExact ? 1000 : priority, name, .distribution)
  }

  /// If no view has a natural length, equal lengths are required.
  private func equalSize(among proportions: StackProportions, _ place: Int) -> Constraint? {
    guard place != firstVisible else { return nil }
    return make(
      anchor(items[place], main.dimension), .equal, anchor(items[firstVisible], main.dimension), .fillEqually,
      .distribution)
  }

  private func gapEdge(_ place: Int, isEnd: Bool) -> Constraint? {
    guard place != lastVisible else { return nil }
    let followsBaselines = stack.isBaselineRelativeArrangement && stack.axis == .vertical
    let isCentering = stack.distribution == .equalCentering
    let gap = guides.gap(behind: items[place], isFirst: place == firstVisible)
    if !isEnd {
      let from = isCentering ? main.center : followsBaselines ? .lastBaseline : main.maxEdge
      return make(
        anchor(gap, main.minEdge), .equal, anchor(items[place], from), .distributingEdge, .distribution)
    }
    guard let next = items[(place + 1)...].first(where: { !$0.isHidden }) else { return nil }
    let to = isCentering ? main.center : followsBaselines ? .firstBaseline : main.minEdge
    return make(anchor(gap, main.maxEdge), .equal, anchor(next, to), .distributingEdge, .distribution)
  }

  /// The largest number of views for which equal gaps are added below the required priority. Their cost grows with the
  /// third power of the number of views. No stack view of a public document comes near.
  static let mostEqualGaps = 250

  /// One priority for all centers. UIKit's printed constraints have 149 for the first one, and no stored frame needs
  /// another priority for the rest.
  func equalGap(_ place: Int) -> Constraint? {
    guard hasGaps, !items[place].isHidden, place != firstVisible, place != lastVisible else { return nil }
    let isLoose = stack.distribution == .equalCentering && behavior == .uiKit
    if isLoose, stack.visibleCount > Self.mostEqualGaps { return nil }
    return make(
      anchor(guides.gap(behind: items[place], isFirst: false), main.dimension), .equal,
      anchor(guides.gap(behind: items[firstVisible], isFirst: true), main.dimension),
      priority: isLoose ? StackPriority.equalCentering : 1000, .fillEqually, .distribution)
  }
}
