@testable import AutoLayout
@testable import StackModel

/// What NSStackView's documentation and header say of its layout, as constraints. Where they give no priority, it is one
/// that the frames in public documents and the measurements of GNUstep's tests leave room for, and the comment says so.
///
/// Stated apart from the code under test, as `DocumentedRules` is.
struct DocumentedAppKitRules {
  var stack: AppKitStackDescription
  /// The views that are attached, in order.
  var views: [ViewDescription]

  var along: DocumentedRules.Attributes { stack.isHorizontal ? .horizontal : .vertical }
  var across: DocumentedRules.Attributes { stack.isHorizontal ? .vertical : .horizontal }
  var hugging: Double { stack.hugging[stack.axis] }

  /// Above everything that content asks for, and below what is required: a requirement of the author's wins.
  private static let almostRequired = 999.0

  var constraints: [ListedConstraint] {
    guard !views.isEmpty else { return Axis.allCases.map(emptyLength) }
    return nearEnd + farEnd + spacings + lengths + gaps + centerArea + views.flatMap(place)
  }

  func rule(
    _ first: String, _ relation: Relation, _ second: String?, multiplier: Double = 1, constant: Double = 0,
    priority: Double = 1000
  ) -> ListedConstraint {
    ListedConstraint(
      "NSStackView", first, relation, second, multiplier: multiplier, constant: constant, priority: priority)
  }

  /// A stack without views hugs its insets.
  private func emptyLength(_ axis: Axis) -> ListedConstraint {
    let inset = stack.inset(along: axis)
    return rule(
      axis == .horizontal ? "stack.width" : "stack.height", .equal, nil, constant: inset.near + inset.far,
      priority: min(stack.hugging[axis], Self.almostRequired))
  }
}

// MARK: - Along the axis

extension DocumentedAppKitRules {
  private var usesAreas: Bool { stack.distribution == .gravityAreas }
  private var sharesGaps: Bool { stack.distribution == .equalSpacing || stack.distribution == .equalCentering }
  private var inset: (near: Double, far: Double) { stack.inset(along: stack.axis) }

  /// A single view of equal centering keeps its length in the middle: stored frames of 3 stacks.
  private var isCentered: Bool { stack.distribution == .equalCentering && views.count == 1 }

  /// The first view stands at the near end, or anywhere beyond it if its area is another one, but as near as hugging
  /// wants.
  private var nearEnd: [ListedConstraint] {
    let (edge, end) = ("\(views[0].name).\(along.near)", "stack.\(along.near)")
    if isCentered {
      let middle = (inset.near - inset.far) / 2
      return [
        rule(edge, .greaterThanOrEqual, end, constant: inset.near),
        rule("\(views[0].name).\(along.middle)", .equal, "stack.\(along.middle)", constant: middle),
      ]
    }
    if !usesAreas || views.contains(where: { $0.gravity == .leading }) {
      return [rule(edge, .equal, end, constant: inset.near)]
    }
    return [
      rule(edge, .greaterThanOrEqual, end, constant: inset.near),
      rule(edge, .equal, end, constant: inset.near, priority: hugging),
    ]
  }

  /// The last view reaches the far end, and beyond it if the stack may be clipped: from its right or bottom side.
  private var farEnd: [ListedConstraint] {
    let (edge, end) = ("\(views[views.count - 1].name).\(along.far)", "stack.\(along.far)")
    let resists = rule(
      edge, .lessThanOrEqual, end, constant: -inset.far, priority: stack.clippingResistance[stack.axis])
    if isCentered { return [resists] }
    let isReached = !usesAreas || views.contains { $0.gravity == .trailing }
    return [
      resists,
      isReached
        ? rule(edge, .greaterThanOrEqual, end, constant: -inset.far)
        : rule(edge, .equal, end, constant: -inset.far, priority: hugging),
    ]
  }

  /// The spacing is never less. It is exact where views fill the stack; within an area at 750 or the hugging, whichever
  /// is more; between areas and where gaps are shared at the hugging.
  private var spacings: [ListedConstraint] {
    zip(views, views.dropFirst()).flatMap { before, after -> [ListedConstraint] in
      let (edge, other) = ("\(after.name).\(along.near)", "\(before.name).\(along.far)")
      // A custom spacing would make the gaps unequal that equal spacing wants equal.
      let custom = stack.distribution == .equalSpacing ? nil : before.customSpacing
      let spacing = custom ?? stack.spacing
      if !usesAreas, !sharesGaps { return [rule(edge, .equal, other, constant: spacing)] }
      let isWithinArea = usesAreas && before.gravity == after.gravity
      return [
        rule(edge, .greaterThanOrEqual, other, constant: spacing),
        rule(edge, .equal, other, constant: spacing, priority: isWithinArea ? max(hugging, 750) : hugging),
      ]
    }
  }

  /// Equal lengths, or lengths in proportion to the content, "as much as possible": measured views keep what their
  /// content needs, so below 750. Equal ones have been measured to give way to a window's size, which is held at 500; a
  /// published case has proportions although lengths are held at 600.
  private var lengths: [ListedConstraint] {
    switch stack.distribution {
    case .fillEqually: return ratios(views.map { ($0, 1) }, priority: 499)
    case .fillProportionally:
      let known = views.compactMap { view in contentLength(view).map { (view, $0) } }
      return known.isEmpty ? ratios(views.map { ($0, 1) }, priority: 499) : ratios(known, priority: 740)
    default: return []
    }
  }

  private func ratios(_ lengths: [(view: ViewDescription, length: Double)], priority: Double) -> [ListedConstraint] {
    lengths.dropFirst().map {
      rule(
        "\($0.view.name).\(along.length)", .equal, "\(lengths[0].view.name).\(along.length)",
        multiplier: $0.length / lengths[0].length, priority: priority)
    }
  }

  private func contentLength(_ view: ViewDescription) -> Double? {
    (view.content[stack.axis] ?? view.fixed[stack.axis]?.length).flatMap { $0 > 0 ? $0 : nil }
  }

  /// Gaps between views, or distances between their centers, are equal at 250.
  private var gaps: [ListedConstraint] {
    guard sharesGaps, views.count > 2 else { return [] }
    let isCentering = stack.distribution == .equalCentering
    return zip(views, views.dropFirst()).enumerated().flatMap { index, pair -> [ListedConstraint] in
      let edges = [
        rule("gap\(index).\(along.near)", .equal, "\(pair.0.name).\(isCentering ? along.middle : along.far)"),
        rule("gap\(index).\(along.far)", .equal, "\(pair.1.name).\(isCentering ? along.middle : along.near)"),
      ]
      guard index > 0 else { return edges }
      return edges + [rule("gap\(index).\(along.length)", .equal, "gap0.\(along.length)", priority: 250)]
    }
  }

  /// The center area stands in the middle, at 250 too: where its neighbors need the room it moves.
  private var centerArea: [ListedConstraint] {
    let area = views.filter { $0.gravity == .center }
    guard usesAreas, let first = area.first, let last = area.last else { return [] }
    return [
      rule("area.\(along.near)", .equal, "\(first.name).\(along.near)"),
      rule("area.\(along.far)", .equal, "\(last.name).\(along.far)"),
      rule("area.\(along.middle)", .equal, "stack.\(along.middle)", priority: 250),
    ]
  }
}
