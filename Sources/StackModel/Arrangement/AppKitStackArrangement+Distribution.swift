internal import AutoLayout

/// How the views share the axis.
extension AppKitStackArrangement {
  /// Lower than compression resistance: views that are longer than their share keep their length.
  private static let proportionPriority = 740.0

  /// Lower than 500, at which a window keeps its size. As measured, views share its room equally, and keep their own
  /// lengths if there is none.
  private static let equalSizePriority = 499.0

  /// NSLayoutPriorityDefaultLow: equal gaps, and by Apple's description of gravity areas the place of the center one.
  static let equalGapPriority = 250.0

  /// NSLayoutPriorityDefaultHigh: the spacing within a gravity area, by Apple's description of `spacing`.
  private static let areaSpacingPriority = 750.0

  var spacings: [Constraint] {
    let areas = areaOfView
    return views.indices.dropFirst().flatMap { index -> [Constraint] in
      let (previous, view) = (views[index - 1], views[index])
      let isInArea = areas[ObjectIdentifier(previous)] == areas[ObjectIdentifier(view)]
      let spacing = spacing(after: previous)
      if isInArea, fills { return [make(view, main.minEdge, .equal, previous, main.maxEdge, constant: spacing)] }
      return [
        make(view, main.minEdge, .greaterThanOrEqual, previous, main.maxEdge, constant: spacing),
        make(
          view, main.minEdge, .equal, previous, main.maxEdge, constant: spacing,
          priority: isInArea && !sharesGaps ? max(hugging, Self.areaSpacingPriority) : hugging),
      ]
    }
  }

  /// Equal spacing ignores custom spacing, by Apple's description of `hasEqualSpacing`.
  private func spacing(after view: View) -> Double {
    stack.distribution == .equalSpacing ? stack.spacing : view.customSpacing ?? stack.spacing
  }

  private var sharesGaps: Bool { stack.distribution == .equalSpacing || stack.distribution == .equalCentering }
  private var fills: Bool { stack.distribution != .gravityAreas && !sharesGaps }

  /// All views are in one area unless the distribution says otherwise.
  private var areaOfView: [ObjectIdentifier: Int] {
    guard stack.distribution == .gravityAreas else { return [:] }
    let areas = stack.areas.enumerated().flatMap { area, views in views.map { (ObjectIdentifier($0), area) } }
    return Dictionary(areas, uniquingKeysWith: { first, _ in first })
  }

  // MARK: Sizes

  /// The largest number of views for which equal or proportional lengths are added below the required priority. Their
  /// cost grows with the third power of the number of views. No stack view of a public document comes near.
  private static let mostSharedLengths = 100

  var sizes: [Constraint] {
    guard views.count <= Self.mostSharedLengths else { return [] }
    return switch stack.distribution {
    case .fillEqually: equalSizes(views)
    case .fillProportionally: proportionalSizes
    default: []
    }
  }

  private func equalSizes(_ views: [View]) -> [Constraint] {
    guard let first = views.first else { return [] }
    return views.dropFirst().map {
      make($0, main.dimension, .equal, first, main.dimension, priority: Self.equalSizePriority)
    }
  }

  /// All natural lengths are multiplied by one factor. Views without a natural length take no part, unless no view has
  /// one.
  private var proportionalSizes: [Constraint] {
    let natural = NaturalSize(settings: settings)
    let lengths = views.compactMap { view in
      natural.appKitLength(of: view, along: stack.axis, attachedViews).flatMap {
        $0 > 0 ? (view: view, length: $0) : nil
      }
    }
    guard let first = lengths.first else { return equalSizes(views) }
    return lengths.dropFirst().map {
      make(
        $0.view, main.dimension, .equal, first.view, main.dimension, multiplier: $0.length / first.length,
        priority: Self.proportionPriority)
    }
  }

  // MARK: Gaps

  /// The gaps between views or between their centers are equal, as far as the least spacing lets them.
  var equalGaps: [Constraint] {
    guard sharesGaps, (3...StackArrangement.mostEqualGaps).contains(views.count) else { return [] }
    let isCentering = stack.distribution == .equalCentering
    return views.indices.dropLast().flatMap { index -> [Constraint] in
      let gap = guides.gap(after: index)
      let edges = [
        make(gap, main.minEdge, .equal, views[index], isCentering ? main.center : main.maxEdge),
        make(gap, main.maxEdge, .equal, views[index + 1], isCentering ? main.center : main.minEdge),
      ]
      guard index > 0 else { return edges }
      let first = guides.gap(after: 0)
      return edges + [make(gap, main.dimension, .equal, first, main.dimension, priority: Self.equalGapPriority)]
    }
  }

  /// The center area is in the middle of the stack if there is room.
  var centerArea: [Constraint] {
    guard stack.distribution == .gravityAreas else { return [] }
    let center = Set(stack.views(in: .center).map(ObjectIdentifier.init))
    let views = views.filter { center.contains(ObjectIdentifier($0)) }
    guard let first = views.first, let last = views.last else { return [] }
    let area = guides.center
    return [
      make(area, main.minEdge, .equal, first, main.minEdge), make(area, main.maxEdge, .equal, last, main.maxEdge),
      make(area, main.center, .equal, stack, main.center, priority: Self.equalGapPriority),
    ]
  }
}

extension NaturalSize {
  /// The length in points that a view of macOS would have if only its content decided; nil if it is not known.
  fileprivate func appKitLength(
    of view: View, along axis: Axis, _ attachedViews: (AppKitStackView) -> [View]
  ) -> Double? {
    if let length = length(of: view, along: axis) ?? view.ownLength(along: axis) { return length }
    guard let stack = view as? AppKitStackView else { return nil }
    let views = attachedViews(stack)
    let lengths = views.compactMap { appKitLength(of: $0, along: axis, attachedViews) }
    guard let longest = lengths.max() else { return nil }
    let insets = stack.edgeInsets
    let padding = axis == .horizontal ? insets.left + insets.right : insets.top + insets.bottom
    guard axis == stack.axis else { return longest + padding }
    let gaps = views.dropLast().reduce(0) { $0 + ($1.customSpacing ?? stack.spacing) }
    let sum = stack.distribution == .fillEqually ? longest * Double(lengths.count) : lengths.reduce(0, +)
    return sum + gaps + padding
  }
}

extension View {
  /// The length that one of the view's own constraints gives it, at any priority.
  fileprivate func ownLength(along axis: Axis) -> Double? {
    let dimension = StackAxis.of(axis).dimension
    return constraints.first {
      $0.firstAttribute == dimension && $0.secondAttribute == nil && $0.relation == .equal && $0.firstItem === self
    }?.constant
  }
}
