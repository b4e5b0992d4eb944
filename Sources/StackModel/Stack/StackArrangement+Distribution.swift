internal import AutoLayout

extension StackArrangement {
  var distribution: [Constraint] {
    switch stack.distribution {
    case .fill: []
    case .fillEqually: equalSizes
    case .fillProportionally: behavior == .fdStackView ? neighbourProportions : proportions
    case .equalSpacing: gapEdges(.equalSpacing) + equalGaps(priority: { _ in 1000 })
    case .equalCentering: gapEdges(.equalCentering) + equalGaps(priority: centeringPriority)
    }
  }

  /// The stack shrinks to the smallest length that its minimum spacings allow, and across the axis as far as
  /// an inequality lets it.
  var canvasFits: [Constraint] {
    var axes: [StackAxis] = []
    if stack.distribution == .equalSpacing || stack.distribution == .equalCentering { axes.append(main) }
    if hasLooseCrossCanvas { axes.append(cross) }
    return axes.map {
      make(anchor(stack, $0.dimension), .equal, nil, priority: StackPriority.canvasFit, "UISV-canvas-fit", .canvas)
    }
  }

  /// Every later visible view is as long as the first.
  private var equalSizes: [Constraint] {
    guard let first = visible.first else { return [] }
    return visible.dropFirst().enumerated().map { index, view in
      // FDStackView compares neighbours, and lets later pairs give way.
      let other = behavior == .fdStackView ? visible[index] : first
      let priority = behavior == .fdStackView ? StackPriority.fillProportionally - Double(index) : 1000
      return make(
        anchor(view, main.dimension), .equal, anchor(other, main.dimension), priority: priority,
        "UISV-fill-equally", .distribution)
    }
  }

  /// UIKit counts the spacings into the whole and keeps them as gaps too, so that the last view gives way.
  private var proportions: [Constraint] {
    let lengths = visible.map { naturalLength(of: $0) }
    guard lengths.contains(where: { $0 != nil }) else { return equalSizes }
    let gaps = stack.spacing * Double(visible.count - 1)
    let whole = lengths.reduce(gaps) { $0 + ($1 ?? 0) }
    let isExact = lengths.filter { $0 != nil }.count == 1 && (visible.count == 1 || stack.spacing == 0)
    return zip(visible, lengths).enumerated().map { index, pair in
      guard let length = pair.1, whole > 0 else {
        return make(anchor(pair.0, main.dimension), .equal, nil, "UISV-fill-proportionally", .distribution)
      }
      return make(
        anchor(pair.0, main.dimension), .equal, anchor(stack, main.dimension), multiplier: length / whole,
        priority: isExact ? 1000 : max(1, StackPriority.fillProportionally - Double(index)),
        "UISV-fill-proportionally", .distribution)
    }
  }

  /// FDStackView compares neighbours, which keeps the proportions whatever the spacing.
  private var neighbourProportions: [Constraint] {
    zip(visible, visible.dropFirst()).enumerated().map { index, pair in
      let (before, after) = (naturalLength(of: pair.0) ?? 0, naturalLength(of: pair.1) ?? 0)
      return make(
        anchor(pair.0, main.dimension), .equal, anchor(pair.1, main.dimension),
        multiplier: before > 0 && after > 0 ? before / after : 1,
        priority: max(1, StackPriority.fillProportionally - Double(index)), "UISV-fill-proportionally", .distribution)
    }
  }

  /// The length of the view's content; nil without any, or with none at all.
  private func naturalLength(of view: View) -> Double? {
    let length = NaturalSize(settings: settings).length(of: view, along: main.axis)
    return length.flatMap { $0 > 0 ? $0 : nil }
  }

  private func gapEdges(_ distribution: StackView.Distribution) -> [Constraint] {
    let followsBaselines = stack.isBaselineRelativeArrangement && stack.axis == .vertical
    let isCentering = distribution == .equalCentering
    let from = isCentering ? main.center : followsBaselines ? .lastBaseline : main.maxEdge
    let to = isCentering ? main.center : followsBaselines ? .firstBaseline : main.minEdge
    return gaps.enumerated().flatMap { index, gap in
      [
        make(anchor(gap, main.minEdge), .equal, anchor(visible[index], from), "UISV-distributing-edge", .distribution),
        make(
          anchor(gap, main.maxEdge), .equal, anchor(visible[index + 1], to), "UISV-distributing-edge", .distribution),
      ]
    }
  }

  private func equalGaps(priority: (Int) -> Double) -> [Constraint] {
    guard let first = gaps.first else { return [] }
    return gaps.dropFirst().enumerated().map { index, gap in
      make(
        anchor(gap, main.dimension), .equal, anchor(first, main.dimension), priority: priority(index),
        "UISV-fill-equally", .distribution)
    }
  }

  /// One level for all: printed output shows 149 for the first, and no stored frame needs another for the rest.
  private func centeringPriority(_ index: Int) -> Double {
    behavior == .fdStackView ? 1000 : StackPriority.equalCentering
  }
}
